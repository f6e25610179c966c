import type { QuoteField } from '@renovation-th/shared/forms/form-fields';
import { quotePayload } from '@renovation-th/shared/forms/quote-payload';

/** Values of the quote form's fields. */
export type Written = Readonly<Record<QuoteField, string>>;

/** Values from an honest visitor. */
export const samplePerson: Written = {
  Nom: 'Durand',
  Prénom: 'Zoé',
  Email: 'zoe.durand@maison.example',
  Téléphone: '06 39 98 12 34',
  Ville: 'Riom',
  Service_souhaité: 'Toiture',
  Description_projet: 'Bonjour, quelques tuiles sont tombées cette nuit. Pouvez-vous passer ?',
  Urgence_projet: 'Dans le mois',
};

const submittedAt = new Date('2026-11-21T10:47:04Z');
const origin = 'https://www.renovation-th.example';
const businessEmail = 'contact@renovation-th.example';

/** Returns the fields that the page's script sends a minute after the form was shown. */
export function scriptFields(answers: Written, reference: string): Map<string, string> {
  const envelope = { reference, submittedAt, honey: '', elapsed: 60_000, origin, businessEmail };
  return new Map(Object.entries(quotePayload({ answers, callback: null }, envelope)));
}
