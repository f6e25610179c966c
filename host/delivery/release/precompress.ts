import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachAtOnce } from '../for-each-at-once';

/** Returns whether a file gets compressed twins. */
export const isCompressible = (file: string) => /\.(?:html|js|json|css|svg|xml|txt)$/.test(file);

/** Writes `.br` and `.gz` beside each text file. @returns the paths of the written files. */
export async function precompress(folder: string, files: Iterable<string>): Promise<string[]> {
  const texts = [...files].filter(isCompressible);
  // Each compressor takes several MB of memory.
  await forEachAtOnce(texts, (file) => compressTwice(`${folder}/${file}`), 8);
  return texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort();
}

async function compressTwice(file: string): Promise<void> {
  const twins = await compressed(await readFile(file));
  for (const twin of ['br', 'gz'] as const) {
    // Removes the old file first, because composed sites share files by hard links.
    await rm(`${file}.${twin}`, { force: true });
    await writeFile(`${file}.${twin}`, twins[twin]);
  }
}

/**
 * Compresses with Brotli and gzip.
 * @param isFast prefers speed to size: for a document, quality 11 takes 100 ms, and quality 8 takes 2 ms and gives 8 %
 * more bytes.
 */
export async function compressed(
  content: Buffer,
  isFast = content.length > 1_000_000,
): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: isFast ? 8 : constants.BROTLI_MAX_QUALITY,
    // The usual window takes 16 MB for each document, and garbage collection then doubles the time of a composition.
    [constants.BROTLI_PARAM_LGWIN]: isFast ? 16 : windowOf(content.length),
  };
  const [br, gz] = [promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })];
  return { br: await br, gz: await gz };
}

/** Returns the smallest window that holds the content, as log2 of its bytes: from 64 KB to 4 MB. */
const windowOf = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1))));
