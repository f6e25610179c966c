import styled from '@emotion/styled';
import type { ComponentProps, FormEvent } from 'react';
import { useContact, useHydrated } from '@renovation-th/shared/kernel';
import { nativeAction, type FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Honeypot } from './Honeypot';

type PostingFormProps = ComponentProps<'form'> & {
  /** What a browser without JavaScript sends besides the visitor's words. */
  hiddenFields: FormFields;
  /** Checks and sends the form once scripts run; without them, the browser posts it as it stands. */
  send: () => Promise<void>;
};

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  // Enlarged text must not widen the form beyond the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
});

/** A form whose markup posts to the form service by itself. */
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
      // The browser's own messages would come before ours.
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
