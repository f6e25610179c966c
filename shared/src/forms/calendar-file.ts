import { instantOf, type ParisMoment } from './paris-time';

/** An appointment, with texts in French. */
export type Appointment = {
  /** A unique id, so that a calendar that opens the file twice adds the appointment only once. */
  id: string;
  start: ParisMoment;
  minutes: number;
  title: string;
  description: string;
};

/** Returns the appointment as an iCalendar file (RFC 5545). Its times are in UTC, so the file needs no VTIMEZONE. */
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
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(begins)}`,
    `DTEND:${utcStamp(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** @example utcStamp(date) // => '20270330T153000Z' */
function utcStamp(date: Date): string {
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

/** Folds a line of more than 75 bytes into parts of eighteen characters, which have at most 72 bytes. */
function fold(line: string): string {
  const isShort = new TextEncoder().encode(line).length <= 75;
  return isShort ? line : (line.match(/.{1,18}/gu) ?? []).join('\r\n ');
}
