import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isErrorCode } from '../../delivery/error-code';
import { syncFolder } from './database/open-database';
import { cleanText, headerText } from './foreign-text';
import { freeSpace } from './database/request-files';

/** Fields in order of first appearance. The values of a repeated name are joined with a comma. */
export type FormFields = ReadonlyMap<string, string>;

/** A file that was sent with a form. */
export type SentFile = {
  field: string;
  /** Counts from 1. */
  number: number;
  /** File name on the visitor's device, which is never used as a path. */
  name: string;
  /** Path of the synced file; null if it was too large or the disk is nearly full. */
  path: string | null;
  bytes: number;
  isTooLarge: boolean;
};

/** On failure, `fields` holds every field read so far, so that the visitor gets the typed text back. */
export type SentForm = {
  fields: Map<string, string>;
  files: SentFile[];
  /** Folder of the files, which the caller moves or removes; null if no file was written. */
  folder: string | null;
  failure: 'broken-body' | 'body-too-large' | 'too-many-files' | null;
};

export type BodyOptions = {
  /** Folder in which a folder for the files is created. */
  incoming: string;
  limits: {
    /** Bytes of all names and values together. */
    text: number;
    fields: number;
    /** Bytes of one file. */
    file: number;
    files: number;
  };
  /** Bytes that files must leave free on the disk. */
  leastFree: number;
};

/** Parses URL-encoded bodies up to a number of bytes. A field may occur several times. */
export function registerFields(app: FastifyInstance, bodyLimit: number): void {
  void app.register(formbody, { bodyLimit, parser: (text) => ({ fields: new URLSearchParams(text) }) });
}

/** Returns the fields of a URL-encoded body, or null for any other body. */
export function postedFields({ body }: FastifyRequest): URLSearchParams | null {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return null;
  return body.fields instanceof URLSearchParams ? body.fields : null;
}

/** Reads a form up to the limits. @throws Error when the connection breaks, after removing the files. */
export async function readForm(request: FastifyRequest, options: BodyOptions): Promise<SentForm> {
  const { incoming, limits } = options;
  const sent: SentForm = { fields: new Map(), files: [], folder: null, failure: null };
  let fileCount = 0;
  const add = fieldCollector(sent, limits.text);
  const typed = postedFields(request);
  if (typed !== null) {
    for (const [name, value] of typed) add(name, value);
    return sent;
  }
  if (!request.isMultipart()) return { ...sent, failure: 'broken-body' };
  try {
    for await (const part of partsOf(request, options)) {
      if (part.type === 'field') add(part.fieldname, String(part.value ?? ''));
      else if (part.filename && (fileCount += 1) <= limits.files) {
        sent.folder ??= await newFolder(incoming);
        const target = { folder: sent.folder, number: fileCount, ...options };
        sent.files.push(await writeFile(part, target));
      } else await finished(part.file.resume());
    }
    if (sent.folder !== null) syncFolder(sent.folder);
    if (fileCount > limits.files) sent.failure ??= 'too-many-files';
    return sent;
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) {
      await discardFolder(sent.folder);
      throw error;
    }
    const isLong = isErrorCode(error, 'FST_FIELDS_LIMIT') || isErrorCode(error, 'FST_PARTS_LIMIT');
    return { ...sent, failure: isLong ? 'body-too-large' : 'broken-body' };
  }
}

/** Files beyond our own limit that the parser still reads, so that a refused form comes back with its text. */
const moreFiles = 64;
/** Milliseconds until the next part must arrive. nginx passes a body on once it has the whole of it. */
const longestGap = 5_000;

/**
 * Reads the parts of a multipart body. @fastify/busboy 3.2.6 waits for ever at the end of a body if it skipped a part of
 * some kilobytes, such as one without a name or one beyond a limit. So each part has a deadline, and we count files
 * ourselves.
 * @throws Error when a part does not arrive in time.
 */
async function* partsOf(request: FastifyRequest, { limits }: BodyOptions): AsyncGenerator<Multipart> {
  const parts = request.parts({
    limits: {
      fieldNameSize: 200,
      fieldSize: limits.text,
      fields: limits.fields,
      fileSize: limits.file,
      parts: limits.fields + limits.files + moreFiles,
    },
  });
  for (;;) {
    const next = await Promise.race([parts.next(), pause(longestGap, null, { ref: false })]);
    if (next === null) throw new Error('The next part did not arrive.');
    if (next.done) return;
    yield next.value;
  }
}

async function newFolder(incoming: string): Promise<string> {
  const folder = path.join(incoming, randomBytes(8).toString('hex'));
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

type Target = { folder: string; number: number; leastFree: number };

/** Writes a file to disk as it arrives, then syncs it. Discards a file that is too large or does not fit on the disk. */
async function writeFile(
  { file, fieldname, filename }: MultipartFile,
  { folder, number, leastFree }: Target,
): Promise<SentFile> {
  const target = path.join(folder, `${number}.raw`);
  const sent = {
    field: fieldname,
    number,
    name: headerText(filename.split(/[\\/]/).at(-1) ?? '') || 'photo',
    path: null,
  };
  if ((await freeSpace(folder)) < leastFree) {
    file.resume();
    return { ...sent, bytes: 0, isTooLarge: false };
  }
  await pipeline(file, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  const { bytesRead: bytes, truncated: isTooLarge } = file;
  if (isTooLarge) await rm(target);
  return { ...sent, path: isTooLarge ? null : target, bytes, isTooLarge };
}

/** Removes files that no request has. */
export async function discardFolder(folder: string | null): Promise<void> {
  if (folder !== null) await rm(folder, { recursive: true, force: true });
}

/** Returns a function that adds the fields of one form, up to a number of bytes. */
function fieldCollector(sent: SentForm, longest: number) {
  let room = longest;
  return (sentName: string, sentValue: string): void => {
    const name = cleanText(sentName).trim();
    const value = cleanText(sentValue).trim();
    room -= Buffer.byteLength(name) + Buffer.byteLength(value);
    if (room < 0) sent.failure = 'body-too-large';
    // Ignores fields without a usable name.
    if (room < 0 || name === '' || name.includes('\n')) return;
    const before = sent.fields.get(name);
    sent.fields.set(name, before && value ? `${before}, ${value}` : before || value);
  };
}
