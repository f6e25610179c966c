import type { FieldName } from '@renovation-th/shared/forms/form-fields';

/** The text of a form's field, trimmed; empty when there is none. */
export function formText(values: FormData, name: FieldName): string {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
