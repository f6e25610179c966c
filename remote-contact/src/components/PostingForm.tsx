import styled from '@emotion/styled';
import type { ComponentProps, FormEvent } from 'react';
import { useContact, useHydrated } from '@renovation-th/shared/kernel';
import { nativeAction, type FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Honeypot } from './Honeypot';

type PostingFormProps = ComponentProps<'form'> & {
  /** Fields that browsers without JavaScript send besides the visitor's answers. */
  hiddenFields: FormFields;
  /** Validates and sends the form. Without JavaScript, the browser posts it. */
  send: () => Promise<void>;
};

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  // Prevents overflow with enlarged text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
});

/** A form that posts to the form service, with or without JavaScript. */
export function PostingForm({ hiddenFields, send, children, ...rest }: PostingFormProps) {
  const contact = useContact();
  const isHydrated = useHydrated();
  const fields = { ...hiddenFields, _cc: contact.email, _captcha: 'false', _template: 'table' };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Form
      method="post"
      action={nativeAction(contact)}
      encType="multipart/form-data"
      // Once hydrated, the form shows our own validation messages.
      noValidate={isHydrated}
      onSubmit={onSubmit}
      {...rest}
    >
      {children}
      <Honeypot />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
