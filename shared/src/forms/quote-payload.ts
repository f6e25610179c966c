import { quoteFields, type QuoteField, type WireFields } from './form-fields';
import { longFrenchDate, parisStamp } from './paris-time';
import { showPhone } from './phone';
import type { FormFields } from './submit-form';

export type RequestedCall = {
  /** `yyyy-mm-dd` */
  day: string;
  /** Time of the slot, `HH:mm`. */
  time: string;
  /** The sentence shown beside the slots, sent as proof of consent to the call. */
  wording: string;
};

export type QuoteRequest = {
  /** Options have the values that the specification defines. */
  answers: Readonly<Partial<Record<QuoteField, string>>>;
  callback: RequestedCall | null;
};

/** Data that every submission contains besides the visitor's answers. */
export type Envelope = {
  reference: string;
  submittedAt: Date;
  /** Value of the honeypot, which is empty unless a robot filled it in. */
  honey: string;
  /** Milliseconds for which the form has been open, to detect robots. Browsers without JavaScript do not send it. */
  elapsed: number;
};

type QuoteEnvelope = Envelope & {
  /** Origin of the page, without a final slash. */
  origin: string;
  businessEmail: string;
};

export const quoteSource = 'Page Contact - Demande de devis';
export const quoteSubject = 'Nouvelle demande de devis';

/** Returns the fields of a quote request, with the keys and the order that the specification defines. */
export function quotePayload({ answers, callback }: QuoteRequest, envelope: QuoteEnvelope): FormFields {
  return {
    ...Object.fromEntries(quoteFields.map((name) => [name, answers[name] ?? ''])),
    Téléphone: showPhone(answers.Téléphone ?? ''),
    Demande_rappel: callback ? 'Oui' : 'Non',
    ...(callback && callFields(callback)),
    Source_formulaire: quoteSource,
    Date_soumission: parisStamp(envelope.submittedAt),
    Référence: envelope.reference,
    _next: `${envelope.origin}/merci`,
    _subject: `${quoteSubject} - ${answers.Service_souhaité} - ${answers.Prénom} ${answers.Nom}`,
    _cc: envelope.businessEmail,
    _captcha: 'false',
    _template: 'table',
    _honey: envelope.honey,
    _elapsed: String(Math.round(envelope.elapsed)),
  } satisfies WireFields;
}

/** Returns the form fields that describe the requested phone call. */
export function callFields({ day, time, wording }: RequestedCall): FormFields {
  const date = longFrenchDate(day);
  return {
    Date_rappel_demandée: date,
    Heure_rappel_demandée: time,
    Créneau_complet_rappel: `${date} à ${time}`,
    Mention_rappel: wording,
  } satisfies WireFields;
}
