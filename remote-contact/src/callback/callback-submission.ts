import { callbackPayload, type CallbackRequest } from '@renovation-th/shared/forms/callback-payload';
import { newReference } from '@renovation-th/shared/forms/new-reference';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';
import { formText } from '../components/form-text';
import { honeyIn } from '../components/honey-in';
import { timeOnPage } from '../components/time-on-page';
import { callbackContent } from '../content/callback-content';

/** One content under one reference, over all tries. */
export type CallbackAttempt = { reference: string; content: string; request: CallbackRequest; at: Date };

/**
 * What the form says now, to be sent for a call at this moment.
 * @param last the attempt before; the same content keeps its reference.
 */
export function readAttempt(
  values: FormData,
  { day, time }: ParisMoment,
  last: CallbackAttempt | null,
): CallbackAttempt {
  const request: CallbackRequest = {
    fullName: formText(values, 'Nom_complet'),
    phone: formText(values, 'Téléphone'),
    description: formText(values, 'Description_projet'),
    call: { day, time, wording: callbackContent.wording },
  };
  const at = new Date();
  const content = JSON.stringify(request);
  const reference = last?.content === content ? last.reference : newReference(at);
  return { reference, content, request, at };
}

export function payloadOf({ request, reference, at }: CallbackAttempt, form: HTMLFormElement): FormFields {
  const envelope = { reference, submittedAt: at, honey: honeyIn(form), elapsed: timeOnPage() };
  return callbackPayload(request, envelope);
}
