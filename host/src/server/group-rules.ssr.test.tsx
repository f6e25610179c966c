import { groupRules } from './group-rules';

describe('the rules of a page', () => {
  it('come without a condition first, and name each condition once', () => {
    const css =
      '@media print{._0{display:none;}}._0{color:red;}@media (hover: hover){._0{top:0;}}._1{color:navy;}@media print{._1{color:black;}}';

    expect(groupRules(css)).toBe(
      '._0{color:red}._1{color:navy}@media (hover: hover){._0{top:0}}@media print{._0{display:none}._1{color:black}}',
    );
  });

  it('narrow down from both ends: what fits a width best comes last', () => {
    const conditions = ['min-width: 64rem', 'max-width: 18rem', 'min-width: 48rem', 'max-width: 63.99rem'];
    const css = conditions.map((condition) => `@media (${condition}){._0{top:0}}`).join('');

    expect([...groupRules(css).matchAll(/\((.*?)\)/g)].map(([, condition]) => condition)).toEqual([
      'max-width: 63.99rem',
      'max-width: 18rem',
      'min-width: 48rem',
      'min-width: 64rem',
    ]);
  });

  it('leaves animations as they are', () => {
    const css = '@keyframes appear{from{opacity:0}to{opacity:1}}';

    expect(groupRules(css)).toBe(css);
  });
});
