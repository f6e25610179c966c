import type { FieldName } from '@renovation-th/shared/forms/form-fields';

/** Returns the trimmed text of a field; empty when it holds only invisible characters. */
export function formText(values: FormData, name: FieldName): string {
  const value = values.get(name);
  return typeof value === 'string' && /[^\s\p{Cf}]/u.test(value) ? value.trim() : '';
}
