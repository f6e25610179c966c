/*
 * The wire format of both forms: names as the specification has them, used by the page, the outbox and
 * the form service. A name spelled elsewhere is compared with these lists by the compiler.
 */

/** What a visitor fills in or chooses on the quote form, in the order in which it is sent. */
export const quoteFields = [
  'Nom',
  'Prénom',
  'Email',
  'Téléphone',
  'Ville',
  'Service_souhaité',
  'Description_projet',
  'Urgence_projet',
] as const;

/** The same of both forms, and what the page adds about it. */
export const contentFields = [
  ...quoteFields,
  'Nom_complet',
  'Demande_rappel',
  'Créneau_complet_rappel',
  'Date_rappel_demandée',
  'Heure_rappel_demandée',
  'Date_ISO',
  'Heure_24h',
  'Mention_rappel',
  'Type_demande',
  'Source_formulaire',
  'Source',
  'Date_soumission',
  'Référence',
] as const;

/** Fields that direct the service and hold no content. */
export const controlFields = [
  '_next',
  '_subject',
  '_cc',
  '_captcha',
  '_template',
  '_honey',
  '_elapsed',
] as const;

/** Control fields of external services that our pages do not send. */
export const foreignControlFields = ['_replyto', '_autoresponse', '_webhook'] as const;

/** Under this name every photograph is sent, once each; the service knows files by it. */
export const attachmentField = 'attachment';

/** Characters. Each has three bytes at most, and the form service takes 24 KB of a field. */
export const longestText = 8_000;

export type QuoteField = (typeof quoteFields)[number];
export type ContentField = (typeof contentFields)[number];
export type ControlField = (typeof controlFields)[number];
export type FieldName = ContentField | ControlField | (typeof foreignControlFields)[number];

/** What a form sends. Which fields it has depends on the form and on what was filled in. */
export type WireFields = Partial<Record<ContentField | ControlField, string>>;
