import type { FormFields } from '@renovation-th/shared/forms/submit-form';

type HiddenFieldsProps = { fields: FormFields };

/** What a browser without JavaScript sends besides the visitor's words. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
