import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inLanes } from '../lanes';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(?:html|js|json|css|svg|xml|txt)$/;

/**
 * Brotli's quality, 0 to 11. Files of a release are compressed once and get the best. Documents get 10, which takes less
 * than half the time of 11 and gives 1.5 % more bytes. Documents of a site for all of France get 8, which takes 2 ms for
 * each and gives 9 % more bytes; a sitemap of that size also gets 8, since 11 takes ten seconds.
 */
export const quality = { best: 11, ofDocuments: 10, fast: 8 } as const;

/**
 * Returns the size of Brotli's window as a power of two, no larger than the file, since a compressor allocates the whole
 * window: 16 MB for each of 35,000 documents doubled the time of a composition by garbage collection.
 */
const windowOf = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1))));

/** Concurrent compressors; each takes some MB of memory. */
const atOnce = 8;

/**
 * Writes `.br` and `.gz` beside every text file, so that no server compresses while a visitor waits.
 * @param folder ends without a slash. @param files paths in the folder; each file must be complete.
 * @returns the paths of the files written.
 */
export async function precompress(folder: string, files: Iterable<string>): Promise<string[]> {
  const texts = [...files].filter((file) => compressible.test(file));
  await inLanes(atOnce, texts, (file) => compressTwice(folder, file));
  return texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort();
}

async function compressTwice(folder: string, file: string): Promise<void> {
  const twins = await compressed(await readFile(`${folder}/${file}`));
  for (const twin of ['br', 'gz'] as const) {
    // Removes the former file first: composed sites share files by hard links.
    await rm(`${folder}/${file}.${twin}`, { force: true });
    await writeFile(`${folder}/${file}.${twin}`, twins[twin]);
  }
}

/** Compresses a text for servers. */
export async function compressed(
  content: Buffer,
  level: number = content.length > 1_000_000 ? quality.fast : quality.best,
): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: level === quality.fast ? 16 : windowOf(content.length),
  };
  return { br: await brotli(content, { params }), gz: await gzipped(content, { level: 9 }) };
}
