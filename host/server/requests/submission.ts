import { createHash } from 'node:crypto';
import {
  controlFields,
  foreignControlFields,
  type ContentField,
  type FieldName,
} from '@renovation-th/shared/forms/form-fields';
import { isDay, longFrenchDate, parisStamp } from '@renovation-th/shared/forms/paris-time';
import { isDialable } from '@renovation-th/shared/forms/phone';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import type { FormFailure } from './content/form-answers';
import { fieldKind, valuesOf } from './content/known-fields';
import type { FormFields, SentFile, SentForm } from './form-body';
import { referenceFor } from './database/insert-request';
import type { StoredRequest } from './database/kept-request';

/** A parsed form. */
export type Submission = {
  request: Omit<StoredRequest, 'photos' | 'rejected' | 'reasons'>;
  /** Untrusted URL of the requested redirect. */
  next: string;
  /** Reason to refuse an incomplete form. */
  failure: FormFailure | null;
};

/** Fields that are not content. We ignore the fields of other form services. */
const steeringFields: readonly string[] = [...controlFields, ...foreignControlFields];

/** Fields with one line. */
const headerFields: readonly string[] = [
  '_subject',
  '_replyto',
  '_cc',
  '_next',
] satisfies readonly FieldName[];

export function isControlField(name: string): boolean {
  return steeringFields.includes(name);
}

export function isHeaderField(name: string): boolean {
  const kind = fieldKind(name);
  return kind === 'name' || kind === 'email' || headerFields.includes(name);
}

/** Parses a form into the request to store. */
export function parseSubmission(
  { fields, files }: Pick<SentForm, 'fields' | 'files'>,
  now: Date,
): Submission {
  const sent = new Map([...fields].map(([name, text]) => [name, isHeaderField(name) ? oneLine(text) : text]));
  const receivedAt = now.getTime();
  const value = (name: FieldName) => sent.get(name) ?? '';
  const content = [...sent].filter(([name]) => !isControlField(name));
  const contentFingerprint = fingerprint([...content, ...files.map(fileMark)]);
  const reference = isReference(value('Référence'))
    ? value('Référence')
    : referenceFor({ fingerprint: contentFingerprint, receivedAt });

  return {
    request: {
      reference,
      receivedAt,
      subject: value('_subject'),
      replyTo: value('_replyto') || value('Email'),
      fingerprint: contentFingerprint,
      fields: [...completedFields(new Map(content), reference, now)],
    },
    next: value('_next'),
    failure: failureOf(sent),
  };
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Refuses a form without a name or contact details. */
function failureOf(sent: FormFields): FormFailure | null {
  if (!valuesOf(sent, 'name').some((name) => /[\p{L}\p{N}]/u.test(name))) return 'missing-name';
  const hasContact =
    valuesOf(sent, 'phone').some(isDialable) || valuesOf(sent, 'email').some((email) => email.includes('@'));
  return hasContact ? null : 'missing-contact';
}

/** Adds the fields that a page without JavaScript cannot compute, and replaces an invalid reference. */
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
  // Browsers do not send an unchecked checkbox. The callback form, which sends `Type_demande`, has no such checkbox.
  if (!fields.has('Type_demande')) complete('Demande_rappel', day && time ? 'Oui' : 'Non');
  complete('Date_soumission', parisStamp(receivedAt));

  return fields.set('Référence', reference);
}

const fileMark = ({ name, bytes }: SentFile): [string, string] => ['_file', `${bytes} ${name}`];

/** Hashes the content without reference and time, to recognize a repeated request. */
function fingerprint(fields: Iterable<readonly [string, string]>): string {
  const notContent = ['Référence', 'Date_soumission'];
  const content = [...fields]
    .filter(([name]) => !notContent.includes(name))
    .map((field) => JSON.stringify(field))
    .sort();
  return createHash('sha256').update(content.join()).digest('hex');
}
