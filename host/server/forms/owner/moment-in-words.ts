import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { readableText, shortened } from '../foreign-text';

/** Returns a moment in Paris in words, or the text itself if it is no date. @param at ISO 8601, or milliseconds. */
export function momentInWords(at: string | number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? shortened(readableText(String(at)), 60) : parisStamp(date);
}
