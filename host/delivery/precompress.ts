import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(?:html|js|json|css|svg|xml|txt)$/;

/**
 * Puts `.br` and `.gz` beside every text file, so that no server compresses anything while a
 * visitor waits.
 * @param folder ends without a slash. @param files relative to it.
 * @returns the names of the files written.
 */
export async function precompress(folder: string, files: readonly string[]): Promise<string[]> {
  const texts = files.filter((file) => compressible.test(file));
  const written = await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(`${folder}/${file}`);
      const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      await writeFile(`${folder}/${file}.br`, await brotli(content, options));
      await writeFile(`${folder}/${file}.gz`, await gzipped(content, { level: 9 }));
      return [`${file}.br`, `${file}.gz`];
    }),
  );
  return written.flat();
}
