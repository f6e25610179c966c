import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isLinked, writeNew } from '../files';

/** Returns whether a file gets compressed twins. */
export const isCompressible = (file: string) => /\.(?:html|js|json|css|svg|xml|txt)$/.test(file);

/** Writes `.br` and `.gz` beside each text file of a release, as small as possible. */
export function precompress(folder: string, files: readonly string[]): void {
  for (const file of files.filter(isCompressible)) {
    const twins = compressed(readFileSync(`${folder}/${file}`), constants.BROTLI_MAX_QUALITY);
    for (const twin of ['br', 'gz'] as const) writeFileSync(`${folder}/${file}.${twin}`, twins[twin]);
  }
}

/** Takes 4 ms for a document. The highest quality takes 70 ms, and gives 7 % fewer bytes. */
const quality = 8;

/**
 * Links the compressed twins of an equal file of a site, or makes them. Their bytes depend on the version of Node, so no
 * manifest lists them. Synchronous, because a page that is about to be refused may write the same file.
 */
export function writeTwins(file: string, hash: string, same?: string): void {
  if (same !== undefined && ['.br', '.gz'].every((end) => isLinked(same + end, file + end))) return;
  const { br, gz } = compressed(readFileSync(file), quality);
  writeNew(`${file}.br`, br, hash);
  writeNew(`${file}.gz`, gz, hash);
}

/**
 * Compresses with Brotli and gzip. Synchronous, because Brotli takes 16 MB, which each thread of Node's pool would keep.
 * @param quality of Brotli, from 0 to 11.
 */
function compressed(content: Buffer, quality: number): { br: Buffer; gz: Buffer } {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // The usual window takes 16 MB for each document, and garbage collection then doubles the time of a composition.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) };
}
