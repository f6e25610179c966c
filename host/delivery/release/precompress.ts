import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isLinked, writeNew } from '../files';
import { forEachAtOnce } from '../for-each-at-once';

/** Returns whether a file gets compressed twins. */
export const isCompressible = (file: string) => /\.(?:html|js|json|css|svg|xml|txt)$/.test(file);

/** Writes `.br` and `.gz` beside each text file of a release, as small as possible. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  const compress = async (file: string) => {
    const twins = await compressed(await readFile(`${folder}/${file}`), constants.BROTLI_MAX_QUALITY);
    for (const twin of ['br', 'gz'] as const) await writeFile(`${folder}/${file}.${twin}`, twins[twin]);
  };
  // Each compressor takes several MB of memory.
  await forEachAtOnce(files.filter(isCompressible), compress, 8);
}

/** Takes 4 ms for a document. The highest quality takes 70 ms, and gives 7 % fewer bytes. */
const quality = 8;

/**
 * Links the compressed twins of an equal file of a site, or makes them. Their bytes depend on the version of Node, so no
 * manifest lists them.
 */
export async function writeTwins(file: string, hash: string, same?: string): Promise<void> {
  if (same !== undefined && ['.br', '.gz'].every((end) => isLinked(same + end, file + end))) return;
  const { br, gz } = await compressed(await readFile(file), quality);
  writeNew(`${file}.br`, br, hash);
  writeNew(`${file}.gz`, gz, hash);
}

/** Compresses with Brotli and gzip. @param quality of Brotli, from 0 to 11. */
async function compressed(content: Buffer, quality: number): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // The usual window takes 16 MB for each document, and garbage collection then doubles the time of a composition.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  const [br, gz] = [promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })];
  return { br: await br, gz: await gz };
}
