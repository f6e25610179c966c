import {
  controlFields,
  foreignControlFields,
  type ContentField,
  type FieldName,
} from '@renovation-th/shared/forms/form-fields';
import { isDay, longFrenchDate, parisStamp } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import type { FormFields } from './form-body';
import type { FormFailure } from './form-failures';
import { fingerprint, referenceFor } from './reference';
import { trapOf } from './spam/signs';
import type { StoredRequest } from './stored-request';

/** A form as understood: what to keep, and what only directs the service. */
export type Submission = {
  request: StoredRequest;
  /** Where the sender asked to be taken; not yet trusted. */
  next: string;
  /** Whether a robot fell into a trap: its request is kept apart whatever is missing, and answered like any other. */
  isTrapped: boolean;
  failure: FormFailure | null;
};

/** Names that steer the forwarding; those without a use here are known, so that they are not taken for content. */
const steeringFields: readonly string[] = [...controlFields, ...foreignControlFields];

/** Values that end up in the header of an e-mail, where a line break would begin another header. */
const headerFields: readonly FieldName[] = [
  '_subject',
  '_replyto',
  '_cc',
  '_next',
  'Nom',
  'Prénom',
  'Nom_complet',
  'Email',
];

export function isControlField(name: string): boolean {
  return steeringFields.includes(name);
}

/** Whether a value must fit on one line because the header of an e-mail will carry it. */
export function isHeaderField(name: string): boolean {
  return headerFields.some((field) => field === name);
}

/**
 * Turns what was sent to `address` into what is stored.
 * @param fileMarks what tells the files that came along from others.
 */
export function understandForm(
  sent: FormFields,
  address: string,
  receivedAt: Date,
  fileMarks: readonly [string, string][] = [],
): Submission {
  const value = (name: FieldName) => sent.get(name) ?? '';
  const content = [...sent].filter(([name]) => !isControlField(name));
  const contentFingerprint = fingerprint([...content, ...fileMarks, ['_to', address]]);
  const reference = isReference(value('Référence'))
    ? value('Référence')
    : referenceFor(contentFingerprint, receivedAt);

  return {
    request: {
      reference,
      receivedAt: receivedAt.toISOString(),
      address,
      subject: value('_subject'),
      replyTo: value('_replyto') || value('Email'),
      fingerprint: contentFingerprint,
      fields: [...completedFields(new Map(content), reference, receivedAt)],
    },
    next: value('_next'),
    isTrapped: trapOf(sent) !== null,
    failure: failureOf(sent),
  };
}

/** A lead can be answered when it has a name and a way to reach that person. Nothing else is worth losing one. */
function failureOf(sent: FormFields): FormFailure | null {
  const isFilled = (name: FieldName) => (sent.get(name) ?? '') !== '';

  if (headerFields.some((name) => /[\r\n\0]/.test(sent.get(name) ?? ''))) return 'line-break';
  if (!(['Nom', 'Prénom', 'Nom_complet'] as const).some(isFilled)) return 'missing-name';
  if (!(['Téléphone', 'Email'] as const).some(isFilled)) return 'missing-contact';
  return null;
}

/** Adds what a page writes with JavaScript and cannot without it. What was sent is never changed. */
function completedFields(
  sent: Map<string, string>,
  reference: string,
  receivedAt: Date,
): Map<string, string> {
  const fields = new Map(sent);
  const complete = (name: ContentField, value: string | null) => {
    if (value && !fields.get(name)) fields.set(name, value);
  };

  const isoDay = fields.get('Date_ISO') ?? '';
  const hour = fields.get('Heure_24h') ?? '';
  complete('Date_rappel_demandée', isDay(isoDay) ? longFrenchDate(isoDay) : null);
  complete('Heure_rappel_demandée', /^([01]\d|2[0-3]):[0-5]\d$/.test(hour) ? hour : null);

  const day = fields.get('Date_rappel_demandée');
  const time = fields.get('Heure_rappel_demandée');
  complete('Créneau_complet_rappel', day && time ? `${day} à ${time}` : null);
  // A box that is not ticked is not sent. The callback form, which has a type, has no such box.
  if (!fields.has('Type_demande')) complete('Demande_rappel', day && time ? 'Oui' : 'Non');
  complete('Date_soumission', parisStamp(receivedAt));

  return fields.set('Référence', reference);
}
