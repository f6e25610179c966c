import type { ReactNode } from 'react';
import { Field } from '@renovation-th/shared/ui/Field';
import { FormRow, Input, Select, Textarea } from '@renovation-th/shared/ui/form-controls';
import { PhoneInput } from '../components/PhoneInput';
import { quoteContent as content } from '../content/quote-content';
import { urgencyOptions, type ServiceChoice } from '../content/service-options';
import { EmailField } from './EmailField';
import { quoteFieldIds as ids, type QuoteFieldName } from './quote-answers';

type QuoteFieldsProps = {
  errorOf: (field: QuoteFieldName) => string | null;
  services: readonly ServiceChoice[];
  /** The field for photographs; it stands after the description. */
  photos: ReactNode;
};

/**
 * Who asks, and for what. The controls are the browser's own (uncontrolled): what a visitor
 * typed before the page was alive is there afterwards.
 */
export function QuoteFields({ errorOf, services, photos }: QuoteFieldsProps) {
  const { labels } = content;

  return (
    <>
      <FormRow>
        <Field id={ids.Nom} label={labels.Nom} error={errorOf('Nom')}>
          {(control) => <Input {...control} name="Nom" autoComplete="family-name" required />}
        </Field>
        <Field id={ids.Prénom} label={labels.Prénom} error={errorOf('Prénom')}>
          {(control) => <Input {...control} name="Prénom" autoComplete="given-name" required />}
        </Field>
      </FormRow>
      <FormRow>
        <EmailField id={ids.Email} error={errorOf('Email')} />
        <Field id={ids.Téléphone} label={labels.Téléphone} error={errorOf('Téléphone')}>
          {(control) => <PhoneInput {...control} />}
        </Field>
      </FormRow>
      <FormRow>
        <Field id={ids.Ville} label={labels.Ville} error={errorOf('Ville')}>
          {(control) => <Input {...control} name="Ville" autoComplete="address-level2" required />}
        </Field>
        <Field id={ids.Service_souhaité} label={labels.Service_souhaité} error={errorOf('Service_souhaité')}>
          {(control) => (
            <Select {...control} name="Service_souhaité" required>
              <option value="">{content.chooseService}</option>
              <Options choices={services} />
            </Select>
          )}
        </Field>
      </FormRow>
      <Field
        id={ids.Description_projet}
        label={labels.Description_projet}
        hint={content.messageHint}
        error={errorOf('Description_projet')}
      >
        {(control) => <Textarea {...control} name="Description_projet" rows={4} required />}
      </Field>
      {photos}
      <Field id="devis-urgence" label={labels.Urgence_projet} error={null}>
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
