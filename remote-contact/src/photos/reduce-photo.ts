import { photoRules } from './photo-rules';
import { jpegName, reducedSize } from './reduced-size';

const qualities = [0.84, 0.74, 0.62, 0.5];
const smallestEdge = 400;

/**
 * The picture as a JPEG small enough to be sent, turned as it was taken. It is drawn anew, so
 * that the place where it was taken and whatever else the camera noted stay on the device.
 * @returns null when the browser cannot read it.
 */
export async function reducePhoto(file: File): Promise<File | null> {
  const bitmap = await decode(file);
  if (!bitmap) return null;

  try {
    for (let edge: number = photoRules.edge; edge >= smallestEdge; edge = Math.round(edge * 0.75)) {
      const canvas = draw(bitmap, edge);
      for (const quality of qualities) {
        const jpeg = await encode(canvas, quality);
        if (!jpeg) return null;
        if (jpeg.size <= photoRules.bytes) {
          return new File([jpeg], jpegName(file.name), { type: 'image/jpeg' });
        }
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // No picture, a broken one, or HEIC where only Safari reads it.
    return null;
  }
}

function draw(bitmap: ImageBitmap, edge: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, reducedSize(bitmap.width, bitmap.height, edge));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return canvas;
  // What is transparent would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
