import { MIMEType } from 'node:util';
import type { HeldMemory } from './body-memory';
import { isReadableCharset } from './clean-text';
import type { FormFailure } from './form-failures';
import { multipartForm } from './multipart-form';
import type { SentFile } from './photos/photo-problems';
import { urlencodedForm } from './urlencoded-form';

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

export type ParseOptions = {
  limits: ParseLimits;
  /** Where what files weigh is counted. */
  fileMemory: HeldMemory;
  /** The same for everything else. */
  textMemory: HeldMemory;
  /** Stops at the first failure, because the fields are not needed then. */
  isStrict: boolean;
};

/** Reads a form while it arrives. */
export type FormReader = {
  /** Answers whether more of the body is of use. */
  take(bytes: Buffer): boolean;
  /** @param isWhole whether the body ended, and was not left. */
  finish(isWhole: boolean): ParsedForm;
};

/** Reads the two encodings that browsers use for forms. */
export function formReader(contentType: string, options: ParseOptions): FormReader {
  const type = mimeType(contentType);
  if (type === null) return refusing('unsupported-type');
  if (!isReadableCharset(type.params.get('charset'))) return refusing('wrong-charset');
  if (type.essence === 'application/x-www-form-urlencoded') return urlencodedForm(options);
  if (type.essence === 'multipart/form-data') {
    return multipartForm(type.params.get('boundary') ?? '', options);
  }
  return refusing('unsupported-type');
}

/** Whether a body of this type may carry files. */
export function mayCarryFiles(contentType: string): boolean {
  return mimeType(contentType)?.essence === 'multipart/form-data';
}

function mimeType(contentType: string): MIMEType | null {
  try {
    return new MIMEType(contentType);
  } catch {
    return null;
  }
}

function refusing(failure: FormFailure): FormReader {
  return { take: () => false, finish: () => ({ fields: new Map(), files: [], failure }) };
}
