import { useRef, useState, type RefObject } from 'react';
import { notify, outbox } from '@renovation-th/shared/kernel';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { adviceFor, reasonFor } from '../components/failure-advice';
import { focusField } from '../components/focus-field';
import { useSending, type Attempt } from '../components/use-sending';
import { callbackMessages as messages } from '../content/callback-content';
import { callbackAdvice } from '../content/failure-content';
import { prepareCallback } from './callback-submission';

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
  const lastAttempt = useRef<Attempt | null>(null);
  const { contact, isBusy, isGone, send } = useSending();

  const submit = async () => {
    const { current: element } = form;
    if (!element || isBusy()) return;
    const call = { day: booking.day, time: booking.time };
    if (!call.day || !call.time) return askFor(call.day ? 'time' : 'day');
    if (!element.reportValidity()) return;

    setState({ step: 'sending' });
    const { attempt, fields, result } = await send(async () =>
      prepareCallback(element, call, lastAttempt.current),
    );
    const { reference } = attempt;
    if (result.ok)
      return finish({ step: 'sent', message: messages.sent, reference: result.reference ?? reference, call });

    const { failure } = result;
    const isUncertain = failure.kind === 'unreachable';
    // Stored before the visitor is told, because they may close the page then.
    outbox.add({ reference, fields, state: isUncertain ? 'waiting' : 'refused' });
    // It may have arrived. The visitor need not care: it is sent again until that is certain.
    if (isUncertain) return finish({ step: 'sent', message: messages.probablySent, reference, call });

    // The form still holds it, and is where the visitor tries again.
    lastAttempt.current = attempt;
    const reason = reasonFor(failure, contact) || messages.serverError(failure.status, failure.statusText);
    const message = messages.failed(reason, adviceFor(failure, callbackAdvice));
    show({ step: 'failed', reference, fields, message });
  };

  const askFor = (part: 'day' | 'time') => {
    setState((current) => {
      return { step: 'missing', part, tries: current.step === 'missing' ? current.tries + 1 : 1 };
    });
    focusField(callbackIds[part]);
  };

  const finish = (next: Extract<CallbackState, { step: 'sent' }>) => {
    lastAttempt.current = null;
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    show(next);
  };

  /** In the form or, once its page was left, in a toast. */
  const show = (next: Extract<CallbackState, { step: 'sent' | 'failed' }>) => {
    setState(next);
    if (!isGone()) return;
    const { sentTitle, failedTitle } = messages;
    notify({
      display: 'stacked',
      ...(next.step === 'sent'
        ? { kind: 'success', title: sentTitle, message: next.message }
        : { kind: 'error', title: failedTitle, message: `${next.message}${contact.phone.national}.` }),
    });
  };

  return { state, submit };
}
