import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { LoaderContext } from 'webpack';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { cacheFolder } from './paths';

/** Widths in use: a thumbnail, a card, a phone's whole width or half a desktop, a phone's hero, wider screens. */
const widths = [320, 480, 768, 960, 1280, 1600, 2400];
/** Raise it when a setting below changes, so that cached pictures are made again. */
const pipelineVersion = 5;

/**
 * How long the encoder looks for fewer bytes (0 to 9). Our 39 masters, 640 pixels wide: 1 takes 6 s of one
 * processor and gives 520 KB, 2 takes 10 s and 510 KB, 3 takes 21 s and 485 KB, 4 more than 60 s.
 */
const avifEffort = 2;

/** Wider files are for denser screens, where compression shows less. */
const avifQuality = (width: number) => (width <= 480 ? 52 : width <= 960 ? 46 : 42);

/** One encoder for each processor, and at least one of Node's four threads for the files of the builds. */
const whenFree = pLimit(Math.min(3, availableParallelism()));

type PictureLoaderOptions = {
  /** The folder that is published, seen from the build's own: empty, or with a slash at its end. */
  published: string;
};

type MadeFile = { file: string; content: Buffer };
type MadePicture = { source: PictureSource; files: MadeFile[] };

export const raw = true;

/**
 * Makes of one master the widths and formats that pages ask for: `import x from './x.webp?picture'`
 * yields a `PictureSource`. The work is cached by content under node_modules/.cache.
 */
export default async function pictureLoader(this: LoaderContext<PictureLoaderOptions>, master: Buffer) {
  const done = this.async();
  const name = path.parse(this.resourcePath).name;

  try {
    const { source, files } = await makePicture(name, master);
    const { published } = this.getOptions();
    files.forEach(({ file, content }) => this.emitFile(published + file, content));
    done(null, `export default ${JSON.stringify(source)};`);
  } catch (cause) {
    done(new Error(`The picture ${this.resourcePath} cannot be read: ${String(cause)}. Replace the file.`));
  }
}

/**
 * Makes the files of one picture, or takes them from a cache.
 * @param cache folder that keeps them. @param widest in pixels: wider files are not made.
 * @throws when the master is no picture that sharp can read.
 */
export async function makePicture(
  name: string,
  master: Buffer,
  cache = cacheFolder,
  widest = Math.max(...widths),
): Promise<MadePicture> {
  // Commands that make no picture need not wait until it is loaded.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(master).metadata();
  const digest = createHash('sha256').update(`${pipelineVersion}:`).update(master).digest('hex').slice(0, 8);
  const largest = Math.min(width, widest);
  const sizes = [...widths.filter((candidate) => candidate < largest), largest];
  const fileName = (suffix: string) => `pictures/${name}-${digest}-${suffix}`;
  const make = (suffix: string, produce: () => Promise<Buffer>) => once(cache, fileName(suffix), produce);

  const avif = await Promise.all(
    sizes.map((size) =>
      make(`${size}.avif`, () =>
        sharp(master)
          .resize(size)
          .avif({ quality: avifQuality(size), effort: avifEffort })
          .toBuffer(),
      ),
    ),
  );
  const webp = await Promise.all(
    fallbackSizes(sizes).map((size) =>
      make(`${size}.webp`, () => sharp(master).resize(size).webp({ quality: 74 }).toBuffer()),
    ),
  );
  const card = await make('card.jpg', () =>
    sharp(master).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  );
  const withWidth = (made: MadeFile[], of: readonly number[]) =>
    made.map(({ file }, index) => ({ file, width: of[index] ?? width }));

  return {
    source: {
      width,
      height,
      avif: withWidth(avif, sizes),
      webp: withWidth(webp, fallbackSizes(sizes)),
    },
    files: [...avif, ...webp, card],
  };
}

/**
 * Browsers without AVIF are few, and each further address is in every page and script that shows the
 * picture: a phone's width and a desktop's are enough for them.
 */
function fallbackSizes(sizes: readonly number[]): number[] {
  const [large = 0] = sizes.filter((size) => size <= 1280).slice(-1);
  return sizes.filter((size) => size === 768 || size === large);
}

/** Files that are being made: the client and server builds run side by side, and both ask for some of them. */
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
    // Other processes may build at the same time, so a picture is renamed into the cache when complete.
    const draft = `${kept}.${randomUUID()}.tmp`;
    await writeFile(draft, content);
    await rename(draft, kept);
    return { file, content };
  }
}
