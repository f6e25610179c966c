/*
 * The field names of both forms, as the specification spells them. The pages, the outbox and the form service share
 * these lists.
 */

/** The visitor's answers on the quote form, in the order in which browsers send them. */
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

/** Fields of both forms that hold content. */
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

/** Fields that control the service and hold no content. */
export const controlFields = [
  '_next',
  '_subject',
  '_cc',
  '_captcha',
  '_template',
  '_honey',
  '_elapsed',
] as const;

/** Control fields that external services know but our pages do not send. */
export const foreignControlFields = ['_replyto', '_autoresponse', '_webhook'] as const;

/** Field name shared by all photographs. */
export const attachmentField = 'attachment';

/** Maximum characters of a field. The form service accepts 24 KB per field, and a character has up to three bytes. */
export const longestText = 8_000;

export type QuoteField = (typeof quoteFields)[number];
export type ContentField = (typeof contentFields)[number];
type ControlField = (typeof controlFields)[number];
export type FieldName = ContentField | ControlField | (typeof foreignControlFields)[number];

export type WireFields = Partial<Record<ContentField | ControlField, string>>;
