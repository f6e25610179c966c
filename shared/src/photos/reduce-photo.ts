/** Longer side in pixels, enough to assess a crack or a roof. */
const edge = 2_000;
const quality = 0.8;

/**
 * Re-encodes a picture as a small upright JPEG. Re-encoding drops metadata, such as where the picture was taken.
 * @returns null if the browser cannot do this: an unknown format, or a protection that withholds a function.
 */
export const reducePhoto = (file: Blob): Promise<Blob | null> => reencode(file).catch(() => null);

async function reencode(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;

  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
