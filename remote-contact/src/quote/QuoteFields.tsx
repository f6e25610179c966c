import type { ReactNode } from 'react';
import { longestText, type QuoteField } from '@renovation-th/shared/forms/form-fields';
import { Field } from '@renovation-th/shared/ui/Field';
import { FormRow, Input, Select, Textarea } from '@renovation-th/shared/ui/form-controls';
import { PhoneInput } from '../components/PhoneInput';
import { quoteContent as content } from '../content/quote-content';
import { urgencyOptions, type ServiceChoice } from '../content/service-options';
import { controlId, type QuoteControl } from './quote-answers';

type QuoteFieldsProps = {
  errorOf: (field: QuoteControl) => string | null;
  services: readonly ServiceChoice[];
  photos: ReactNode;
};

/** The fields of the quote form. They are uncontrolled, so that React keeps text typed before hydration. */
export function QuoteFields({ errorOf, services, photos }: QuoteFieldsProps) {
  const about = (name: QuoteField) => ({
    id: controlId(name),
    label: content.labels[name],
    error: errorOf(name),
  });

  return (
    <>
      <FormRow>
        <Field {...about('Nom')}>
          {(control) => <Input {...control} name="Nom" autoComplete="family-name" required />}
        </Field>
        <Field {...about('Prénom')}>
          {(control) => <Input {...control} name="Prénom" autoComplete="given-name" required />}
        </Field>
      </FormRow>
      <FormRow>
        <Field {...about('Email')}>
          {(control) => <Input {...control} name="Email" type="email" autoComplete="email" required />}
        </Field>
        <Field {...about('Téléphone')}>{(control) => <PhoneInput {...control} />}</Field>
      </FormRow>
      <FormRow>
        <Field {...about('Ville')}>
          {(control) => <Input {...control} name="Ville" autoComplete="address-level2" required />}
        </Field>
        <Field {...about('Service_souhaité')}>
          {(control) => (
            <Select {...control} name="Service_souhaité" required>
              <option value="">{content.chooseService}</option>
              <Options choices={services} />
            </Select>
          )}
        </Field>
      </FormRow>
      <Field {...about('Description_projet')} hint={content.messageHint}>
        {(control) => (
          <Textarea {...control} name="Description_projet" rows={4} maxLength={longestText} required />
        )}
      </Field>
      {photos}
      <Field {...about('Urgence_projet')}>
        {(control) => (
          <Select {...control} name="Urgence_projet">
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
