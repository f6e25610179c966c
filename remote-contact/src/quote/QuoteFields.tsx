import type { ReactNode } from 'react';
import { longestText, type QuoteField } from '@renovation-th/shared/forms/form-fields';
import { Field } from '@renovation-th/shared/ui/Field';
import { FormRow, Input, Select, Textarea } from '@renovation-th/shared/ui/form-controls';
import type { TextForm } from '../components/text-form';
import { quoteContent as content } from '../content/quote-content';
import { urgencyOptions, type ServiceChoice } from '../content/service-options';

type QuoteFieldsProps = {
  register: TextForm['register'];
  errorOf: (name: string) => string | null;
  services: readonly ServiceChoice[];
  photos: ReactNode;
};

export function controlId(name: keyof typeof content.labels): string {
  return `devis-${name}`;
}

/** The fields of the quote form. They are uncontrolled, so that text typed before hydration stays. */
export function QuoteFields({ register, errorOf, services, photos }: QuoteFieldsProps) {
  const about = (name: QuoteField) => ({
    id: controlId(name),
    label: content.labels[name],
    error: errorOf(name),
  });

  return (
    <>
      <FormRow>
        <Field {...about('Nom')}>
          {(control) => <Input {...control} {...register('Nom')} autoComplete="family-name" required />}
        </Field>
        <Field {...about('Prénom')}>
          {(control) => <Input {...control} {...register('Prénom')} autoComplete="given-name" required />}
        </Field>
      </FormRow>
      <FormRow>
        <Field {...about('Email')}>
          {(control) => (
            <Input {...control} {...register('Email')} type="email" autoComplete="email" required />
          )}
        </Field>
        <Field {...about('Téléphone')}>
          {(control) => (
            <Input {...control} {...register('Téléphone')} type="tel" autoComplete="tel" required />
          )}
        </Field>
      </FormRow>
      <FormRow>
        <Field {...about('Ville')}>
          {(control) => <Input {...control} {...register('Ville')} autoComplete="address-level2" required />}
        </Field>
        <Field {...about('Service_souhaité')}>
          {(control) => (
            <Select {...control} {...register('Service_souhaité')} required>
              <option value="">{content.chooseService}</option>
              <Options choices={services} />
            </Select>
          )}
        </Field>
      </FormRow>
      <Field {...about('Description_projet')} hint={content.messageHint}>
        {(control) => (
          <Textarea
            {...control}
            {...register('Description_projet')}
            rows={4}
            maxLength={longestText}
            required
          />
        )}
      </Field>
      {photos}
      <Field {...about('Urgence_projet')}>
        {(control) => (
          <Select {...control} {...register('Urgence_projet')}>
            <Options choices={urgencyOptions} />
          </Select>
        )}
      </Field>
    </>
  );
}

function Options({ choices }: { choices: readonly { label: string; sent: string }[] }) {
  return choices.map(({ label, sent }) => (
    <option key={sent} value={sent}>
      {label}
    </option>
  ));
}
