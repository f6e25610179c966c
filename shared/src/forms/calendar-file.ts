import { instantOf, type ParisMoment } from './paris-time';

/** One appointment, in words for the person who keeps it. */
export type Appointment = {
  /** Makes the appointment known when the file is opened twice. */
  id: string;
  start: ParisMoment;
  minutes: number;
  title: string;
  description: string;
};

const lineLength = 75;

/**
 * The appointment as a calendar file (RFC 5545). Its times are in world time: right in every
 * zone and on both sides of a clock change, with no table of zones to go out of date.
 */
export function calendarFile({ id, start, minutes, title, description }: Appointment, now: Date): string {
  const begins = instantOf(start);
  const ends = new Date(begins.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Renovation TH//Rappel//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${worldTime(now)}`,
    `DTSTART:${worldTime(begins)}`,
    `DTEND:${worldTime(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20270330T153000Z` */
function worldTime(date: Date): string {
  return date
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** No line is longer than 75 bytes, the space before a continuation included; letters stay whole. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (length + bytes > lineLength) {
      result += '\r\n ';
      length = 1;
    }
    result += letter;
    length += bytes;
  }
  return result;
}
