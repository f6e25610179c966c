import { longestText } from '@renovation-th/shared/forms/form-fields';
import { Field, FieldHint } from '@renovation-th/shared/ui/Field';
import { FormRow, Input, Textarea } from '@renovation-th/shared/ui/form-controls';
import { PhoneInput } from '../components/PhoneInput';
import { callbackContent as content } from '../content/callback-content';

export function CallbackContact() {
  return (
    <>
      <FormRow>
        <Field id="rappel-nom" label={content.fullName} error={null}>
          {(control) => (
            <Input
              {...control}
              name="Nom_complet"
              autoComplete="name"
              placeholder={content.fullNamePlaceholder}
              required
            />
          )}
        </Field>
        <Field id="rappel-telephone" label={content.phone} error={null}>
          {(control) => <PhoneInput {...control} placeholder={content.phonePlaceholder} />}
        </Field>
      </FormRow>
      <Field id="rappel-projet" label={content.description} error={null}>
        {(control) => <Textarea {...control} name="Description_projet" rows={3} maxLength={longestText} />}
      </Field>
      <FieldHint>{content.required}</FieldHint>
    </>
  );
}
