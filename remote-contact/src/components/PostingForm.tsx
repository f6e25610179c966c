import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useFormState, type SubmitErrorHandler, type SubmitHandler } from 'react-hook-form';
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

/** A form that posts to the form service, with or without JavaScript. */
export function PostingForm(props: PostingFormProps) {
  const { form, draftKey, hiddenFields, send, complain, children, ...rest } = props;
  const contact = useContact();
  const isHydrated = useHydrated();
  const { isSubmitting } = useFormState({ control: form.control });
  const fields = { ...hiddenFields, _cc: contact.email, _captcha: 'false', _template: 'table' };

  return (
    <Form
      method="post"
      action={`${contact.formEndpoint}/${contact.email}`}
      encType="multipart/form-data"
      // Once hydrated, the form shows our own validation messages.
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(send, complain)(event);
      }}
      // Lets host/src/early/keep-input.ts keep input from before hydration.
      data-draft={draftKey}
      {...rest}
    >
      {children}
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
