import { jpegName, reducedSize } from './reduced-size';

const qualities = [0.84, 0.74, 0.62, 0.5];
const smallestEdge = 400;

/** Limits for the reduced picture. `edge` is the longer side in pixels. */
type PhotoLimits = { bytes: number; edge: number };

type Drawable = { source: CanvasImageSource; width: number; height: number; release: () => void };

/**
 * Re-encodes a picture as an upright JPEG within the limits. Re-encoding drops metadata, such as where the picture was
 * taken.
 * @returns null if the picture cannot be decoded or made small enough; `no-canvas` if the browser alters canvas data.
 */
export async function reducePhoto(file: File, limits: PhotoLimits): Promise<File | 'no-canvas' | null> {
  if (!isCanvasFaithful()) return 'no-canvas';
  const picture = await decode(file);
  if (!picture) return null;

  try {
    for (let edge = limits.edge; edge >= smallestEdge; edge = Math.round(edge * 0.75)) {
      const canvas = draw(picture, edge);
      for (const quality of qualities) {
        const jpeg = await encode(canvas, quality);
        if (!jpeg) return null;
        if (jpeg.size <= limits.bytes) {
          return new File([jpeg], jpegName(file.name), { type: 'image/jpeg' });
        }
      }
    }
    return null;
  } finally {
    picture.release();
  }
}

/** Colours to draw and read back. */
const probe = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;
/** Difference that the check tolerates per channel, because some browsers add slight noise on purpose. */
const tolerance = 16;

/** Whether a canvas returns the colours drawn on it. Browsers that resist fingerprinting return noise or white. */
function isCanvasFaithful(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = probe.length;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return false;
  probe.forEach((colour, column) => {
    context.fillStyle = `rgb(${colour.join()})`;
    context.fillRect(column, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, probe.length, 1);
  return probe.every((colour, column) =>
    colour.every((value, part) => Math.abs((data[column * 4 + part] ?? -255) - value) <= tolerance),
  );
}

async function decode(file: File): Promise<Drawable | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
  } catch {
    // The file is truncated, HEIC outside Safari, or not a picture.
    return decodeByElement(file);
  }
}

/** Decodes truncated files, which Chromium accepts in an <img> but not in createImageBitmap. */
function decodeByElement(file: File): Promise<Drawable | null> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(address);
  return new Promise((resolve) => {
    image.onload = () =>
      resolve({ source: image, width: image.naturalWidth, height: image.naturalHeight, release });
    image.onerror = () => {
      release();
      resolve(null);
    };
    image.src = address;
  });
}

function draw({ source, width, height }: Drawable, edge: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, reducedSize(width, height, edge));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return canvas;
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
