import { useRef, useState, type RefObject } from 'react';
import { outbox, useContact } from '@renovation-th/shared/kernel';
import { createFormToken } from '@renovation-th/shared/forms/form-token';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import {
  submitForm,
  type SubmissionFailure,
  type SubmissionResult,
} from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { callbackMessages as messages } from '../content/callback-content';
import { payloadOf, readAttempt, type CallbackAttempt } from './callback-submission';

/** What the callback form is doing. */
export type CallbackState =
  | { step: 'editing' }
  | { step: 'missing' }
  | { step: 'sending' }
  | { step: 'sent'; message: string; reference: string; call: ParisMoment }
  | { step: 'failed'; message: string; reference: string };

/** What JavaScript adds to a callback form that already posts without it. */
export function useCallbackForm(form: RefObject<HTMLFormElement | null>, booking: Booking) {
  const [state, setState] = useState<CallbackState>({ step: 'editing' });
  const isBusy = useRef(false);
  const attempt = useRef<CallbackAttempt | null>(null);
  const contact = useContact();
  const [token] = useState(() => createFormToken(contact));

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    if (!booking.day || !booking.time) {
      setState({ step: 'missing' });
      return;
    }

    isBusy.current = true;
    setState({ step: 'sending' });
    const values = new FormData(form.current);
    const call = { day: booking.day, time: booking.time };
    const next = readAttempt(values, call, attempt.current);
    // A refused request was corrected: only the correction counts.
    if (attempt.current && attempt.current.reference !== next.reference)
      outbox.remove(attempt.current.reference);
    attempt.current = next;
    const payload = await payloadOf(next, values, token);
    const result = await submitForm(contact, payload);

    const isUncertain = !result.ok && result.failure.kind === 'unreachable';
    // An unconfirmed request is stored before the visitor is told, because he may close the page then.
    if (!result.ok)
      outbox.add({
        reference: next.reference,
        fields: payload,
        state: isUncertain ? 'waiting' : 'refused',
      });
    isBusy.current = false;
    tell(result, next.reference, call);
  };

  const tell = (result: SubmissionResult, reference: string, call: ParisMoment) => {
    if (result.ok) {
      outbox.remove(reference);
      finish({ step: 'sent', message: messages.sent, reference: result.reference ?? reference, call });
    } else if (result.failure.kind === 'unreachable') {
      // It may have arrived. The visitor need not care: it is sent again until that is certain.
      finish({ step: 'sent', message: messages.probablySent, reference, call });
    } else {
      // The form still holds it, and is where he tries again.
      setState({
        step: 'failed',
        reference,
        message: messages.failed(reasonOf(result.failure), contact.phone.national),
      });
    }
  };

  const finish = (next: CallbackState) => {
    attempt.current = null;
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    setState(next);
  };

  return { state, submit, touch: token.touch };
}

/** An error status in the specification's words; a polite refusal in the service's own. */
function reasonOf({ status, statusText, message }: Extract<SubmissionFailure, { kind: 'refused' }>): string {
  return status < 400 && message ? message : messages.serverError(status, statusText);
}
