import { createHash } from 'node:crypto';
import {
  controlFields,
  foreignControlFields,
  type ContentField,
  type FieldName,
} from '@renovation-th/shared/forms/form-fields';
import { isDay, longFrenchDate, parisMoment, parisStamp } from '@renovation-th/shared/forms/paris-time';
import { isDialable } from '@renovation-th/shared/forms/phone';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { fieldKind, valuesOf } from './content/known-fields';
import type { FormFields } from './form-body';
import type { FormFailure } from './form-failures';
import { trapOf } from './spam/signs';
import { referenceOn, type StoredRequest } from './stored-request';

/** A form as understood: what to keep, and what only directs the service. */
export type Submission = {
  request: StoredRequest;
  /** Where the sender asked to be taken; not yet trusted. */
  next: string;
  /** None where a robot fell into a trap: its request is kept apart whatever is missing, and answered like any other. */
  failure: FormFailure | null;
};

/** Names that steer the forwarding; those without a use here are known, so that they are not taken for content. */
const steeringFields: readonly string[] = [...controlFields, ...foreignControlFields];

/** Values that end up in the header of an e-mail, where a line break would begin another header. */
const headerFields: readonly string[] = [
  '_subject',
  '_replyto',
  '_cc',
  '_next',
] satisfies readonly FieldName[];

export function isControlField(name: string): boolean {
  return steeringFields.includes(name);
}

/** Whether a value must fit on one line because the header of an e-mail will carry it. */
export function isHeaderField(name: string): boolean {
  const kind = fieldKind(name);
  return kind === 'name' || kind === 'email' || headerFields.includes(name);
}

/**
 * Turns what was sent into what is stored.
 * @param fileMarks what tells the files that came along from others.
 */
export function understandForm(
  sent: FormFields,
  receivedAt: Date,
  fileMarks: readonly [string, string][] = [],
): Submission {
  const value = (name: FieldName) => sent.get(name) ?? '';
  const content = [...sent].filter(([name]) => !isControlField(name));
  const contentFingerprint = fingerprint([...content, ...fileMarks]);
  const reference = isReference(value('Référence'))
    ? value('Référence')
    : referenceFor(contentFingerprint, receivedAt);

  return {
    request: {
      reference,
      receivedAt: receivedAt.toISOString(),
      subject: value('_subject'),
      replyTo: value('_replyto') || value('Email'),
      fingerprint: contentFingerprint,
      fields: [...completedFields(new Map(content), reference, receivedAt)],
    },
    next: value('_next'),
    failure: trapOf(sent) === null ? failureOf(sent) : null,
  };
}

/** The owner can answer a request that has a name and a way to reach that person. No other mistake refuses a request. */
function failureOf(sent: FormFields): FormFailure | null {
  if ([...sent].some(([name, value]) => isHeaderField(name) && /[\r\n\0]/.test(value))) return 'line-break';
  if (!valuesOf(sent, 'name').some((name) => /[\p{L}\p{N}]/u.test(name))) return 'missing-name';
  const hasContact =
    valuesOf(sent, 'phone').some(isDialable) || valuesOf(sent, 'email').some((email) => email.includes('@'));
  return hasContact ? null : 'missing-contact';
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

/** What two arrivals of the same request have in common, whatever the time of sending. */
function fingerprint(fields: Iterable<readonly [string, string]>): string {
  const notContent = ['Référence', 'Date_soumission'];
  const content = [...fields]
    .filter(([name]) => !notContent.includes(name))
    .sort(([a, first], [b, second]) => (a === b ? compare(first, second) : compare(a, b)));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * The reference of a request that came without one. It follows from the day and the content, so
 * that a second click on the button of a page without JavaScript counts as the same request.
 */
function referenceFor(contentFingerprint: string, now: Date): string {
  return referenceOn(parisMoment(now).day.replaceAll('-', ''), contentFingerprint.slice(0, 16));
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
