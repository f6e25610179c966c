import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIdentity } from '@renovation-th/shared/kernel';
import { callbackPayload, type CallbackRequest } from '@renovation-th/shared/forms/callback-payload';
import { createFormToken } from '@renovation-th/shared/forms/form-token';
import type { Outbox } from '@renovation-th/shared/forms/outbox';
import { newReference } from '@renovation-th/shared/forms/new-reference';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { submitForm, type SubmissionFailure } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { formText } from '../components/form-text';
import { timeOnPage } from '../components/time-on-page';
import { callbackContent, callbackMessages as messages } from '../content/callback-content';

/** What the callback form is doing. */
export type CallbackState =
  | { step: 'editing' }
  | { step: 'missing' }
  | { step: 'sending' }
  | { step: 'sent'; message: string; reference: string; call: ParisMoment }
  | { step: 'failed'; message: string; reference: string };

/** What JavaScript adds to a callback form that already posts without it. */
export function useCallbackForm(form: RefObject<HTMLFormElement | null>, booking: Booking, outbox: Outbox) {
  const [state, setState] = useState<CallbackState>({ step: 'editing' });
  const isBusy = useRef(false);
  const attempt = useRef<{ reference: string; content: string } | null>(null);
  const identity = useIdentity();
  const [token] = useState(() => createFormToken(identity));

  const readForm = useEffectEvent(() => {
    if (form.current) booking.readFrom(form.current);
  });
  // Once: from here on the booking hears every change.
  useEffect(() => readForm(), []);

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    if (!booking.day || !booking.time) {
      setState({ step: 'missing' });
      return;
    }

    isBusy.current = true;
    setState({ step: 'sending' });
    const values = new FormData(form.current);
    const request: CallbackRequest = {
      fullName: formText(values, 'Nom_complet'),
      phone: formText(values, 'Téléphone'),
      description: formText(values, 'Description_projet'),
      call: { day: booking.day, time: booking.time, wording: callbackContent.wording },
    };
    const submittedAt = new Date();
    const content = JSON.stringify(request);
    if (attempt.current?.content !== content) {
      // A refused request was corrected: only the correction counts.
      if (attempt.current) outbox.remove(attempt.current.reference);
      attempt.current = { reference: newReference(submittedAt), content };
    }
    const { reference } = attempt.current;
    const elapsed = timeOnPage();
    const payload = {
      ...callbackPayload(request, { reference, submittedAt, honey: formText(values, '_honey'), elapsed }),
      ...(await token.take()),
    };
    const call = { day: booking.day, time: booking.time };
    const result = await submitForm(identity, payload);

    const isUncertain = !result.ok && result.failure.kind === 'unreachable';
    // An unconfirmed request is stored before the visitor is told, because he may close the page then.
    if (!result.ok) await outbox.add(reference, payload, isUncertain ? 'waiting' : 'refused');
    isBusy.current = false;

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
        message: messages.failed(reasonOf(result.failure), identity.phone.national),
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
