import { useEffect, useRef, useState, type RefObject } from 'react';
import { notify, outbox, useContact } from '@renovation-th/shared/kernel';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import {
  isOwnService,
  submitForm,
  type FormDestination,
  type FormFields,
  type SubmissionFailure,
  type SubmissionResult,
} from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { adviceFor } from '../components/failure-advice';
import { focusField } from '../components/focus-field';
import { callbackMessages as messages } from '../content/callback-content';
import { callbackAdvice } from '../content/failure-content';
import { payloadOf, readAttempt, type CallbackAttempt } from './callback-submission';

/** What the callback form is doing. */
export type CallbackState =
  | { step: 'editing' }
  | {
      step: 'missing';
      part: 'day' | 'time';
      /** Screen readers read the message at each. */
      tries: number;
    }
  | { step: 'sending' }
  | { step: 'sent'; message: string; reference: string; call: ParisMoment }
  | {
      step: 'failed';
      /** Ends before the telephone number. */
      message: string;
      reference: string;
      fields: FormFields;
    };

/** Ids of the two parts of a booking. */
export const callbackIds = { day: 'rappel-date', time: 'rappel-heure' };

/** What JavaScript adds to a callback form that already posts without it. */
export function useCallbackForm(form: RefObject<HTMLFormElement | null>, booking: Booking) {
  const [state, setState] = useState<CallbackState>({ step: 'editing' });
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const attempt = useRef<CallbackAttempt | null>(null);
  const contact = useContact();

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    if (!booking.day || !booking.time) {
      const part = booking.day ? 'time' : 'day';
      setState((current) => {
        return { step: 'missing', part, tries: current.step === 'missing' ? current.tries + 1 : 1 };
      });
      return focusField(callbackIds[part]);
    }
    if (!form.current.reportValidity()) return;

    isBusy.current = true;
    setState({ step: 'sending' });
    const call = { day: booking.day, time: booking.time };
    const next = readAttempt(new FormData(form.current), call, attempt.current);
    // A refused request was corrected: only the correction counts.
    if (attempt.current && attempt.current.reference !== next.reference)
      outbox.remove(attempt.current.reference);
    attempt.current = next;

    const payload = payloadOf(next, form.current);
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
    tell(result, next.reference, payload, call);
  };

  const tell = (result: SubmissionResult, reference: string, fields: FormFields, call: ParisMoment) => {
    if (result.ok) {
      outbox.remove(reference);
      finish({ step: 'sent', message: messages.sent, reference: result.reference ?? reference, call });
    } else if (result.failure.kind === 'unreachable') {
      // It may have arrived. The visitor need not care: it is sent again until that is certain.
      finish({ step: 'sent', message: messages.probablySent, reference, call });
    } else {
      // The form still holds it, and is where he tries again.
      const advice = adviceFor(result.failure, callbackAdvice);
      show({
        step: 'failed',
        reference,
        fields,
        message: messages.failed(reasonOf(result.failure, contact), advice),
      });
    }
  };

  const finish = (next: Extract<CallbackState, { step: 'sent' }>) => {
    attempt.current = null;
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    show(next);
  };

  /** In the form or, once its page was left, in a toast. */
  const show = (next: Extract<CallbackState, { step: 'sent' | 'failed' }>) => {
    setState(next);
    if (!isGone.current) return;
    if (next.step === 'sent')
      notify({ kind: 'success', display: 'stacked', title: messages.sentTitle, message: next.message });
    else
      notify({
        kind: 'error',
        display: 'stacked',
        title: messages.failedTitle,
        message: `${next.message}${contact.phone.national}.`,
      });
  };

  return { state, submit };
}

/** An error status in the specification's words; what our service or a polite refusal says, in its own. */
function reasonOf(
  { status, statusText, message }: Extract<SubmissionFailure, { kind: 'refused' }>,
  destination: FormDestination,
): string {
  const isForVisitors = status < 400 || isOwnService(destination);
  return isForVisitors && message ? message : messages.serverError(status, statusText);
}
