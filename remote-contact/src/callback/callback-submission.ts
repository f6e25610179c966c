import { callbackPayload, type CallbackRequest } from '@renovation-th/shared/forms/callback-payload';
import type { FormToken } from '@renovation-th/shared/forms/form-token';
import type { ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { formText } from '../components/form-text';
import { honeyIn } from '../components/honey-in';
import { attemptAt, type Attempt, type Outgoing } from '../components/use-sending';
import { callbackContent } from '../content/callback-content';

/** Reads the form as a request for a call at this moment, and waits for the token. */
export async function prepareCallback(
  form: HTMLFormElement,
  { day, time }: ParisMoment,
  last: Attempt | null,
  token: FormToken,
): Promise<Outgoing> {
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
  const payload = callbackPayload(request, envelope);
  return { attempt, files: [], fields: { ...payload, ...(await token.take()) } };
}
