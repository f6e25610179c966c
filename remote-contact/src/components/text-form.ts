import type { UseFormReturn } from 'react-hook-form';

/** A form whose values are texts by field name. An unticked checkbox and a missing radio choice have no text. */
export type TextForm = UseFormReturn<Record<string, string>>;

/** Returns a trimmed text. A text with only invisible characters counts as empty. */
export function cleanText(value: unknown): string {
  return typeof value === 'string' && /[^\s\p{Cf}]/u.test(value) ? value.trim() : '';
}
