import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FormLimits } from './form-config';
import type { FormFailure } from './form-failures';

/** What was sent, in order of first appearance; values of a repeated name are joined by a comma. */
export type FormFields = ReadonlyMap<string, string>;

/** On failure, `fields` holds what could be read, so that the visitor gets it back. */
export type ParsedForm = { fields: FormFields; failure: FormFailure | null };

// A browser needs milliseconds for what is already in memory; only a parser that waits for ever takes longer.
const longestParse = 5_000;
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** The body, or null when it is longer than allowed. Rejects when the connection breaks. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  // Node discards what is left of a body that nobody reads, so the browser still gets its answer.
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve(null);
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection broke before the whole form had arrived.')));
  });
}

/** Reads the two encodings that browsers use for forms. Never rejects, whatever the bytes are. */
export async function parseForm(body: Buffer, contentType: string, limits: FormLimits): Promise<ParsedForm> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType)) {
    return { fields: new Map(), failure: 'unsupported-type' };
  }
  try {
    return await parseWith(new Busboy(busboyOptions(contentType, limits)), body, limits);
  } catch {
    // Busboy refuses a multipart type without a boundary as soon as it is made.
    return { fields: new Map(), failure: 'broken-body' };
  }
}

function busboyOptions(contentType: string, limits: FormLimits) {
  return {
    headers: { 'content-type': contentType },
    limits: {
      // One more than allowed: Busboy drops what is beyond its limits without always saying so.
      fields: limits.fields + 1,
      files: 2,
      parts: limits.fields + 3,
      fieldNameSize: limits.fieldName,
      fieldSize: limits.fieldValue,
      headerPairs: 16,
      headerSize: 4 * 1024,
    },
  };
}

function parseWith(parser: BusboyInstance, body: Buffer, limits: FormLimits): Promise<ParsedForm> {
  const fields = new Map<string, string>();
  let count = 0;
  let failure: FormFailure | null = null;

  return new Promise((resolve) => {
    const settle = (last: FormFailure | null) => {
      clearTimeout(timer);
      resolve({ fields, failure: failure ?? last });
    };
    const timer = setTimeout(() => settle('broken-body'), longestParse);

    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      count += 1;
      // A part without a name has nothing to be filed under, whatever the types promise.
      if (typeof name !== 'string' || name === '') return;
      if (count > limits.fields) failure ??= 'too-many-fields';
      else if (nameTruncated || Buffer.byteLength(name) > limits.fieldName) failure ??= 'field-too-long';
      else if (controlCharacters.test(name)) failure ??= 'line-break';
      else {
        if (valueTruncated) failure ??= 'field-too-long';
        addField(fields, name.normalize('NFC'), value.trim());
      }
    });
    parser.on('file', (_name, stream) => {
      // An empty file input sends an empty part, which is no attachment.
      stream.on('data', () => (failure ??= 'attachment'));
      stream.on('error', () => settle('broken-body'));
    });
    parser.on('fieldsLimit', () => (failure ??= 'too-many-fields'));
    parser.on('partsLimit', () => (failure ??= 'too-many-fields'));
    parser.on('error', () => settle('broken-body'));
    parser.on('finish', () => settle(null));
    parser.end(body);
  });
}

function addField(fields: Map<string, string>, name: string, value: string): void {
  const before = fields.get(name);
  fields.set(name, before && value ? `${before}, ${value}` : before || value);
}
