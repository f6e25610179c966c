import { parisMoment, parisStamp } from '@renovation-th/shared/forms/paris-time';
import { readableText, shortened } from '../foreign-text';

/** Formats a moment in Paris time, such as "21/11/2026 à 10 h 34". */
export const momentInWords = (at: string | number): string =>
  stampOf(at).replace(/ 0?(\d+):(\d\d):\d\d$/, ' à $1\u00a0h\u00a0$2');

const ages = new Intl.RelativeTimeFormat('fr', { numeric: 'auto', style: 'short' });

/** Returns the age of a moment, such as "il y a 2 h" or "hier". Days are calendar days in Paris. */
export function ageInWords(at: number, now: Date): string {
  const then = new Date(at);
  const days = (Date.parse(parisMoment(now).day) - Date.parse(parisMoment(then).day)) / 86_400_000;
  const minutes = Math.max(1, Math.floor((now.getTime() - then.getTime()) / 60_000));
  const hours = Math.floor(minutes / 60);
  const age =
    days > 0
      ? ages.format(-days, 'day')
      : hours > 0
        ? ages.format(-hours, 'hour')
        : ages.format(-minutes, 'minute');
  return age.replaceAll(' ', '\u00a0');
}

/** Formats a moment in Paris time, or returns an invalid date as text. @param at ISO 8601 or milliseconds. */
export function stampOf(at: string | number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? shortened(readableText(String(at)), 60) : parisStamp(date);
}
