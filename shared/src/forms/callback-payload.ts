import type { WireFields } from './form-fields';
import { parisStamp } from './paris-time';
import { showPhone } from './phone';
import { callFields, type Envelope, type RequestedCall } from './quote-payload';
import type { FormFields } from './submit-form';

export type CallbackRequest = {
  fullName: string;
  phone: string;
  /** May be empty. */
  description: string;
  call: RequestedCall;
};

export const callbackType = 'Rappel téléphonique';
export const callbackSource = "Page d'accueil - Réservation de rappel";
export const callbackSubject = 'Nouvelle demande de rappel';

/** Returns the fields of a callback request, with the keys and the order that the specification defines. */
export function callbackPayload(request: CallbackRequest, envelope: Envelope): FormFields {
  const call = callFields(request.call);

  return {
    Nom_complet: request.fullName,
    Téléphone: showPhone(request.phone),
    Description_projet: request.description,
    ...call,
    Date_ISO: request.call.day,
    Heure_24h: request.call.time,
    Type_demande: callbackType,
    Source: callbackSource,
    Date_soumission: parisStamp(envelope.submittedAt),
    Référence: envelope.reference,
    _subject: `${callbackSubject} - ${call['Créneau_complet_rappel']} - ${request.fullName}`,
    _captcha: 'false',
    _template: 'table',
    _honey: envelope.honey,
    _elapsed: String(Math.round(envelope.elapsed)),
  } satisfies WireFields;
}
