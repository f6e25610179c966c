import { calendarFile } from '@renovation-th/shared/forms/calendar-file';
import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import { frenchMonth, isDay, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { isClosedHoliday } from '@renovation-th/shared/promises/holidays';
import { fieldKind, valuesOf } from './content/known-fields';
import { mailTexts } from './content/mail-texts';
import { phonesIn } from './database/searchable-text';
import { answerableAddress, shortened } from './foreign-text';
import type { StoredRequest } from './database/kept-request';

/** Returns the fields to show, in the order of the request. */
export function shownFields({ fields }: StoredRequest): readonly (readonly [string, string])[] {
  // A field of kind `slot` repeats the `slot-part` fields.
  const isSlotComplete = fields.some(([name]) => fieldKind(name) === 'slot');
  return fields.filter(
    ([name, value]) =>
      value !== '' &&
      !(value === 'Non' && fieldKind(name) === 'choice') &&
      name !== 'Référence' &&
      !(isSlotComplete && fieldKind(name) === 'slot-part'),
  );
}

type Sent = Pick<StoredRequest, 'fields'>;

const valueIn = ({ fields }: Sent, name: ContentField): string =>
  fields.find(([each]) => each === name)?.[1].trim() ?? '';

export const isUrgent = (request: Sent): boolean => valueIn(request, 'Urgence_projet') === 'Urgent';

/** Returns the requested time of a call, or null unless day and time are valid. */
export function callOf(request: Sent): ParisMoment | null {
  const day = valueIn(request, 'Date_ISO') || isoDay(valueIn(request, 'Date_rappel_demandée'));
  const time = valueIn(request, 'Heure_24h') || valueIn(request, 'Heure_rappel_demandée');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { day, time } : null;
}

const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  frenchMonth(`2026-${String(month + 1).padStart(2, '0')}`).replace(' 2026', ''),
);

/** Parses a date written by `longFrenchDate`. @returns the ISO date, or an empty string. */
function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] = /(\d{1,2})(?:er)? (\p{L}+) (\d{4})$/u.exec(text) ?? [];
  const number = monthNames.indexOf(month) + 1;
  return number === 0 ? '' : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const shortDate = new Intl.DateTimeFormat('fr-FR', {
  ...({ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'numeric' } as const),
});

/** Formats a day, such as "ven. 27/11". */
export const shortDay = (day: string): string => shortDate.format(new Date(`${day}T12:00:00Z`));

/** Formats the time of a call, such as "ven. 27/11 à 9 h 30", and marks a public holiday. */
export function shortCall({ day, time }: ParisMoment): string {
  const [hour, minutes] = time.split(':');
  const onDay = isClosedHoliday(day, {}) ? mailTexts.onHoliday(shortDay(day)) : shortDay(day);
  return `${onDay} à ${Number(hour)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

const longestPart = 60;

/** Returns the visitor's name, or an empty string. */
export const nameOf = ({ fields }: Sent): string =>
  // The form asks for the surname first, so we reverse the order.
  shortened(valuesOf(fields, 'name').toReversed().join(' '), longestPart);

/** Returns the trade and the town of a request. */
export const aboutOf = (request: Sent): readonly string[] =>
  [valueIn(request, 'Service_souhaité'), ...valuesOf(request.fields, 'place')]
    .filter(Boolean)
    .map((part) => shortened(part, longestPart));

const longestTitle = 200;

/** Returns a short title that begins with the urgency and the name, because a phone shows only its beginning. */
export function titleOf(request: StoredRequest): string {
  const name = nameOf(request);
  if (name === '') return shortened(request.subject || request.reference, longestTitle);
  const call = callOf(request);
  const parts = [name, ...aboutOf(request), ...(call ? [mailTexts.callAt(shortCall(call))] : [])];
  return shortened(`${isUrgent(request) ? mailTexts.urgent : ''}${parts.join(', ')}`, longestTitle);
}

/** A link to reach the visitor. `shown` is the number or e-mail address to display. */
export type Contact = { text: string; shown: string; address: string };

/** Returns links to call and e-mail the visitor. Skips invalid numbers and e-mail addresses. */
export function contactsOf(request: StoredRequest, tradeName: string): Contact[] {
  const phones = phonesOf(request);
  const textOf = (shown: string) => (phones.length > 1 ? `${mailTexts.call} ${shown}` : mailTexts.call);
  const email = answerableAddress(request.replyTo);
  const subject = encodeURIComponent(mailTexts.replySubject(tradeName, request.reference));
  return [
    ...phones.map(({ shown, e164 }) => ({ text: textOf(shown), shown, address: `tel:${e164}` })),
    ...(email
      ? [
          {
            text: mailTexts.reply,
            shown: email,
            address: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`,
          },
        ]
      : []),
  ];
}

/** Returns the phone numbers of a request without duplicates. */
function phonesOf({ fields }: StoredRequest) {
  const phones = valuesOf(fields, 'phone').flatMap(phonesIn);
  return [...new Map(phones.map((phone) => [phone.e164, phone])).values()];
}

/** Returns the requested call as a calendar file, or null. */
export function callFile(request: StoredRequest): string | null {
  const call = callOf(request);
  if (!call) return null;
  const numbers = phonesOf(request).map(({ shown }) => shown);
  const appointment = {
    ...{ id: `${request.reference}@rappel`, start: call, minutes: 30 },
    title: [...numbers.slice(0, 1), titleOf(request)].join(' – '),
    description: [...numbers, ...aboutOf(request), request.reference].join('\n'),
  };
  return calendarFile(appointment, new Date(request.receivedAt));
}
