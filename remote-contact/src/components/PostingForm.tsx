import type { ComponentProps, FormEvent } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { nativeAction } from '@renovation-th/shared/forms/submit-form';

type PostingFormProps = ComponentProps<'form'> & {
  /** Sends the form once scripts run; without them, the browser posts it as it stands. */
  send: () => Promise<void>;
};

/** A form whose markup posts to the form service by itself. */
export function PostingForm({ send, ...rest }: PostingFormProps) {
  const contact = useContact();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form
      method="post"
      action={nativeAction(contact)}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      {...rest}
    />
  );
}
