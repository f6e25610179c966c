import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDiskFull } from '../../delivery/error-code';
import { discardFolder, readForm, type SentFile } from '../requests/form-body';
import type { Visit } from '../requests/owner/visit';
import { fieldsSent, longestPost } from '../requests/owner/routes';
import { formatOf } from '../requests/photos/photo-problems';
import type { siteTexts } from './content/site-texts';
import { incomingFolder } from '../requests/database/request-files';
import { changeDraft, removeUnusedFile, type Content, type Draft } from './drafts';
import { isStale, type NamedField, type Texts } from './form/section';
import { isRemoved } from './publish/removed-photos';
import { keepSiteFile } from './site-folder';
import type { SiteParts } from './site-parts';

type FileProblem = keyof typeof siteTexts.refusals;

const megabyte = 1024 * 1024;
/** Maximum bytes of a photograph as it is sent. The page says so, for browsers without JavaScript. */
const largestPhoto = 20 * megabyte;
const largestAttestation = 5 * megabyte;
/** Maximum photographs of a project. */
export const mostPhotos = 8;
/** Number of bytes that suffice to detect the format of a file. */
const longestBeginning = 64;
/** Disk space reserved for visitors' forms, in bytes. */
const spared = 100 * megabyte;

const limits = { text: longestPost, fields: 600, file: largestPhoto, files: mostPhotos };

/** A file that is stored in the folder of the site. */
export type StoredFile = {
  /** Name of the file input. */
  field: string;
  file: string;
};

export type ReceivedForm = {
  /** Typed texts, and the name of the stored file for each file input. */
  sent: URLSearchParams;
  files: readonly StoredFile[];
  refused: readonly FileProblem[];
};

/** Reads a form, and stores its photographs as JPEGs without metadata. The caller adds them to a draft. */
export async function receiveForm(parts: SiteParts, visit: Visit): Promise<ReceivedForm> {
  if (!visit.request.isMultipart()) return { sent: fieldsSent(visit), files: [], refused: [] };
  const incoming = incomingFolder(parts.database);
  const form = await readForm(visit.request, { incoming, limits, leastFree: spared });
  const refused = new Set<FileProblem>(form.failure === 'too-many-files' ? ['too-many'] : []);
  const files: StoredFile[] = [];
  for (const file of form.files) {
    const stored = await store(parts, file);
    if ('problem' in stored) refused.add(stored.problem);
    else files.push({ field: file.field, file: stored.name });
  }
  await discardFolder(form.folder);
  if (form.failure === 'body-too-large')
    throw Object.assign(new Error('The form is too long.'), { statusCode: 413 });
  const sent = new URLSearchParams([...form.fields]);
  for (const { field, file } of files) sent.set(field, file);
  return { sent, files, refused: [...refused] };
}

type PostedForm = {
  fields: readonly NamedField[];
  /** Texts that the posted ones would overwrite. */
  saved: Texts;
  content: Content;
};

/**
 * Saves a posted form, unless it is stale.
 * @param read returns the form and its new content. @returns the typed texts of a stale form, or null.
 */
export function savePosted(
  { database, now }: SiteParts,
  draft: string,
  sent: URLSearchParams,
  read: (before: Draft | null) => PostedForm,
): Texts | null {
  let stale: Texts | null = null;
  changeDraft(database, draft, now().getTime(), (before) => {
    const { fields, saved, content } = read(before);
    if (!isStale({ fields, version: sent.get('version'), texts: content.texts }, saved)) return content;
    stale = content.texts;
    return null;
  });
  return stale;
}

/** Deletes the files of a form that no draft contains, for example because the form was stale. */
export function discardUnused({ database }: SiteParts, files: readonly StoredFile[]): void {
  for (const { file } of files) removeUnusedFile(database, file);
}

async function store(
  { database, decoder }: SiteParts,
  { field, path: file, isTooLarge, bytes }: SentFile,
): Promise<{ name: string } | { problem: FileProblem }> {
  const isPdf = field === 'attestation';
  const largest = isPdf ? largestAttestation : largestPhoto;
  if (isTooLarge || bytes > largest) return { problem: isPdf ? 'pdf-too-large' : 'too-large' };
  if (file === null) return { problem: 'no-room' };
  const problem = problemOf(await beginningOf(file), isPdf);
  if (problem) return { problem };
  const content = isPdf ? await readFile(file) : await reencode(decoder, file);
  if (typeof content === 'string') return { problem: content };
  try {
    const name = await keepSiteFile(database, content, isPdf ? 'pdf' : 'jpg');
    if (!isRemoved(database, name)) return { name };
    removeUnusedFile(database, name);
    return { problem: 'removed' };
  } catch (error) {
    if (isDiskFull(error)) return { problem: 'no-room' };
    throw error;
  }
}

/** Re-encodes a photograph. @param turn clockwise rotation in degrees. @returns a JPEG, or the reason for a refusal. */
export async function reencode(
  decoder: SiteParts['decoder'],
  file: string,
  turn = 0,
): Promise<Buffer | FileProblem> {
  const decoded = await decoder.decode(file, turn);
  if (typeof decoded !== 'string') return decoded;
  const isBusy = decoded === 'stopped' || decoded === 'photo-too-slow';
  return isBusy ? 'interrupted' : 'unreadable';
}

/** Checks the format of a file. @param isPdfWanted false for a photograph. */
function problemOf(beginning: Buffer, isPdfWanted: boolean): FileProblem | null {
  const isPdf = beginning.toString('latin1', 0, 5) === '%PDF-';
  if (isPdfWanted) return isPdf ? null : 'not-pdf';
  const format = formatOf(beginning);
  if (format === 'heic') return 'heic';
  return format === null ? 'format' : null;
}

const beginningOf = async (file: string) =>
  Buffer.concat(await createReadStream(file, { end: longestBeginning }).toArray());
