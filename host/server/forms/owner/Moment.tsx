import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { readableText, shortened } from '../foreign-text';

/** A moment in Paris, or the text itself when it is none. @param at ISO 8601, or milliseconds. */
export function Moment({ at }: { at: string | number }) {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? (
    <bdi>{shortened(readableText(String(at)), 60)}</bdi>
  ) : (
    <time dateTime={date.toISOString()}>{parisStamp(date)}</time>
  );
}
