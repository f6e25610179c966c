import type { UseFormReturn } from 'react-hook-form';

/** A form whose values are texts by field name. An unticked checkbox and a missing radio choice have no text. */
export type TextForm = UseFormReturn<Record<string, string>>;

/** Returns the trimmed texts of a form. A text with only invisible characters counts as empty. */
export function cleanTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const isText = (value: unknown): value is string => typeof value === 'string' && /[^\s\p{Cf}]/u.test(value);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isText(value) ? value.trim() : '']),
  );
}
