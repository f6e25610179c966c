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
    const sorted = [
      '@media (max-width: 63.99rem)',
      '@media (max-width: 18rem)',
      '@media (pointer: coarse)',
      '@media (min-width: 48rem)',
      '@media (min-width: 64rem)',
      '@media screen',
      '@container (max-width: 18rem)',
      '@container (min-width: 48rem)',
    ].map((condition) => `${condition}{._0{top:0}}`);

    expect(groupRules(sorted.toReversed().join(''))).toBe(sorted.join(''));
  });

  it('leaves animations as they are', () => {
    const css = '@keyframes appear{from{opacity:0}to{opacity:1}}';

    expect(groupRules(css)).toBe(css);
  });
});
