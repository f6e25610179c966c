import styled from '@emotion/styled';
import type { ComponentProps, FormEvent } from 'react';
import { useContact, useHydrated } from '@renovation-th/shared/kernel';
import { nativeAction, type FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Honeypot } from './Honeypot';

type PostingFormProps = ComponentProps<'form'> & {
  /** Fields that a browser without JavaScript sends besides the visitor's answers. */
  hiddenFields: FormFields;
  /** Validates and sends the form with JavaScript; without it, the browser posts the form. */
  send: () => Promise<void>;
};

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  // Keeps the form within the screen when text is enlarged.
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
      // Once hydrated, the form shows our messages instead of the browser's.
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
