import { useEffect, useRef } from 'react';
import { outbox, useContact } from '@renovation-th/shared/kernel';
import { newReference } from '@renovation-th/shared/forms/new-reference';
import { submitForm, type FormFields, type SubmissionResult } from '@renovation-th/shared/forms/submit-form';

/** What was sent, and under which reference. */
export type Attempt = { reference: string; content: string };

/** A request that is ready to be sent. */
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
    /** Whether the visitor has left the page of the form. */
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
 * The attempt at sending this content. The service takes a known reference for the same request, so the same content
 * keeps its reference over all tries. A corrected request gets a new one, and replaces the last one in the outbox.
 */
export function attemptAt(content: string, last: Attempt | null, now: Date): Attempt {
  if (last?.content === content) return last;
  if (last) outbox.remove(last.reference);
  return { reference: newReference(now), content };
}
