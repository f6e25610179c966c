/** A picture that the build has converted to several widths and formats: `import house from './house.webp?picture'`. */
export type PictureSource = {
  /** Size of the master in pixels. Browsers use it to reserve space. */
  width: number;
  height: number;
  /** Files relative to the release's base, smallest first. */
  avif: readonly { file: string; width: number }[];
  /** A JPEG for the few browsers without AVIF, at most 1280 pixels wide. */
  fallback: string;
};

/** Returns the picture's file for social networks (1200 × 630 pixels), which the build creates beside the others. */
export function socialCardOf({ avif }: PictureSource): string {
  const [smallest] = avif;
  if (!smallest) throw new Error('The picture has no AVIF file.');
  return smallest.file.replace(/-\d+\.avif$/, '-card.jpg');
}
