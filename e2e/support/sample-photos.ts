import sharp from 'sharp';

/**
 * Returns a detailed photograph as a phone stores it: sideways, with its location.
 * @param width pixels. A width of 4,000 makes about 5 MB.
 */
export function phonePhoto(width = 4_000): Promise<Buffer> {
  const height = width * 0.75;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const half = { create: { width: width / 2, height, channels: 3 as const, background: 'red' } };
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Exemple', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Returns a photograph of one colour, which is quick to make and to send. */
export function plainPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Returns a small drawing with a transparent background. */
export function drawing(format: 'png' | 'webp'): Promise<Buffer> {
  return sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .toFormat(format)
    .toBuffer();
}
