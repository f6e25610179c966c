import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { LoaderContext } from 'webpack';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { cacheFolder } from './paths';

/** Widths in pixels, from a thumbnail to the hero of a wide screen. */
const widths = [320, 480, 768, 960, 1280, 1600, 2400];
/** Maximum width of the only fallback file. Few browsers lack AVIF, and more files would add URLs to every page. */
const widestFallback = 1280;
/** Raise this number when a width or a quality changes, to invalidate the cache. */
const pipelineVersion = 5;

/**
 * Encoder effort (0 to 9). For our 39 pictures at 640 pixels, effort 1 takes 6 s of one CPU and gives 520 KB, effort 2
 * takes 10 s and gives 510 KB, and effort 3 takes 21 s and gives 485 KB.
 */
const avifEffort = 2;

/** Wider files are for high-density screens, where compression is less visible. */
const avifQuality = (width: number) => (width <= 480 ? 52 : width <= 960 ? 46 : 42);

/** Runs one encoder per CPU, but at most three, because the builds need one of Node's four threads for files. */
const whenFree = pLimit(Math.min(3, availableParallelism()));

type PictureLoaderOptions = {
  /** Path of the published folder from the build's folder, either `''` or with a trailing slash. */
  published: string;
};

type MadeFile = { file: string; content: Buffer };
type MadePicture = { source: PictureSource; files: MadeFile[] };
/** A picture with the functions that make its files. */
type PlannedPicture = { source: PictureSource; produce: ReadonlyMap<string, () => Promise<Buffer>> };

export const raw = true;

/**
 * Converts a picture to the widths and formats that pages need, so that `import x from './x.webp?picture'` gives a
 * `PictureSource`. node_modules/.cache keeps the files.
 */
export default async function pictureLoader(this: LoaderContext<PictureLoaderOptions>, master: Buffer) {
  const { source, files } = await makePicture(path.parse(this.resourcePath).name, master);
  const { published } = this.getOptions();
  files.forEach(({ file, content }) => this.emitFile(published + file, content));
  return `export default ${JSON.stringify(source)};`;
}

/**
 * Makes the files of one picture, or reads them from the cache.
 * @throws when sharp cannot read the master.
 */
export async function makePicture(
  name: string,
  master: Buffer,
  cache = cacheFolder,
  widest?: number,
): Promise<MadePicture> {
  const { source, produce } = await planPicture(name, master, widest);
  const files = await Promise.all([...produce].map(([file, make]) => once(cache, file, make)));
  return { source, files };
}

/**
 * Names the files of a picture without making them.
 * @param widest maximum width in pixels.
 * @throws when sharp cannot read the master.
 */
export async function planPicture(
  name: string,
  master: Buffer,
  widest = Math.max(...widths),
): Promise<PlannedPicture> {
  // Loaded on demand, because most commands make no picture.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(master).metadata();
  const digest = createHash('sha256').update(`${pipelineVersion}:`).update(master).digest('hex').slice(0, 8);
  const largest = Math.min(width, widest);
  const sizes = [...widths.filter((candidate) => candidate < largest), largest];
  const fallbackSize = Math.max(...sizes.filter((size) => size <= widestFallback));
  // `srcset` separates addresses by spaces and commas.
  const plainName = name.replace(/[^\w-]+/g, '-');
  const fileName = (suffix: string) => `pictures/${plainName}-${digest}-${suffix}`;

  const avif = sizes.map((size) => ({ file: fileName(`${size}.avif`), width: size }));
  const fallback = fileName(`${fallbackSize}.jpg`);
  const produce = new Map<string, () => Promise<Buffer>>([
    ...avif.map(({ file, width: size }): [string, () => Promise<Buffer>] => [
      file,
      () => {
        const settings = { quality: avifQuality(size), effort: avifEffort };
        return sharp(master).resize(size).avif(settings).toBuffer();
      },
    ]),
    [fallback, () => sharp(master).resize(fallbackSize).jpeg({ quality: 74, mozjpeg: true }).toBuffer()],
    [
      fileName('card.jpg'),
      () => sharp(master).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    ],
  ]);
  return { source: { width, height, avif, fallback }, produce };
}

/** Files that are being read or made. Both builds of an app run in parallel, and share some pictures. */
const inProgress = new Map<string, Promise<MadeFile>>();

function once(cache: string, file: string, produce: () => Promise<Buffer>): Promise<MadeFile> {
  const kept = path.join(cache, file);
  const making = inProgress.get(kept) ?? readOrMake(kept, file, produce);
  inProgress.set(kept, making);
  return making.finally(() => inProgress.delete(kept));
}

async function readOrMake(kept: string, file: string, produce: () => Promise<Buffer>): Promise<MadeFile> {
  try {
    return { file, content: await readFile(kept) };
  } catch {
    const content = await whenFree(produce);
    await mkdir(path.dirname(kept), { recursive: true });
    // Renames the complete file into the cache, because other processes may read the cache at the same time.
    const draft = `${kept}.${randomUUID()}.tmp`;
    await writeFile(draft, content, { flush: true });
    await rename(draft, kept);
    return { file, content };
  }
}
