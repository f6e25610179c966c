export type FontFiles = { head: string; text: string };

/** Each stack has the font, the fallback until the font has loaded, and a generic family. */
export const fontStacks = {
  head: '"Bricolage Grotesque","Head stand-in",sans-serif',
  text: '"Instrument Sans","Text stand-in",sans-serif',
} as const;

/** Arial for Windows and Apple systems, and fonts with the same metrics for Linux and ChromeOS. */
const regular = 'local("Arial"),local("Liberation Sans"),local("Arimo")';
const bold = 'local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold")';

/**
 * Fallback fonts. Their sizes were fitted to the texts of all pages, so most paragraphs have as many lines as with the
 * real font. Their ascents and descents are those of the real font divided by `size-adjust`, which also scales them.
 * Android has none of these fonts, but its default font is nearly as wide.
 */
const fallbackFaces = [
  `font-family:"Head stand-in";font-weight:700;src:${bold};size-adjust:96.2%;ascent-override:96.7%;descent-override:28.1%`,
  `font-family:"Text stand-in";font-weight:400 500;src:${regular};size-adjust:101.5%;ascent-override:95.6%;descent-override:24.6%`,
  `font-family:"Text stand-in";font-weight:600;src:${bold};size-adjust:98.1%;ascent-override:98.9%;descent-override:25.5%`,
];

/** Declares the fonts and their fallbacks. A font that loads late is not used before the next page (`optional`). */
export function fontFaces({ head, text }: FontFiles): string {
  return [
    `@font-face{font-family:"Bricolage Grotesque";font-weight:700;font-display:optional;src:url(${head}) format("woff2")}`,
    `@font-face{font-family:"Instrument Sans";font-weight:400 600;font-display:optional;src:url(${text}) format("woff2")}`,
    ...fallbackFaces.map((face) => `@font-face{${face};line-gap-override:0%}`),
  ].join('');
}
