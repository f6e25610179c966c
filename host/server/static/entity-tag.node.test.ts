import { hasVersion } from './entity-tag';

describe('A browser that names versions it has', () => {
  it.each([
    ['the one tag', 'W/"12-34"'],
    ['the tag as a strong one', '"12-34"'],
    ['a list with the tag in it', '"a", W/"12-34" ,"b"'],
    ['a list without spaces', 'W/"x",W/"12-34"'],
    ['a tag that holds a comma before it', '"a,b", "12-34"'],
    ['any version', ' * '],
  ])('has this one with %s', (_, header) => {
    expect(hasVersion(header, 'W/"12-34"')).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['no tag', ''],
    ['another tag', 'W/"12-35"'],
    ['a tag that holds this one', '"x12-34", "12-34x"'],
    ['this one in a tag with a comma', '"a,12-34"'],
    ['this one without quotes', '12-34'],
    ['a quote that never ends', '"12-34'],
    ['this one among other letters', 'x"12-34"x'],
    ['a star among others', '"a", *'],
  ])('has not with %s', (_, header) => {
    expect(hasVersion(header, 'W/"12-34"')).toBe(false);
  });

  it('is understood as fast as it can write', () => {
    for (const header of [
      '"'.repeat(16_000),
      '"a",'.repeat(4_000),
      'W/'.repeat(8_000),
      `"a",${' '.repeat(16_000)}x`,
    ])
      expect(hasVersion(header, 'W/"12-34"')).toBe(false);
  });
});
