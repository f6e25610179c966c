import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce } from '../for-each-at-once';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Returns whether a file gets compressed twins. */
export const isCompressible = (file: string) => /\.(?:html|js|json|css|svg|xml|txt)$/.test(file);

/**
 * Returns Brotli's quality (0 to 11) and window (log2 of its bytes: 16 is 64 KB). For a document, quality 11 takes
 * 100 ms. Quality 8 takes 2 ms and gives 8 % more bytes. A larger window takes 16 MB for each document, and garbage
 * collection then doubles the time of a composition.
 */
const settingsOf = (length: number, isFast: boolean) =>
  isFast ? { quality: 8, window: 16 } : { quality: constants.BROTLI_MAX_QUALITY, window: windowOf(length) };

/** Returns the smallest window that holds the file, up to 4 MB. A compressor allocates the whole window. */
const windowOf = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1))));

/** Maximum number of concurrent compressors, each of which takes several MB of memory. */
const atOnce = 8;

/** Writes `.br` and `.gz` beside each text file. @returns the paths of the written files. */
export async function precompress(folder: string, files: Iterable<string>): Promise<string[]> {
  const texts = [...files].filter(isCompressible);
  await forEachAtOnce(texts, (file) => compressTwice(folder, file), atOnce);
  return texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort();
}

async function compressTwice(folder: string, file: string): Promise<void> {
  const twins = await compressed(await readFile(`${folder}/${file}`));
  for (const twin of ['br', 'gz'] as const) {
    // Removes the old file first, because composed sites share files by hard links.
    await rm(`${folder}/${file}.${twin}`, { force: true });
    await writeFile(`${folder}/${file}.${twin}`, twins[twin]);
  }
}

/** @param isFast prefers speed to size. */
export async function compressed(
  content: Buffer,
  isFast = content.length > 1_000_000,
): Promise<{ br: Buffer; gz: Buffer }> {
  const { quality, window } = settingsOf(content.length, isFast);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return { br: await brotli(content, { params }), gz: await gzipped(content, { level: 9 }) };
}
