import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingMessage } from 'node:http';
import { errorMessage } from '../error-code';
import { saveDraft, readDraft, removeDrafts } from '../forms/database/draft-rows';
import { readForm } from '../forms/form-body';
import { privateAnswerHeaders } from '../forms/html-document';
import { formatOf } from '../forms/photos/picture-header';
import { discardFiles, filePlace } from '../forms/photos/receive-file';
import { drainBody } from '../forms/read-body';
import { freeSpace } from '../forms/request-folder';
import { attestationDraft, attestationOf, portraitHome, portraitOf } from './candidate';
import { siteTexts } from './content/site-texts';
import { addPhoto, listPhotos, moments, removePhoto, type Moment } from './photo-drafts';
import { addressOfHome } from './photo-pages';
import { seeOther, type Visit } from './send-site-view';
import { readWork } from './site-drafts';
import { discardUnnamed } from './site-folder';
import type { SiteParts } from './site-parts';

type FileProblem = keyof typeof siteTexts.fileProblems;

const megabyte = 1024 * 1024;
/** Bytes: what the process that draws photographs anew takes. */
const largestPhoto = 32 * megabyte;
const largestAttestation = 5 * megabyte;
const mostPhotos = 8;
/** In which a file says what it is. Bytes. */
const longestBeginning = 64;
/** Left on the disk for the forms of visitors. Bytes. */
const spared = 100 * megabyte;

/** Whether photographs may be sent there. */
export function isHome({ database }: SiteParts, home: string): boolean {
  return home === portraitHome || readWork(database, home) !== null;
}

/** Takes photographs as a browser without script sends them, all in one form. */
export async function takePhotos(parts: SiteParts, visit: Visit, home: string): Promise<void> {
  const { fields, files, failure } = await readForm(visit.request, {
    limits: {
      ...{ body: (mostPhotos + 1) * largestPhoto, text: 4_096, fields: 4, fieldName: 64, fieldValue: 256 },
      ...{ file: largestPhoto, files: mostPhotos },
    },
    place: filePlace(parts.folder.uploads, spared),
    isStrict: false,
  });
  if (failure !== null) await drainBody(visit.request);
  const problems = new Set<FileProblem>(failure === 'too-many-photos' ? ['too-many'] : []);
  for (const { path: file, isTooLarge: isTooLong } of files) {
    const problem = isTooLong
      ? 'too-large'
      : file === null
        ? 'no-room'
        : await takePhoto(parts, { file, home, moment: momentOf(fields.get('moment')) });
    if (problem) problems.add(problem);
  }
  await discardFiles(files);
  if (files.length === 0) problems.add('none');
  seeOther(visit, `${addressOfHome(home)}${refusals(problems)}#${anchorOf(home)}`);
}

const anchorOf = (home: string) => (home === portraitHome ? 'portrait' : 'photos-du-chantier');

const refusals = (problems: ReadonlySet<FileProblem>, about = '') =>
  problems.size === 0 ? '' : `?${about}refus=${[...problems].join(',')}`;

const momentOf = (text: string | null | undefined): Moment =>
  moments.find((each) => each === text) ?? 'before';

type Arrived = { file: string; home: string; moment: Moment };

/** Takes a file that has arrived whole, or says why not. */
async function takePhoto(parts: SiteParts, { file, home, moment }: Arrived): Promise<FileProblem | null> {
  const { database, folder, now } = parts;
  const problem = await problemOf(file);
  if (problem) return problem;
  const before = portraitOf(database);
  if (home !== portraitHome && listPhotos(database, home).length >= mostPhotos) return 'too-many';
  const raw = await folder.takeRaw(file);
  addPhoto(database, { home, raw, moment, at: now().getTime() });
  if (home !== portraitHome || !before) return null;
  removePhoto(database, home, before.id);
  await discardUnnamed(database, folder, [before.raw, before.original, before.file]);
  return null;
}

async function problemOf(file: string): Promise<FileProblem | null> {
  const bytes = await beginningOf(file);
  if (bytes.length === 0) return 'none';
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf';
  if (/^ftyp(avif|avis)/.test(bytes.toString('latin1', 4, 12))) return 'avif';
  const format = formatOf(bytes);
  if (format === null) return 'format';
  return format === 'heic' ? 'heic' : null;
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestBeginning), 0, longestBeginning, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Pieces of one file that are arriving: two at once would be mixed. */
const arriving = new Set<string>();

/**
 * Takes a piece of a photograph, or tells how much of it is here: `?cle=…&taille=…&debut=…`. A piece that is cut off
 * counts as far as it came, so the next one begins there.
 */
export async function takePiece(parts: SiteParts, visit: Visit, home: string): Promise<void> {
  const { request, query } = visit;
  const key = query.get('cle') ?? '';
  const size = Number(query.get('taille'));
  if (!/^[0-9a-f]{8,64}$/.test(key) || !Number.isSafeInteger(size) || size <= 0)
    return sendState(visit, 400, { recu: 0 });
  if (size > largestPhoto) return sendState(visit, 200, refusal('too-large'));
  const file = path.join(parts.folder.uploads, `${home}-${key}`);
  const here = async () => (await stat(file).catch(() => null))?.size ?? 0;
  if (request.method !== 'POST') return sendState(visit, 200, { recu: await here() });
  if ((await freeSpace(parts.folder.uploads)) - size < spared)
    return sendState(visit, 200, refusal('no-room'));
  if (arriving.has(file) || Number(query.get('debut')) !== (await here()))
    return sendState(visit, 409, { recu: await here() });

  arriving.add(file);
  try {
    await append(request, file, size - (await here()));
    const received = await here();
    if (received < size) return sendState(visit, 200, { recu: received });
    const problem = await takePhoto(parts, { file, home, moment: momentOf(query.get('moment')) });
    await rm(file, { force: true });
    sendState(visit, 200, problem ? refusal(problem) : { recu: received, fini: true });
  } finally {
    arriving.delete(file);
  }
}

const refusal = (problem: FileProblem) => ({ recu: 0, refus: siteTexts.fileProblems[problem] });

type PieceState = { recu: number; fini?: boolean; refus?: string };

/** Writes what comes, as it comes. What was cut off is kept. @param most bytes. */
async function append(request: IncomingMessage, file: string, most: number): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  let left = most;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      await handle.writeFile(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) break;
    }
  } catch {
    // The network went away; the next piece goes on from what is here.
  } finally {
    await handle.sync();
    await handle.close();
  }
}

function sendState({ response }: Visit, status: number, state: PieceState): void {
  if (response.destroyed) return;
  const body = JSON.stringify(state);
  response.writeHead(status, {
    ...privateAnswerHeaders,
    'Content-Type': 'application/json;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Takes his attestation: a PDF by its first bytes, whatever its name. */
export async function takeAttestation(parts: SiteParts, visit: Visit): Promise<void> {
  const { database, folder, now, log } = parts;
  const { files, failure } = await readForm(visit.request, {
    limits: {
      ...{ body: 2 * largestPhoto, text: 1_024, fields: 2, fieldName: 64, fieldValue: 256 },
      ...{ file: largestAttestation, files: 1 },
    },
    place: filePlace(folder.uploads, spared),
    isStrict: false,
  });
  if (failure !== null) await drainBody(visit.request);
  const [sent] = files;
  const problem: FileProblem | null = !sent
    ? 'none'
    : sent.isTooLarge
      ? 'pdf-too-large'
      : sent.path === null
        ? 'no-room'
        : await keepAttestation(sent.path);
  await discardFiles(files);
  const problems = new Set<FileProblem>(problem ? [problem] : []);
  seeOther(visit, `/site/a-completer${refusals(problems, 'a=attestation&')}#attestation`);

  async function keepAttestation(file: string): Promise<FileProblem | null> {
    const handle = await open(file, 'r');
    const content = await handle.readFile().finally(() => handle.close());
    if (content.length === 0) return 'none';
    if (content.toString('latin1', 0, 5) !== '%PDF-') return 'not-pdf';
    const before = attestationOf(database);
    try {
      const value = await folder.keep(content, 'pdf');
      const seen = readDraft(database, attestationDraft)?.version ?? 0;
      saveDraft(database, { name: attestationDraft, value, seen, at: now().getTime() });
    } catch (error) {
      log(`The attestation of the owner could not be kept: ${errorMessage(error)}`);
      return 'no-room';
    }
    await discardUnnamed(database, folder, [before]);
    return null;
  }
}

export async function removeAttestation({ database, folder }: SiteParts, visit: Visit): Promise<void> {
  const before = attestationOf(database);
  removeDrafts(database, attestationDraft);
  await discardUnnamed(database, folder, [before]);
  seeOther(visit, '/site/a-completer#attestation');
}
