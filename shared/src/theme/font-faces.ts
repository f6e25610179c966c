/** Addresses of the two font files, as the page will ask for them. */
export type FontFiles = { head: string; text: string };

/** A font, the stand-ins on a visitor's device until its file has come, and whatever there is. */
export const fontStacks = {
  head: '"Bricolage Grotesque","Head stand-in",sans-serif',
  text: '"Instrument Sans","Text stand-in",sans-serif',
} as const;

/** Of the fonts themselves, in thousandths of the type's size. */
const metrics = { head: { ascent: 930, descent: 270 }, text: { ascent: 970, descent: 250 } };

/** The same letters under the names they have on Windows and Apple, on Linux and on Chromebooks. */
const arial = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
};
type StandIn = {
  of: keyof typeof metrics;
  weight: string;
  local: readonly string[];
  /** Size of its letters in percent. */
  size: number;
};

/**
 * Fitted to the words of all pages in the widths of common screens: with these numbers most paragraphs have as
 * many lines on a visit's first page as on those after it, which have the font. Android has none of them: its own
 * letters are nearly as wide.
 */
const standIns: readonly StandIn[] = [
  { of: 'head', weight: '700', local: arial.bold, size: 96.2 },
  { of: 'text', weight: '400 500', local: arial.regular, size: 101.5 },
  { of: 'text', weight: '600', local: arial.bold, size: 98.1 },
];

/** The fonts and their stand-ins. A font that comes late is not used before the next page, so that nothing moves. */
export function fontFaces({ head, text }: FontFiles): string {
  return [
    `@font-face{font-family:"Bricolage Grotesque";font-weight:700;font-display:optional;src:url(${head}) format("woff2")}`,
    `@font-face{font-family:"Instrument Sans";font-weight:400 600;font-display:optional;src:url(${text}) format("woff2")}`,
    ...standIns.map(standInFace),
  ].join('');
}

function standInFace({ of, weight, local, size }: StandIn): string {
  const name = { head: 'Head', text: 'Text' }[of];
  const { ascent, descent } = metrics[of];
  // Browsers scale these with the letters, but a line is as high as with the font itself.
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
