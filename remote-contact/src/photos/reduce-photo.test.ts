import { reducePhoto } from './reduce-photo';

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'toit.HEIC');
const bitmap = { width: 4_000, height: 3_000, close: jest.fn() };
const drawn: unknown[] = [];

/** Installs a canvas that returns each colour channel changed by `change`. */
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

beforeEach(() => {
  drawn.length = 0;
  provideCanvas(0);
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
});

describe('reducePhoto', () => {
  it('returns a JPEG with the name of the original', async () => {
    const reduced = await reducePhoto(photo);
    expect(reduced).toMatchObject({ name: 'toit.jpg', type: 'image/jpeg' });
    expect(drawn).toEqual([bitmap]);
    expect(bitmap.close).toHaveBeenCalled();
  });

  it.each([1, 3, 16])('tolerates the slight noise that some browsers add: %d', async (noise) => {
    provideCanvas(noise);
    expect(await reducePhoto(photo)).toBeInstanceOf(File);
  });

  it.each([17, 120, 255])('refuses a canvas that returns other colours: %d', async (noise) => {
    provideCanvas(noise);
    expect(await reducePhoto(photo)).toBe('no-canvas');
    expect(drawn).toEqual([]);
  });

  it('returns null for a file that the browser cannot decode', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('damaged')) });
    expect(await reducePhoto(photo)).toBeNull();
  });
});
