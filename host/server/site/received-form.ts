import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDiskFull } from '../../delivery/error-code';
import { discardFolder, readForm, type SentFile } from '../requests/form-body';
import type { Visit } from '../requests/owner/visit';
import { fieldsSent, longestPost } from '../requests/owner/routes';
import { formatOf } from '../requests/photos/photo-problems';
import type { siteTexts } from './content/site-texts';
import { removeUnusedFile } from './draft-rows';
import { isWithdrawn } from './publish/forget-withdrawn';
import { attestation } from './site-drafts';
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
  sent: URLSearchParams;
  files: readonly StoredFile[];
  refused: readonly FileProblem[];
};

/** Reads a form, and stores its photographs as JPEGs without metadata. The caller adds them to a draft. */
export async function receiveForm(parts: SiteParts, visit: Visit): Promise<ReceivedForm> {
  if (!visit.request.isMultipart()) return { sent: fieldsSent(visit), files: [], refused: [] };
  const { uploads: incoming } = parts.folder;
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
  return { sent: new URLSearchParams([...form.fields]), files, refused: [...refused] };
}

/** Deletes the files of a form that no draft contains, for example because the form was stale. */
export function discardUnused({ database }: SiteParts, files: readonly StoredFile[]): void {
  for (const { file } of files) removeUnusedFile(database, file);
}

async function store(
  { database, folder, decoder }: SiteParts,
  { field, path: file, isTooLarge, bytes }: SentFile,
): Promise<{ name: string } | { problem: FileProblem }> {
  const isPdf = field === attestation.name;
  const largest = isPdf ? largestAttestation : largestPhoto;
  if (isTooLarge || bytes > largest) return { problem: isPdf ? 'pdf-too-large' : 'too-large' };
  if (file === null) return { problem: 'no-room' };
  const problem = problemOf(await beginningOf(file), isPdf);
  if (problem) return { problem };
  const content = isPdf ? await readFile(file) : await reencode(decoder, file);
  if (typeof content === 'string') return { problem: content };
  try {
    const name = await folder.keep(content, isPdf ? 'pdf' : 'jpg');
    return isWithdrawn(database, name) ? { problem: 'withdrawn' } : { name };
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
  if (decoded === 'stopped') return 'interrupted';
  if (decoded === 'photo-unreadable') return 'unreadable';
  return decoded === 'photo-too-many-pixels' ? 'too-many-pixels' : 'too-large';
}

/** Checks the format of a file. @param isPdfWanted false for a photograph. */
function problemOf(beginning: Buffer, isPdfWanted: boolean): FileProblem | null {
  const isPdf = beginning.toString('latin1', 0, 5) === '%PDF-';
  if (isPdfWanted) return isPdf ? null : 'not-pdf';
  if (isPdf) return 'pdf';
  const format = formatOf(beginning);
  if (format === null) return 'format';
  return format === 'heic' ? 'heic' : null;
}

const beginningOf = async (file: string) =>
  Buffer.concat(await createReadStream(file, { end: longestBeginning }).toArray());
