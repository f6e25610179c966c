import { callbackPayload } from '@renovation-th/shared/forms/callback-payload';
import { quotePayload, quoteSource, quoteSubject } from '@renovation-th/shared/forms/quote-payload';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';

/** What somebody writes into the fields of both forms. */
export type Written = {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  town: string;
  service: string;
  urgency: string;
  message: string;
};

const submittedAt = new Date('2026-11-21T10:47:04Z');
const call = { day: '2026-11-24', time: '09:00', wording: 'Vous demandez à Rénovation TH de vous appeler.' };
const origin = 'https://www.renovation-th.example';
const businessEmail = 'contact@renovation-th.example';

type Envelope = { kind: 'quote' | 'callback'; reference: string; elapsed: number };

const quoteAnswers = (written: Written) => ({
  Nom: written.lastname,
  Prénom: written.firstname,
  Email: written.email,
  Téléphone: written.phone,
  Ville: written.town,
  Service_souhaité: written.service,
  Description_projet: written.message,
  Urgence_projet: written.urgency,
});

/** The fields that the page's script sends. */
export function scriptFields(written: Written, { kind, reference, elapsed }: Envelope): Map<string, string> {
  const envelope = { reference, submittedAt, honey: '', elapsed };
  const { firstname, lastname, phone, message } = written;
  const fields: FormFields =
    kind === 'quote'
      ? quotePayload(
          { answers: quoteAnswers(written), callback: null },
          { ...envelope, origin, businessEmail },
        )
      : callbackPayload(
          { fullName: `${firstname} ${lastname}`.trim(), phone, description: message, call },
          envelope,
        );
  return new Map(Object.entries(fields));
}

/** The fields that a browser without JavaScript sends, and a robot that has read the page. */
export function nativeFields(written: Written, kind: Envelope['kind'], honey = ''): Map<string, string> {
  const common = { _cc: businessEmail, _captcha: 'false', _template: 'table' };
  if (kind === 'callback')
    return new Map(
      Object.entries({
        Date_ISO: call.day,
        Heure_24h: call.time,
        Nom_complet: `${written.firstname} ${written.lastname}`.trim(),
        Téléphone: written.phone,
        Description_projet: written.message,
        _honey: honey,
        Type_demande: 'Rappel téléphonique',
        Source: "Page d'accueil - Réservation de rappel",
        Mention_rappel: call.wording,
        _next: `${origin}/merci?type=rappel`,
        _subject: 'Nouvelle demande de rappel',
        ...common,
      }),
    );
  return new Map(
    Object.entries({
      ...quoteAnswers(written),
      Date_ISO: '',
      Heure_24h: '',
      _honey: honey,
      Source_formulaire: quoteSource,
      _next: `${origin}/merci`,
      _subject: quoteSubject,
      ...common,
    }),
  );
}
