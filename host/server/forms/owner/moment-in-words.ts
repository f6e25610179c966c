import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { readableText, shortened } from '../foreign-text';

/** Returns a moment in words, such as "21/11/2026 à 10 h 34". */
export const momentInWords = (at: string | number): string =>
  stampOf(at).replace(/ 0?(\d+):(\d\d):\d\d$/, ' à $1\u00a0h\u00a0$2');

/** Formats a moment in Paris time; returns an invalid date as text. @param at ISO 8601, or milliseconds. */
export function stampOf(at: string | number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? shortened(readableText(String(at)), 60) : parisStamp(date);
}
