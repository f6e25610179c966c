import { useEffect, useRef } from 'react';
import { outbox, useContact } from '@renovation-th/shared/kernel';
import { newReference } from '@renovation-th/shared/forms/submission-reference';
import { submitForm, type FormFields, type SubmissionResult } from '@renovation-th/shared/forms/submit-form';

/** A request that was sent, and its reference. */
export type Attempt = { reference: string; content: string };

/** A request ready to be sent. */
export type Outgoing = { attempt: Attempt; fields: FormFields; files: readonly File[] };

/** Sends the requests of one form, one at a time. */
export function useSending() {
  const contact = useContact();
  const isBusy = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    contact,
    isBusy: () => isBusy.current,
    /** Whether the form has unmounted because the visitor left its page. */
    isGone: () => isGone.current,
    send: async (prepare: () => Promise<Outgoing>): Promise<Outgoing & { result: SubmissionResult }> => {
      isBusy.current = true;
      try {
        const outgoing = await prepare();
        const result = await submitForm(contact, outgoing.fields, outgoing.files);
        if (result.ok) outbox.remove(outgoing.attempt.reference);
        return { ...outgoing, result };
      } finally {
        isBusy.current = false;
      }
    },
  };
}

/**
 * Returns the attempt to send this content. Retries keep their reference, so that the service counts the request once.
 * Changed content gets a new reference and removes the previous attempt from the outbox.
 */
export function attemptAt(content: string, last: Attempt | null, now: Date): Attempt {
  if (last?.content === content) return last;
  if (last) outbox.remove(last.reference);
  return { reference: newReference(now), content };
}
