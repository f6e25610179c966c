import sharp from 'sharp';

/** Creates a rotated photograph with a location, as a phone does. */
export function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .withExif({ IFD0: { Model: 'Telephone of the owner' }, IFD3: { GPSLatitude: '45/1 49/1 36/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
