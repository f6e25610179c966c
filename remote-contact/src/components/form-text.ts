import type { FieldName } from '@renovation-th/shared/forms/form-fields';

/** The trimmed text of a form's field; empty when a reader would see nothing in it. */
export function formText(values: FormData, name: FieldName): string {
  const value = values.get(name);
  return typeof value === 'string' && /[^\s\p{Cf}]/u.test(value) ? value.trim() : '';
}
