import { callbackPayload, type CallbackRequest } from '@renovation-th/shared/forms/callback-payload';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { formText } from '../components/form-text';
import { honeyIn } from '../components/honey-in';
import { attemptAt, type Attempt, type Outgoing } from '../components/use-sending';
import { callbackContent } from '../content/callback-content';

/** Builds the callback request from the form. */
export function prepareCallback(
  form: HTMLFormElement,
  { day, time }: ParisMoment,
  last: Attempt | null,
): Outgoing {
  const submittedAt = new Date();
  const values = new FormData(form);
  const request: CallbackRequest = {
    fullName: formText(values, 'Nom_complet'),
    phone: formText(values, 'Téléphone'),
    description: formText(values, 'Description_projet'),
    call: { day, time, wording: callbackContent.wording },
  };
  const attempt = attemptAt(JSON.stringify(request), last, submittedAt);
  const { reference } = attempt;
  const envelope = { reference, submittedAt, honey: honeyIn(form), elapsed: performance.now() };
  return { attempt, files: [], fields: callbackPayload(request, envelope) };
}
