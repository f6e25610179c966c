import { cleanText } from './clean-text';
import type { FormFields, ParseLimits } from './form-body';
import type { FormFailure } from './form-failures';

/** Fields of one form, gathered one after the other and held to the limits. */
export type GatheredFields = {
  fields: FormFields;
  /** @returns what is wrong with it. Of a value that is too long the beginning is kept. */
  add(name: string, value: string): FormFailure | null;
};

const lineBreaks = /[\r\n\u2028\u2029]/;

/** @param limits in bytes of UTF-8, but for the number of fields. */
export function gatheredFields(limits: ParseLimits): GatheredFields {
  const fields = new Map<string, string>();
  let count = 0;
  let textSize = 0;

  return {
    fields,
    add(sentName, sentValue) {
      count += 1;
      if (count > limits.fields) return 'too-many-fields';
      if (Buffer.byteLength(sentName) > limits.fieldName) return 'field-too-long';
      const name = cleanText(sentName);
      const value = cleanText(beginningOf(sentValue, limits.fieldValue)).trim();
      textSize += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (textSize > limits.text) return 'body-too-large';
      if (lineBreaks.test(name)) return 'line-break';
      // A field without a name has nothing to be filed under.
      if (name !== '') addTo(fields, name, value);
      return Buffer.byteLength(sentValue) > limits.fieldValue ? 'field-too-long' : null;
    },
  };
}

/** So many bytes of it and no half character. */
function beginningOf(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}

function addTo(fields: Map<string, string>, name: string, value: string): void {
  const before = fields.get(name);
  fields.set(name, before && value ? `${before}, ${value}` : before || value);
}
