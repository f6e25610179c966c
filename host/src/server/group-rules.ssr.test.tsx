import { groupRules } from './group-rules';

describe('the rules of a page', () => {
  it('start with the unconditional rules, and contain each condition once', () => {
    const css =
      '@media print{.a{display:none;}}.a{color:red;}@media (hover: hover){.a{top:0;}}.b{color:navy;}@media print{.b{color:black;}}';

    expect(groupRules(css)).toBe(
      '.a{color:red}.b{color:navy}@media (hover: hover){.a{top:0}}@media print{.a{display:none}.b{color:black}}',
    );
  });

  it('are sorted by width, with container conditions after screen conditions', () => {
    const sorted = [
      '@media (max-width: 63.99rem)',
      '@media (max-width: 18rem)',
      '@media (pointer: coarse)',
      '@media (min-width: 48rem)',
      '@media (min-width: 64rem)',
      '@media screen',
      '@container (max-width: 18rem)',
      '@container (min-width: 48rem)',
    ].map((condition) => `${condition}{.a{top:0}}`);

    expect(groupRules(sorted.toReversed().join(''))).toBe(sorted.join(''));
  });

  it('keep animations unchanged', () => {
    const css = '@keyframes appear{from{opacity:0}to{opacity:1}}';

    expect(groupRules(css)).toBe(css);
  });
});
