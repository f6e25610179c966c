import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FormFailure } from './form-failures';
import type { SentFile } from './photos/photo-problems';

/** What was sent, in order of first appearance; values of a repeated name are joined by a comma. */
export type FormFields = ReadonlyMap<string, string>;

/** On failure, `fields` holds what could be read, so that the visitor gets it back. */
export type ParsedForm = { fields: FormFields; files: readonly SentFile[]; failure: FormFailure | null };

/** In bytes, but for the numbers of fields and files. */
export type ParseLimits = {
  /** All values together. */
  text: number;
  fields: number;
  fieldName: number;
  fieldValue: number;
  /** One file. */
  file: number;
  files: number;
};

// A browser needs milliseconds for what is already in memory; only a parser that waits for ever takes longer.
const longestParse = 5_000;
const longestFileName = 100;
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Reads the two encodings that browsers use for forms. Never rejects, whatever the bytes are. */
export async function parseForm(body: Buffer, contentType: string, limits: ParseLimits): Promise<ParsedForm> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType)) {
    return { fields: new Map(), files: [], failure: 'unsupported-type' };
  }
  try {
    return await parseWith(new Busboy(busboyOptions(contentType, limits)), body, limits);
  } catch {
    // Busboy refuses a multipart type without a boundary as soon as it is made.
    return { fields: new Map(), files: [], failure: 'broken-body' };
  }
}

function busboyOptions(contentType: string, limits: ParseLimits) {
  return {
    headers: { 'content-type': contentType },
    limits: {
      // One more than allowed: Busboy drops what is beyond its limits without always saying so.
      fields: limits.fields + 1,
      files: limits.files,
      parts: limits.fields + limits.files + 3,
      fieldNameSize: limits.fieldName,
      fieldSize: limits.fieldValue,
      fileSize: limits.file,
      headerPairs: 16,
      headerSize: 4 * 1024,
    },
  };
}

function parseWith(parser: BusboyInstance, body: Buffer, limits: ParseLimits): Promise<ParsedForm> {
  const fields = new Map<string, string>();
  const files: SentFile[] = [];
  let count = 0;
  let textSize = 0;
  let failure: FormFailure | null = null;

  return new Promise((resolve) => {
    const settle = (last: FormFailure | null) => {
      clearTimeout(timer);
      resolve({ fields, files, failure: failure ?? last });
    };
    const timer = setTimeout(() => settle('broken-body'), longestParse);

    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      count += 1;
      textSize += value.length;
      // A part without a name has nothing to be filed under, whatever the types promise.
      if (typeof name !== 'string' || name === '') return;
      if (count > limits.fields) failure ??= 'too-many-fields';
      else if (textSize > limits.text) failure ??= 'body-too-large';
      else if (nameTruncated || Buffer.byteLength(name) > limits.fieldName) failure ??= 'field-too-long';
      else if (controlCharacters.test(name)) failure ??= 'line-break';
      else {
        if (valueTruncated) failure ??= 'field-too-long';
        addField(fields, name.normalize('NFC'), value.trim());
      }
    });
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      let isTooLarge = false;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => (isTooLarge = true));
      stream.on('error', () => settle('broken-body'));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        // What a browser sends when no file was chosen.
        if (bytes.length === 0 && !name) return;
        files.push({ field: String(field), name: readableName(name), bytes: isTooLarge ? null : bytes });
      });
    });
    parser.on('fieldsLimit', () => (failure ??= 'too-many-fields'));
    parser.on('partsLimit', () => (failure ??= 'too-many-fields'));
    parser.on('filesLimit', () => (failure ??= 'too-many-photos'));
    parser.on('error', () => settle('broken-body'));
    parser.on('finish', () => settle(null));
    parser.end(body);
  });
}

/** For people to recognise the file: no folder, nothing invisible, nothing long. */
function readableName(name: unknown): string {
  const base = typeof name === 'string' ? (name.split(/[\\/]/).at(-1) ?? '') : '';
  const visible = base.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return visible.trim().slice(0, longestFileName) || 'photo';
}

function addField(fields: Map<string, string>, name: string, value: string): void {
  const before = fields.get(name);
  fields.set(name, before && value ? `${before}, ${value}` : before || value);
}
