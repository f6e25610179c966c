/**
 * A picture as the build hands it to a page: `import house from './house.webp?picture'`.
 * The build makes the widths and formats; a missing or broken file fails it by name.
 */
export type PictureSource = {
  /** Of the master, in pixels: the browser keeps the place free from these. */
  width: number;
  height: number;
  /** Files below the release's base, smallest first. */
  avif: readonly { file: string; width: number }[];
  webp: readonly { file: string; width: number }[];
};

/** The same picture for social networks, 1200 × 630 pixels: a file that the build makes beside the others. */
export function socialCardOf({ avif }: PictureSource): string {
  const [smallest] = avif;
  if (!smallest) throw new Error('A picture has no file at all.');
  return smallest.file.replace(/-\d+\.avif$/, '-card.jpg');
}
