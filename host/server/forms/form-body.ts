import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { cleanText } from './foreign-text';
import type { SentFile } from './photos/photo-problems';
import { discardFiles, receiveFile, type UploadFolder } from './photos/receive-file';
import type { FormFailure } from './form-failures';

/** Fields in order of first appearance. The values of a repeated name are joined with a comma. */
export type FormFields = ReadonlyMap<string, string>;

/** On failure, `fields` holds every field read so far, so that the visitor gets the typed text back. */
export type ParsedForm = { fields: FormFields; files: readonly SentFile[]; failure: FormFailure | null };

/** In bytes, except `fields` and `files`, which are counts. */
export type ParseLimits = {
  /** The whole body. */
  body: number;
  /** All names and values together. */
  text: number;
  fields: number;
  fieldName: number;
  fieldValue: number;
  /** One file. */
  file: number;
  files: number;
};

/** The properties of a Node request that we use. */
export type FormBody = Readable & {
  headers: { 'content-type'?: string | undefined };
  /** Whether the whole body has arrived. */
  complete: boolean;
};

type ParseOptions = {
  limits: ParseLimits;
  uploads: UploadFolder;
};

const multipart = 'multipart/form-data';
const urlencoded = 'application/x-www-form-urlencoded';

/** Extra parts tolerated before parsing stops. */
const spareParts = 16;
/** Maximum bytes and lines of a part's header, several times more than browsers send. */
const partHeader = { headerSize: 4 * 1024, headerPairs: 16 };
/** Maximum milliseconds without progress. @fastify/busboy 3.2.6 may hang on a part that is neither field nor file. */
const longestStandstill = 5_000;
/** Maximum bytes of a UTF-8 character. We read this much beyond a limit to notice that a value is too long. */
const longestCharacter = 4;

/** Whether a body of this type may carry files. */
export function mayCarryFiles(contentType: string): boolean {
  return isOfType(contentType, multipart);
}

/** Ignores the charset, because our pages use UTF-8. */
function isOfType(contentType: string, type: string): boolean {
  return contentType.split(';')[0]?.trim().toLowerCase() === type;
}

/**
 * Reads a form up to the limits, and discards the rest of a refused body. The caller removes the files.
 * @throws Error when the connection breaks, after removing the files.
 */
export async function readForm(request: FormBody, options: ParseOptions): Promise<ParsedForm> {
  const contentType = request.headers['content-type'] ?? '';
  const isMultipart = mayCarryFiles(contentType);
  if (!isMultipart && !isOfType(contentType, urlencoded))
    return { fields: new Map(), files: [], failure: 'unsupported-type' };

  const { limits, uploads } = options;
  const fields = new Map<string, string>();
  const addField = fieldsInto(fields, limits);
  const receiving: Promise<SentFile | null>[] = [];
  const streams = new Set<BusboyFileStream>();
  let failure: FormFailure | null = null;

  const reader = formReader(contentType, limits);
  if (reader === null) return { fields: new Map(), files: [], failure: 'broken-body' };
  const isBroken = await new Promise<boolean>((resolve) => {
    let size = 0;
    const end = (broken: boolean) => {
      clearTimeout(standstill);
      request.unpipe(reader);
      request.off('data', count).off('close', leave);
      resolve(broken);
    };
    const stop = (reason: FormFailure) => {
      failure ??= reason;
      end(false);
    };
    const fail = (reason: FormFailure | null) => {
      if (reason === 'too-many-fields' || reason === 'body-too-large') stop(reason);
      else failure ??= reason;
    };
    const standstill = setTimeout(() => {
      // Only a parser that accepts no more bytes counts as stalled, not a slow client.
      if (reader.writableNeedDrain || reader.writableEnded) stop('broken-body');
      else standstill.refresh();
    }, longestStandstill);
    const count = (bytes: Buffer) => {
      size += bytes.length;
      standstill.refresh();
      if (size > limits.body) stop('body-too-large');
    };
    // A request also closes after a complete body, while the parser may still be writing files.
    const leave = () => request.complete || end(true);

    // The parser passes undefined for a missing name.
    reader.on('field', (name: string | undefined, value) => {
      if (name !== undefined) fail(addField(isMultipart ? unescapedName(name) : name, value));
    });
    reader.on('file', (field: string | undefined, stream, name: string | undefined) => {
      streams.add(stream);
      // The stream may fail before its reader is attached, and an unhandled 'error' event would end the process.
      stream.on('error', () => undefined);
      if (streams.size > limits.files) {
        fail('too-many-photos');
        return void stream.resume();
      }
      receiving.push(
        receiveFile(stream, { field: field ?? '', name: name ?? '', most: limits.file, uploads }),
      );
    });
    reader.on('partsLimit', () => stop('too-many-fields'));
    reader.on('fieldsLimit', () => stop('too-many-fields'));
    reader.on('error', () => stop('broken-body'));
    reader.on('finish', () => end(false));
    request.on('data', count).on('close', leave);
    request.pipe(reader);
  });

  // Parts that are still open will never be complete.
  for (const stream of streams) if (!stream.readableEnded) stream.destroy();
  // Reads the rest, because closing a connection with unread data resets it, and the browser would lose the response.
  request.resume();
  const files = (await Promise.all(receiving)).filter((file) => file !== null);
  if (isBroken) {
    await discardFiles(files);
    throw new Error('The connection broke while a form was arriving.');
  }
  return { fields, files, failure };
}

/** Creates the parser, or returns null for a multipart type without a boundary. */
function formReader(contentType: string, limits: ParseLimits): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers: { 'content-type': mayCarryFiles(contentType) ? contentType : urlencoded },
      limits: {
        fieldNameSize: limits.fieldName + longestCharacter,
        fieldSize: limits.fieldValue + longestCharacter,
        // One more than allowed, so that we notice the excess.
        fields: limits.fields + 1,
        fileSize: limits.file,
        parts: limits.fields + limits.files + spareParts,
        ...partHeader,
      },
    });
  } catch {
    return null;
  }
}

/** Decodes `%22`, `%0D` and `%0A`, the only characters that browsers percent-encode in a multipart name. */
function unescapedName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n');
}

const lineBreaks = /[\r\n\u2028\u2029]/;

/**
 * Collects the fields of one form within the limits.
 * @returns a function that adds a field, truncated to the limit, and returns its failure or null.
 */
function fieldsInto(fields: Map<string, string>, limits: ParseLimits) {
  let count = 0;
  let textSize = 0;
  return (sentName: string, sentValue: string): FormFailure | null => {
    count += 1;
    if (count > limits.fields) return 'too-many-fields';
    if (Buffer.byteLength(sentName) > limits.fieldName) return 'field-too-long';
    const name = cleanText(sentName);
    const value = cleanText(beginningOf(sentValue, limits.fieldValue)).trim();
    textSize += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (textSize > limits.text) return 'body-too-large';
    if (lineBreaks.test(name)) return 'line-break';
    const before = fields.get(name);
    // Ignores fields without a name.
    if (name !== '') fields.set(name, before && value ? `${before}, ${value}` : before || value);
    return Buffer.byteLength(sentValue) > limits.fieldValue ? 'field-too-long' : null;
  };
}

/** Truncates a text to this many bytes, at a character boundary. */
function beginningOf(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}
