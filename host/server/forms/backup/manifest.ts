import { z } from 'zod';
import { isGenerationName, isPackName } from './backup-names';
import { isBackedUpPath, largestFile } from './spool-files';

const count = z.int().nonnegative();
const packName = z.string().refine(isPackName);

const headerLine = z.object({
  format: z.literal(1),
  generation: z.string().refine(isGenerationName),
  /** ISO 8601: when the files were read. */
  madeAt: z.iso.datetime(),
  /** The public key that the packs are locked with. */
  recipient: z.string(),
  /** How many accepted requests the spool had at most since this generation began. */
  mostRequests: count,
  /** Lines of files that follow. */
  files: count,
});

const packLine = z.object({ pack: packName, bytes: count });

const fileLine = z.object({
  path: z.string().refine(isBackedUpPath),
  /** Bytes. */
  size: count.max(largestFile),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** When it was written. Restored with it: the date of a mark in `handled` says since when. */
  mtimeMs: count,
  /** The pack that holds the content. */
  in: packName,
});

export type SavedFile = Omit<z.infer<typeof fileLine>, 'path'>;

/** All files of the spool at one moment, and where their content lies. Keys are paths, and names of packs. */
export type Manifest = Omit<z.infer<typeof headerLine>, 'files'> & {
  /** Bytes of each pack that is named. */
  packs: ReadonlyMap<string, number>;
  saved: ReadonlyMap<string, SavedFile>;
};

/** @param generation its name, before anything is in it. */
export function emptyManifest(generation: string, recipient: string, now: Date): Manifest {
  const facts = { format: 1, generation, madeAt: now.toISOString(), recipient, mostRequests: 0 } as const;
  return { ...facts, packs: new Map(), saved: new Map() };
}

/** How many files of a folder of the spool there are. */
export function countIn({ saved }: Pick<Manifest, 'saved'>, folder: string): number {
  let files = 0;
  for (const path of saved.keys()) if (path.startsWith(`${folder}/`)) files += 1;
  return files;
}

/** As JSON, one line for each pack and each file, in pieces worth encrypting. */
export function* manifestBytes({ packs, saved, ...header }: Manifest): Generator<Uint8Array> {
  let piece = line({ ...header, files: saved.size });
  for (const [pack, bytes] of packs) piece += line({ pack, bytes });
  for (const [path, file] of saved) {
    piece += line({ path, ...file });
    if (piece.length < pieceSize) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

/** Characters. */
const pieceSize = 64 * 1024;

// Nobody has so many: a manifest that says so is not ours.
const mostFiles = 5_000_000;
/** Characters. */
const longestLine = 2_000;

/** @throws Error for what is no manifest, or only the beginning of one. */
export async function readManifest(source: AsyncIterable<Uint8Array>): Promise<Manifest> {
  const lines = linesOf(source);
  const first = await lines.next();
  if (first.done) throw new Error('it is empty.');
  const { files, ...header } = headerLine.parse(JSON.parse(first.value));

  const packs = new Map<string, number>();
  const saved = new Map<string, SavedFile>();
  for await (const text of lines) {
    const item = z.union([fileLine, packLine]).parse(JSON.parse(text));
    if ('pack' in item) packs.set(item.pack, item.bytes);
    else {
      const { path, ...file } = item;
      saved.set(path, file);
    }
    if (packs.size + saved.size > mostFiles) throw new Error('it names too many files.');
  }
  if (saved.size !== files) throw new Error('it names fewer files than it says.');
  return { ...header, packs, saved };
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of source) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('it has a line without an end.');
    yield* lines;
  }
  if (rest !== '') throw new Error('it ends within a line.');
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
