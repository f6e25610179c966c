import { MIMEType } from 'node:util';
import { isReadableCharset } from './clean-text';

/** What the header of a part says about it, as it was sent. */
export type PartHeader = {
  /** Null when the part is no field of a form. */
  name: string | null;
  /** Null when the part is no file; empty when a file field was left empty. */
  filename: string | null;
  /** Whether its text can be read: UTF-8, or nothing said. */
  isReadable: boolean;
};

/** @param bytes the lines of the header, without the empty line after them. */
export function partHeader(bytes: Buffer): PartHeader {
  const lines = headerLines(bytes.toString('utf8'));
  const disposition = dispositionParameters(lines.get('content-disposition') ?? '');
  const contentType = lines.get('content-type') ?? '';
  // Some senders leave the file name of an empty file field away.
  const unnamedFile = /^application\/octet-stream\b/i.test(contentType) ? '' : null;
  return {
    name: disposition?.get('name') ?? null,
    filename: disposition?.get('filename') ?? unnamedFile,
    isReadable: isReadableCharset(charsetOf(contentType)),
  };
}

/** The first line of each name counts. */
function headerLines(text: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !lines.has(name)) lines.set(name, line.slice(colon + 1).trim());
  }
  return lines;
}

/** A name, an equals sign and a value, quoted or not. */
const parameter = /[ \t]*;[ \t]*([^=;"\s]+)=(?:"([^"]*)"|([^;"]*))/y;

/** Null unless it begins with `form-data`. */
function dispositionParameters(line: string): ReadonlyMap<string, string> | null {
  const start = /^form-data/i.exec(line)?.[0];
  if (start === undefined) return null;

  const found = new Map<string, string>();
  parameter.lastIndex = start.length;
  for (let match = parameter.exec(line); match; match = parameter.exec(line)) {
    const [, name = '', quoted, bare = ''] = match;
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, unescapedValue(quoted ?? bare.trim()));
  }
  parameter.lastIndex = 0;
  return found;
}

/** Browsers write these three characters as `%22`, `%0D` and `%0A`, and no other. */
function unescapedValue(value: string): string {
  return value.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n');
}

function charsetOf(contentType: string): string | null {
  try {
    return contentType === '' ? null : new MIMEType(contentType).params.get('charset');
  } catch {
    return /charset/i.test(contentType) ? 'unreadable' : null;
  }
}
