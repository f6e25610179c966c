import { longestText } from '@renovation-th/shared/forms/form-fields';
import { Field, FieldHint } from '@renovation-th/shared/ui/Field';
import { FormRow, Input, Textarea } from '@renovation-th/shared/ui/form-controls';
import type { TextForm } from '../components/text-form';
import { callbackContent as content } from '../content/callback-content';

/** The visitor's name, telephone number and project. */
export function CallbackContact({ register }: Pick<TextForm, 'register'>) {
  return (
    <>
      <FormRow>
        <Field id="rappel-nom" label={content.fullName} error={null}>
          {(control) => (
            <Input
              {...control}
              {...register('Nom_complet')}
              autoComplete="name"
              placeholder={content.fullNamePlaceholder}
              required
            />
          )}
        </Field>
        <Field id="rappel-telephone" label={content.phone} error={null}>
          {(control) => (
            <Input
              {...control}
              {...register('Téléphone')}
              type="tel"
              autoComplete="tel"
              placeholder={content.phonePlaceholder}
              required
            />
          )}
        </Field>
      </FormRow>
      <Field id="rappel-projet" label={content.description} error={null}>
        {(control) => (
          <Textarea {...control} {...register('Description_projet')} rows={3} maxLength={longestText} />
        )}
      </Field>
      <FieldHint>{content.required}</FieldHint>
    </>
  );
}
