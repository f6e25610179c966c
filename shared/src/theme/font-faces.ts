export type FontFiles = { head: string; text: string };

/** Each stack has the font, the fallback until the font has loaded, and a generic family. */
export const fontStacks = {
  head: '"Bricolage Grotesque","Head stand-in",sans-serif',
  text: '"Instrument Sans","Text stand-in",sans-serif',
} as const;

/** Metrics of the fonts, in thousandths of an em. */
const metrics = { head: { ascent: 930, descent: 270 }, text: { ascent: 970, descent: 250 } };

/** Arial for Windows and Apple systems, and fonts with the same metrics for Linux and ChromeOS. */
const arial = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
};
type FallbackFont = {
  of: keyof typeof metrics;
  weight: string;
  local: readonly string[];
  /** `size-adjust` in percent. */
  size: number;
};

/**
 * Fallback fonts. Their sizes were fitted to the texts of all pages, so most paragraphs have as many lines as with the
 * real font. Android has none of these fonts, but its default font is nearly as wide.
 */
const fallbackFonts: readonly FallbackFont[] = [
  { of: 'head', weight: '700', local: arial.bold, size: 96.2 },
  { of: 'text', weight: '400 500', local: arial.regular, size: 101.5 },
  { of: 'text', weight: '600', local: arial.bold, size: 98.1 },
];

/** Declares the fonts and their fallbacks. A font that loads late is not used before the next page (`optional`). */
export function fontFaces({ head, text }: FontFiles): string {
  return [
    `@font-face{font-family:"Bricolage Grotesque";font-weight:700;font-display:optional;src:url(${head}) format("woff2")}`,
    `@font-face{font-family:"Instrument Sans";font-weight:400 600;font-display:optional;src:url(${text}) format("woff2")}`,
    ...fallbackFonts.map(fallbackFace),
  ].join('');
}

function fallbackFace({ of, weight, local, size }: FallbackFont): string {
  const name = { head: 'Head', text: 'Text' }[of];
  const { ascent, descent } = metrics[of];
  // `size-adjust` also scales the overrides. Dividing by it gives the line height of the real font.
  const override = (thousandths: number) => `${((thousandths * 10) / size).toFixed(1)}%`;

  return [
    `@font-face{font-family:"${name} stand-in";font-weight:${weight}`,
    `src:${local.map((font) => `local("${font}")`).join()}`,
    `size-adjust:${size}%`,
    `ascent-override:${override(ascent)}`,
    `descent-override:${override(descent)}`,
    'line-gap-override:0%',
  ]
    .join(';')
    .concat('}');
}
