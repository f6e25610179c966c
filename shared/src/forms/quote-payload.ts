import type { QuoteField, WireFields } from './form-fields';
import { longFrenchDate, parisStamp } from './paris-time';
import { showPhone } from './phone';
import type { FormFields } from './submit-form';

/** A call that the visitor asks for. */
export type RequestedCall = {
  /** `yyyy-mm-dd` */
  day: string;
  /** `HH:mm`, one of the slots. */
  time: string;
  /** The sentence that stood beside the request, kept as proof that the call was asked for. */
  wording: string;
};

export type QuoteRequest = {
  /** Choices as their options are sent, to the letter of the specification. */
  answers: Readonly<Partial<Record<QuoteField, string>>>;
  callback: RequestedCall | null;
};

/** What every submission carries besides what the visitor wrote. */
export type Envelope = {
  reference: string;
  submittedAt: Date;
  /** What stands in the honeypot: empty, unless a robot filled it. */
  honey: string;
  /** Milliseconds since the form was first shown: robots are fast. */
  elapsed: number;
};

type QuoteEnvelope = Envelope & {
  /** Of the page, without a final slash. */
  origin: string;
  businessEmail: string;
};

export const quoteSource = 'Page Contact - Demande de devis';
export const quoteSubject = 'Nouvelle demande de devis';

/** The fields of a quote request, keyed and ordered as the specification has them. */
export function quotePayload({ answers, callback }: QuoteRequest, envelope: QuoteEnvelope): FormFields {
  return {
    ...answers,
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
    _elapsed: wholeMilliseconds(envelope),
  } satisfies WireFields;
}

/** For `_elapsed`, which only a script sends. */
export function wholeMilliseconds({ elapsed }: Envelope): string {
  return String(Math.max(0, Math.round(elapsed)));
}

/** The asked-for call in the words that the craftsman reads. */
export function callFields({ day, time, wording }: RequestedCall): FormFields {
  const date = longFrenchDate(day);
  return {
    Date_rappel_demandée: date,
    Heure_rappel_demandée: time,
    Créneau_complet_rappel: `${date} à ${time}`,
    Mention_rappel: wording,
  } satisfies WireFields;
}
