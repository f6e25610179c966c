import { colorSchemes, type ColorName } from './decisions';

/** Relative luminance of `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [ColorName, on: ColorName];

const grounds = ['ground', 'groundDeep', 'surface'] as const;
const onEach = (color: ColorName, backgrounds: readonly ColorName[]): Pair[] =>
  backgrounds.map((background) => [color, background] as const);

const texts: readonly Pair[] = [
  ...onEach('text', [...grounds, 'callbackTint', 'errorTint']),
  ...onEach('textMuted', grounds),
  ...onEach('link', grounds),
  ...onEach('success', grounds),
  ...onEach('error', grounds),
  ...onEach('onAction', ['action', 'actionHover']),
  ...onEach('onCallback', ['callback', 'callbackHover']),
  ...onEach('onBand', ['band']),
  ...onEach('onBandMuted', ['band']),
];

/** Borders of controls, focus outlines, icons and other meaningful shapes. */
const lines: readonly Pair[] = [
  ...onEach('lineStrong', grounds),
  ...onEach('focus', grounds),
  ...onEach('action', grounds),
  ...onEach('callback', [...grounds, 'callbackTint']),
  ...onEach('error', ['errorTint']),
  ...onEach('bandLineStrong', ['band']),
  ...onEach('focusOnBand', ['band']),
];

const decoration: readonly ColorName[] = ['line', 'bandLine'];

it('computes the contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#336699', '#336699')).toBe(1);
});

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const colors: Record<ColorName, string> = colorSchemes[scheme];

  it.each([
    ['texts', texts, 4.5],
    ['lines', lines, 3],
  ] as const)('has %s with enough contrast on each of their backgrounds', (_what, pairs, least) => {
    const tooClose = pairs.filter(([color, ground]) => contrast(colors[color], colors[ground]) < least);

    expect(tooClose).toEqual([]);
  });

  it('has a contrast test for every colour except decorative ones', () => {
    const tested = new Set([...texts, ...lines].flat());

    expect(
      Object.keys(colors).filter((name) => ![...tested, ...decoration].some((known) => known === name)),
    ).toEqual([]);
  });
});
