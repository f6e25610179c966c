import { Field } from '@renovation-th/shared/ui/Field';
import {
  FormGrid,
  FormMessage,
  FormRow,
  Input,
  Select,
  Spinner,
  Textarea,
} from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { checkIcon, errorIcon } from '@renovation-th/shared/ui/icon-shapes';
import { galleryContent as content } from './gallery-content';

const { fields } = content;

export function FieldSpecimens() {
  return (
    <FormGrid>
      <FormRow>
        <Field id="nom" label={fields.name} error={null}>
          {(control) => <Input {...control} placeholder={fields.placeholder} />}
        </Field>
        <Field id="telephone" label={fields.hinted} hint={fields.hint} error={null}>
          {(control) => <Input {...control} type="tel" />}
        </Field>
      </FormRow>
      <FormRow>
        <Field id="email" label={fields.faulty} error={fields.error}>
          {(control) => <Input {...control} type="email" />}
        </Field>
        <Field id="ville" label={fields.choice} error={null}>
          {(control) => (
            <Select {...control}>
              {content.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Select>
          )}
        </Field>
      </FormRow>
      <Field id="message" label={fields.message} hint={fields.hint} error={fields.error}>
        {(control) => <Textarea {...control} />}
      </Field>
      <Field id="indisponible" label={fields.disabled} error={null}>
        {(control) => <Input {...control} disabled />}
      </Field>
    </FormGrid>
  );
}

/** Shows the messages of a whole form. */
export function MessageSpecimens() {
  return (
    <FormGrid>
      <FormMessage data-kind="success">
        <Icon shape={checkIcon} />
        <p>{content.messages.success}</p>
      </FormMessage>
      <FormMessage data-kind="error">
        <Icon shape={errorIcon} />
        <p>{content.messages.error}</p>
      </FormMessage>
      <p>
        <Spinner aria-hidden="true" /> {content.busy}
      </p>
    </FormGrid>
  );
}
