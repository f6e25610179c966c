import { useEffect, useRef } from 'react';
import { outbox, useContact } from '@renovation-th/shared/kernel';
import type { Envelope } from '@renovation-th/shared/forms/quote-payload';
import { newReference } from '@renovation-th/shared/forms/submission-reference';
import { submitForm, type FormFields, type SubmissionResult } from '@renovation-th/shared/forms/submit-form';
import { honeyIn } from './Honeypot';

export type Attempt = { reference: string; content: string };

/** Reads and stores a form's last attempt, so that a retry can reuse its reference. */
type KeptAttempt = { last: () => Attempt | null; keep: (attempt: Attempt) => void };

type Prepared = {
  /** The request as a string, for comparison with the last attempt. */
  content: string;
  files: readonly File[];
  fieldsOf: (envelope: Omit<Envelope, 'elapsed'>) => FormFields;
};

export type Sent = {
  attempt: Attempt;
  fields: FormFields;
  files: readonly File[];
  result: SubmissionResult;
};

/** Sends the requests of one form, one at a time. */
export function useSending({ last, keep }: KeptAttempt) {
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
    send: async (form: HTMLFormElement, prepare: () => Promise<Prepared>): Promise<Sent> => {
      isBusy.current = true;
      const [submittedAt, honey] = [new Date(), honeyIn(form)];
      try {
        const { content, files, fieldsOf } = await prepare();
        const attempt = attemptAt(content, last(), submittedAt);
        keep(attempt);
        const { reference } = attempt;
        const fields = fieldsOf({ reference, submittedAt, honey });
        const result = await submitForm(contact, fields, files);
        if (result.ok) outbox.remove(reference);
        return { attempt, fields, files, result };
      } finally {
        isBusy.current = false;
      }
    },
  };
}

/**
 * Returns the last attempt if the content is unchanged, so that a retry keeps its reference. Otherwise creates a new
 * attempt and removes the last one from the outbox.
 */
function attemptAt(content: string, last: Attempt | null, now: Date): Attempt {
  if (last?.content === content) return last;
  if (last) outbox.remove(last.reference);
  return { reference: newReference(now), content };
}
