import { reducePhoto } from './reduce-photo';

const limits = { bytes: 2_000_000, edge: 2_000 };
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'toit.HEIC');
const bitmap = { width: 4_000, height: 3_000, close: jest.fn() };
const drawn: unknown[] = [];
let readsAsImage = false;

/** Installs a canvas that changes each colour channel by `change`. */
function provideCanvas(change: number): void {
  const painted: number[][] = [];
  const context = {
    fillStyle: '',
    fillRect: () => painted.push([...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255]),
    getImageData: () => ({ data: painted.flat().map((part) => Math.abs(part - change)) }),
    drawImage: (source: unknown) => drawn.push(source),
  };
  const { prototype } = HTMLCanvasElement;
  Object.assign(prototype, {
    getContext: () => context,
    toBlob: (give: (blob: Blob) => void) => give(new Blob(['jpeg'])),
  });
}

class FakeImage {
  naturalWidth = 400;
  naturalHeight = 300;
  onload = () => {};
  onerror = () => {};
  set src(_address: string) {
    queueMicrotask(() => (readsAsImage ? this.onload() : this.onerror()));
  }
}

const addresses = new Set<string>();

beforeEach(() => {
  drawn.length = 0;
  provideCanvas(0);
  Object.assign(globalThis, { createImageBitmap: async () => bitmap, Image: FakeImage });
  Object.assign(URL, {
    createObjectURL: () => (addresses.add('blob:1'), 'blob:1'),
    revokeObjectURL: (address: string) => addresses.delete(address),
  });
});

describe('reducePhoto', () => {
  it('returns a JPEG with the name of the original', async () => {
    const reduced = await reducePhoto(photo, limits);
    expect(reduced).toMatchObject({ name: 'toit.jpg', type: 'image/jpeg' });
    expect(drawn).toEqual([bitmap]);
    expect(bitmap.close).toHaveBeenCalled();
  });

  it.each([1, 3, 16])('tolerates the slight noise that some browsers add: %d', async (noise) => {
    provideCanvas(noise);
    expect(await reducePhoto(photo, limits)).toBeInstanceOf(File);
  });

  it.each([17, 120, 255])('returns "no-canvas" if the canvas changes colours: %d', async (noise) => {
    provideCanvas(noise);
    expect(await reducePhoto(photo, limits)).toBe('no-canvas');
    expect(drawn).toEqual([]);
  });

  it.each([true, false])('falls back to an <img>, and revokes its URL (loads: %s)', async (isRead) => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('cut')) });
    readsAsImage = isRead;
    const reduced = await reducePhoto(photo, limits);
    expect(reduced instanceof File).toBe(isRead);
    expect(drawn).toHaveLength(isRead ? 1 : 0);
    expect(addresses.size).toBe(0);
  });
});
