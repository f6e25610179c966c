import { useRef, useState, type RefObject } from 'react';
import { notify, outbox } from '@renovation-th/shared/kernel';
import { callbackPayload, type CallbackRequest } from '@renovation-th/shared/forms/callback-payload';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { adviceFor, reasonFor } from '../components/failure-advice';
import { focusField } from '../components/focus-field';
import { formText } from '../components/form-text';
import { useSending, type Attempt } from '../components/use-sending';
import { callbackContent, callbackMessages as messages } from '../content/callback-content';
import { callbackAdvice } from '../content/failure-content';

export type CallbackState =
  | { step: 'editing' }
  | {
      step: 'missing';
      part: 'day' | 'time';
      /** Number of tries. Each try remounts the message, so that screen readers repeat it. */
      tries: number;
    }
  | { step: 'sending' }
  | { step: 'sent'; message: string; reference: string }
  | {
      step: 'failed';
      /** Text before the telephone number. */
      message: string;
      reference: string;
      fields: FormFields;
    };

export const callbackIds = { day: 'rappel-date', time: 'rappel-heure' };

/** Validates and sends the callback form, and shows the result in the page. */
export function useCallbackForm(form: RefObject<HTMLFormElement | null>, booking: Booking) {
  const [state, setState] = useState<CallbackState>({ step: 'editing' });
  const lastAttempt = useRef<Attempt | null>(null);
  const { contact, isBusy, isGone, send } = useSending({
    last: () => lastAttempt.current,
    keep: (attempt) => (lastAttempt.current = attempt),
  });

  const submit = async () => {
    const { current: element } = form;
    if (!element || isBusy()) return;
    const call = { day: booking.day, time: booking.time };
    if (!call.day || !call.time) return askFor(call.day ? 'time' : 'day');
    if (!element.reportValidity()) return;

    setState({ step: 'sending' });
    const request = readRequest(element, call);
    const { attempt, fields, result } = await send(element, async () => ({
      content: JSON.stringify(request),
      files: [],
      fieldsOf: (envelope) => callbackPayload(request, { ...envelope, elapsed: performance.now() }),
    }));
    const { reference } = attempt;
    if (result.ok)
      return finish({ step: 'sent', message: messages.sent, reference: result.reference ?? reference });

    const { failure } = result;
    const isUncertain = failure.kind === 'unreachable';
    // Store the request before showing the result, because the visitor may then close the page.
    outbox.add({ reference, fields, state: isUncertain ? 'waiting' : 'refused' });
    // The request may have arrived. The outbox resends it until the service confirms it.
    if (isUncertain) return finish({ step: 'sent', message: messages.probablySent, reference });

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

  /** Shows the result in the form, and also in a toast if the visitor has left the page. */
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

function readRequest(form: HTMLFormElement, call: ParisMoment): CallbackRequest {
  const values = new FormData(form);
  return {
    fullName: formText(values, 'Nom_complet'),
    phone: formText(values, 'Téléphone'),
    description: formText(values, 'Description_projet'),
    call: { ...call, wording: callbackContent.wording },
  };
}
