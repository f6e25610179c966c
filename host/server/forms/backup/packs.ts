import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, pack, type Pack } from 'tar-stream';
import { largestFile } from './spool-files';

/** A file to put into a pack. */
export type FileToPack = PackedFile & { bytes: Buffer };

export type PackedFile = {
  /** From the spool on, with slashes. */
  path: string;
  /** When it was written: whole milliseconds. */
  mtimeMs: number;
  sha256: string;
};

/**
 * A pack closes with the file that takes it over this size, in bytes of content: a damaged byte costs
 * at most what follows it in its own pack, and no disk has to take a larger file.
 */
const packLimit = 64 * 1024 * 1024;

/**
 * Puts files into tar archives, one after the other. Memory holds one file and what is on its way.
 * @param write takes an archive as it comes, and resolves once that is safe.
 * @yields what `write` said of an archive, and which files are in it.
 */
export async function* writePacks<Written>(
  files: AsyncIterable<FileToPack>,
  write: (archive: AsyncIterable<Uint8Array>) => Promise<Written>,
): AsyncGenerator<{ written: Written; inside: readonly (PackedFile & { size: number })[] }> {
  const source = files[Symbol.asyncIterator]();
  let next = await source.next();
  while (!next.done) {
    const tar = pack();
    const inside: (PackedFile & { size: number })[] = [];
    const fill = async () => {
      for (let size = 0; !next.done && size < packLimit; next = await source.next()) {
        const { bytes, ...file } = next.value;
        await addEntry(tar, file, bytes);
        inside.push({ ...file, size: bytes.length });
        size += bytes.length;
      }
      tar.finalize();
    };
    const filling = fill().catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    // When writing fails, filling fails with it: the reason is what writing said.
    filling.catch(() => undefined);
    const written = await write(Readable.from(tar));
    await filling;
    yield { written, inside };
  }
}

function addEntry(tar: Pack, { path, mtimeMs }: PackedFile, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name: path, mtime: new Date(mtimeMs), mode: 0o600 }, bytes, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/**
 * The files of an archive that somebody may have changed: names are as found, and nothing larger than
 * a spool's largest file comes into memory. Throws where the archive is damaged, after what came before.
 */
export async function* readPack(
  archive: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const entries = extract();
  const source = Readable.from(archive);
  source.on('error', (error) => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' || size > largestFile) {
        entry.resume();
        await once(entry, 'end');
        continue;
      }
      yield { path: name, bytes: await buffer(entry) };
    }
  } finally {
    source.destroy();
  }
}
