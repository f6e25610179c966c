import styled from '@emotion/styled';
import { createContext, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import type { SubmitErrorHandler, SubmitHandler } from 'react-hook-form';
import { useContact, useHydrated } from '@renovation-th/shared/kernel';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { sendingContent } from '../content/booking-content';
import type { TextForm, Texts } from './text-form';

type PostingFormProps = ComponentProps<'form'> & {
  form: TextForm;
  draftKey: string;
  /** Fields that browsers without JavaScript send besides the visitor's answers. */
  hiddenFields: FormFields;
  /** Sends a form that has no problems. Without JavaScript, the browser posts it. */
  send: SubmitHandler<Texts>;
  /** Receives the problems of a form that has some. */
  complain: SubmitErrorHandler<Texts>;
};

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  // Prevents overflow with enlarged text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
});

const OffScreen = styled('div')({
  position: 'absolute',
  left: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/** Whether the form is being sent. False while its answers are checked, so that problems are rendered at once. */
export const SendingContext = createContext(false);

/** A form that posts to the form service, with or without JavaScript. */
export function PostingForm(props: PostingFormProps) {
  const { form, draftKey, hiddenFields, send, complain, children, ...rest } = props;
  const contact = useContact();
  const isHydrated = useHydrated();
  const [isSending, setIsSending] = useState(false);
  // The state changes too late to stop a second press.
  const isBusy = useRef(false);
  const fields = { ...hiddenFields, _cc: contact.email, _captcha: 'false', _template: 'table' };

  const checkAndSend = form.handleSubmit((answers) => {
    setIsSending(true);
    return send(answers);
  }, complain);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await checkAndSend(event);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  return (
    <Form
      method="post"
      action={`${contact.formEndpoint}/${contact.email}`}
      encType="multipart/form-data"
      // Once hydrated, the form shows our own validation messages.
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      // Lets host/src/early/keep-input.ts keep input from before hydration.
      data-draft={draftKey}
      {...rest}
    >
      <SendingContext value={isSending}>{children}</SendingContext>
      {/* A field that only robots fill in, because people cannot see it or reach it with Tab. */}
      <OffScreen aria-hidden="true">
        <label>
          {sendingContent.honey}
          <input {...form.register('_honey')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </OffScreen>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
