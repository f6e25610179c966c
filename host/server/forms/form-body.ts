import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { cleanText } from './foreign-text';
import type { FormFailure } from './form-failures';
import type { SentFile } from './photos/photo-problems';
import { discardFiles, receiveFile, type FilePlace } from './photos/receive-file';

/** What was sent, in order of first appearance; values of a repeated name are joined by a comma. */
export type FormFields = ReadonlyMap<string, string>;

/** On failure, `fields` holds what could be read, so that the visitor gets it back. */
export type ParsedForm = { fields: FormFields; files: readonly SentFile[]; failure: FormFailure | null };

/** In bytes, but for the numbers of fields and files. */
export type ParseLimits = {
  /** All that arrives. */
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

/** A request whose body is a form, as Node gives it. */
export type FormBody = Readable & {
  headers: { 'content-type'?: string | undefined };
  /** Whether all of it has arrived. */
  complete: boolean;
};

type ParseOptions = {
  limits: ParseLimits;
  /** Where files are written as they arrive. */
  place: FilePlace;
};

const multipart = 'multipart/form-data';
const urlencoded = 'application/x-www-form-urlencoded';

/** Parts beyond fields and files that a form may have before nobody reads on. */
const spareParts = 16;
/** Of the header of a part: several times what browsers write. In bytes and lines. */
const partHeader = { headerSize: 4 * 1024, headerPairs: 16 };
/**
 * Milliseconds. At a part that it passes over, as it is neither field nor file, the reader may stop for ever
 * (@fastify/busboy 3.2.6); a disk that writes nothing for so long is no better.
 */
const longestStandstill = 5_000;
/** Enough to notice that a value is too long, whatever its last character is. In bytes. */
const longestCharacter = 4;

/** Whether a body of this type may carry files. */
export function mayCarryFiles(contentType: string): boolean {
  return isOfType(contentType, multipart);
}

/** The charset of a form is UTF-8, as that of every page here, whatever it says. */
function isOfType(contentType: string, type: string): boolean {
  return contentType.split(';')[0]?.trim().toLowerCase() === type;
}

/**
 * Reads a form in the two encodings that browsers use, up to the limits; `drainBody` reads the rest of a refused body.
 * The caller removes the files.
 * @throws when the connection breaks; then no file is left.
 */
export async function readForm(request: FormBody, options: ParseOptions): Promise<ParsedForm> {
  const contentType = request.headers['content-type'] ?? '';
  const isMultipart = mayCarryFiles(contentType);
  if (!isMultipart && !isOfType(contentType, urlencoded))
    return { fields: new Map(), files: [], failure: 'unsupported-type' };

  const { limits, place } = options;
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
    /** Nothing is read any more. */
    const stop = (reason: FormFailure) => {
      failure ??= reason;
      end(false);
    };
    const note = (reason: FormFailure | null) => {
      if (reason === 'too-many-fields' || reason === 'body-too-large') stop(reason);
      else failure ??= reason;
    };
    const standstill = setTimeout(() => {
      // A slow client is not a standstill: only a parser that takes no more bytes is.
      if (reader.writableNeedDrain || reader.writableEnded) stop('broken-body');
      else standstill.refresh();
    }, longestStandstill);
    const count = (bytes: Buffer) => {
      size += bytes.length;
      standstill.refresh();
      if (size > limits.body) stop('body-too-large');
    };
    // A whole body comes to its end in the reader, which may still be writing files.
    const leave = () => request.complete || end(true);

    reader.on('field', (name: unknown, value) => {
      // A part without a name is no field.
      if (typeof name === 'string') note(addField(isMultipart ? unescapedName(name) : name, value));
    });
    reader.on('file', (field: unknown, stream, name: unknown) => {
      streams.add(stream);
      // It comes before anybody reads when a form breaks off; without a listener it would end the process.
      stream.on('error', ignore);
      if (streams.size > limits.files) {
        note('too-many-photos');
        return void stream.resume();
      }
      receiving.push(
        receiveFile(stream, { field: asText(field), name: asText(name), most: limits.file, place }),
      );
    });
    reader.on('partsLimit', () => stop('too-many-fields'));
    reader.on('fieldsLimit', () => stop('too-many-fields'));
    reader.on('error', () => stop('broken-body'));
    reader.on('finish', () => end(false));
    request.on('data', count).on('close', leave);
    request.pipe(reader);
  });

  // Whatever did not come to its end never will.
  for (const stream of streams) if (!stream.readableEnded) stream.destroy();
  const files = (await Promise.all(receiving)).filter((file) => file !== null);
  if (isBroken) {
    await discardFiles(files);
    throw new Error('The connection broke while a form was arriving.');
  }
  return { fields, files, failure };
}

/** Null for a type that names no boundary. */
function formReader(contentType: string, limits: ParseLimits): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers: { 'content-type': mayCarryFiles(contentType) ? contentType : urlencoded },
      limits: {
        fieldNameSize: limits.fieldName + longestCharacter,
        fieldSize: limits.fieldValue + longestCharacter,
        // One more, which is noticed when it comes.
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

/** Browsers write these three characters of a name as `%22`, `%0D` and `%0A`, and no other. */
function unescapedName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n');
}

/** The reader gives nothing for what a part does not name. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function ignore(): void {}

const lineBreaks = /[\r\n\u2028\u2029]/;

/**
 * Gathers the fields of one form, one after the other, and holds them to the limits.
 * @returns what adds a field; it tells what is wrong with it. Of a value that is too long the beginning is kept.
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
    // A field without a name has nothing to be filed under.
    if (name !== '') fields.set(name, before && value ? `${before}, ${value}` : before || value);
    return Buffer.byteLength(sentValue) > limits.fieldValue ? 'field-too-long' : null;
  };
}

/** So many bytes of it and no half character. */
function beginningOf(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}
