import { createReadStream } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isDiskFull } from '../../../delivery/error-code';
import { discardFolder, readForm } from '../../forms/form-body';
import { privateAnswerHeaders } from '../../forms/html-document';
import type { Visit } from '../../forms/owner/visit';
import { fieldsSent, longestPost } from '../../forms/owner/routes';
import { formatOf } from '../../forms/photos/photo-problems';
import { siteTexts } from '../content/site-texts';
import { momentChoices } from '../content/project-fields';
import { isWithdrawn } from '../publish/forget-withdrawn';
import { reencode } from './reencode';
import { changePhotos, homeNamed, newPhoto, photosOf, type Home } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { freeSpace } from '../../forms/synced-files';

type FileProblem = keyof typeof siteTexts.refusals;

const megabyte = 1024 * 1024;
/** Maximum bytes of a file that the re-encoding process accepts. */
const largestPhoto = 32 * megabyte;
const largestAttestation = 5 * megabyte;
const mostPhotos = 8;
/** Number of bytes that suffice to detect the format of a file. */
const longestBeginning = 64;
/** Disk space reserved for visitors' forms, in bytes. */
const spared = 100 * megabyte;

const limitsOf = ({ takes }: Home) =>
  takes === 'a PDF'
    ? { largest: largestAttestation, tooLarge: 'pdf-too-large' as const }
    : { largest: largestPhoto, tooLarge: 'too-large' as const };

const formLimits = { text: longestPost, fields: 600, file: largestPhoto, files: mostPhotos };

type SentForm = { sent: URLSearchParams; refused: readonly FileProblem[] };

/** Reads a form and stores its files. The name of a file input is `fichiers.<home>.<moment>`. */
export async function readSent(parts: SiteParts, visit: Visit): Promise<SentForm> {
  if (!visit.request.isMultipart()) return { sent: fieldsSent(visit), refused: [] };
  const { uploads: incoming } = parts.folder;
  const form = await readForm(visit.request, { incoming, limits: formLimits, leastFree: spared });
  const { fields, files, failure } = form;
  const refused = new Set<FileProblem>(failure === 'too-many-photos' ? ['too-many'] : []);
  for (const { field, path: file, isTooLarge, bytes } of files) {
    const [, name = '', moment = ''] = field.split('.');
    const home = homeNamed(parts.database, name);
    if (!home) continue;
    const { largest, tooLarge } = limitsOf(home);
    const problem =
      isTooLarge || bytes > largest
        ? tooLarge
        : file === null
          ? 'no-room'
          : await takeFile(parts, { file, home, moment: momentOf(moment) });
    if (problem) refused.add(problem);
  }
  await discardFolder(form.folder);
  if (failure === 'body-too-large')
    throw Object.assign(new Error('The form is too long.'), { statusCode: 413 });
  return { sent: new URLSearchParams([...fields]), refused: [...refused] };
}

const momentOf = (text: string | null | undefined): string =>
  momentChoices.find(({ value }) => value === text)?.value ?? 'before';

type Arrived = { file: string; home: Home; moment: string };

/** Stores a file, or returns the reason for a refusal. A new portrait or certificate replaces the previous one. */
async function takeFile(parts: SiteParts, { file, home, moment }: Arrived): Promise<FileProblem | null> {
  const { database, folder, decoder } = parts;
  const problem = problemOf(await beginningOf(file), home.takes === 'a PDF');
  if (problem) return problem;
  const [isPdf, isForMany] = [home.takes === 'a PDF', home.takes === 'photographs'];
  if (isForMany && photosOf(database, home).length >= mostPhotos) return 'too-many';
  const content = isPdf ? await readFile(file) : await reencode(decoder, file);
  if (typeof content === 'string') return content;
  try {
    const kept = await folder.keep(content, isPdf ? 'pdf' : 'jpg');
    if (isWithdrawn(database, kept)) return 'withdrawn';
    changePhotos(parts, home, (photos) => {
      // Browsers send a file again if the response was lost.
      if (photos.some(({ original }) => original === kept)) return photos;
      return [...(isForMany ? photos : []), newPhoto(home, kept, moment)];
    });
    if (isForMany) parts.operations.encodeNewPhotos();
    return null;
  } catch (error) {
    if (isDiskFull(error)) return 'no-room';
    throw error;
  }
}

/** Checks the format of a file. @param isPdfWanted false for a photograph. */
function problemOf(beginning: Buffer, isPdfWanted: boolean): FileProblem | null {
  if (beginning.length === 0) return 'none';
  const isPdf = beginning.toString('latin1', 0, 5) === '%PDF-';
  if (isPdfWanted) return isPdf ? null : 'not-pdf';
  if (isPdf) return 'pdf';
  if (/^ftyp(avif|avis)/.test(beginning.toString('latin1', 4, 12))) return 'avif';
  const format = formatOf(beginning);
  if (format === null) return 'format';
  return format === 'heic' ? 'heic' : null;
}

const beginningOf = async (file: string) =>
  Buffer.concat(await createReadStream(file, { end: longestBeginning }).toArray());

/** Chunks in progress by file path. A file receives only one chunk at a time, because two chunks would interleave. */
const arriving = new Map<string, Promise<ChunkState>>();

/**
 * Receives a chunk of a file (`?cle=…&taille=…&debut=…`), and responds with the number of bytes received so far. Keeps
 * the bytes of an interrupted chunk. Ignores a chunk whose offset differs from the number of received bytes. Refuses a
 * file of the wrong format at its first chunk. A repeated request during re-encoding gets the same response.
 */
export async function takeChunk(parts: SiteParts, visit: Visit, home: Home) {
  const { body } = visit.request;
  const { query } = visit;
  const key = query.get('cle') ?? '';
  const size = Number(query.get('taille'));
  const isOne = /^[0-9a-f]{8,64}$/.test(key) && Number.isSafeInteger(size) && size > 0;
  if (!isOne) return sendState(visit, { recu: 0 }, 400);
  const { largest, tooLarge } = limitsOf(home);
  if (size > largest) return sendState(visit, refusal(tooLarge));
  if ((await freeSpace(parts.folder.uploads)) - size < spared) return sendState(visit, refusal('no-room'));
  const file = path.join(parts.folder.uploads, `${home.name}-${key}`);
  const here = async () => (await stat(file).catch(() => null))?.size ?? 0;
  const start = await here();
  const taking = arriving.get(file);
  if (taking) return sendState(visit, start === size ? await taking : { recu: start });
  if (Number(query.get('debut')) !== start) return sendState(visit, { recu: start });

  async function take(): Promise<ChunkState> {
    if (body instanceof Readable) await append(body, file, size - start);
    const recu = await here();
    const isWrong = recu > longestBeginning && problemOf(await beginningOf(file), home.takes === 'a PDF');
    if (recu < size && !isWrong) return { recu };
    const problem = await takeFile(parts, { file, home, moment: momentOf(query.get('moment')) });
    await rm(file, { force: true });
    return problem ? refusal(problem) : { recu, fini: true };
  }
  const taken = take().finally(() => arriving.delete(file));
  arriving.set(file, taken);
  return sendState(visit, await taken);
}

const refusal = (problem: FileProblem) => ({ recu: 0, refus: siteTexts.refusals[problem] });

/** Appends a request body to a file, and keeps the received bytes after an interruption. @param most maximum bytes. */
async function append(request: Readable, file: string, most: number): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  let left = most;
  try {
    for await (const bytes of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(bytes)) continue;
      await handle.writeFile(bytes.subarray(0, left));
      left -= bytes.length;
      if (left <= 0) break;
    }
  } catch {
    // After a lost connection, the next chunk continues after the received bytes.
  } finally {
    await handle.sync();
    await handle.close();
  }
}

type ChunkState = { recu: number; fini?: boolean; refus?: string };

const sendState = ({ reply }: Visit, state: ChunkState, status = 200) =>
  reply.headers(privateAnswerHeaders).code(status).send(state);
