import type { UseFormReturn } from 'react-hook-form';

/** Texts by field name. An unticked checkbox and a missing radio choice have no text. */
export type Texts = Record<string, string>;

export type TextForm = UseFormReturn<Texts>;

/** Returns the trimmed texts of a form. A text with only invisible characters counts as empty. */
export function cleanTexts(values: Readonly<Record<string, unknown>>): Texts {
  const isText = (value: unknown): value is string => typeof value === 'string' && /[^\s\p{Cf}]/u.test(value);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isText(value) ? value.trim() : '']),
  );
}
