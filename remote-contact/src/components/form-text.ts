import type { FieldName } from '@renovation-th/shared/forms/form-fields';

/** Returns the trimmed text of a field. Text with only invisible characters counts as empty. */
export function formText(values: FormData, name: FieldName): string {
  const value = values.get(name);
  return typeof value === 'string' && /[^\s\p{Cf}]/u.test(value) ? value.trim() : '';
}
