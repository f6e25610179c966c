import { readFact, writeFact } from './database/facts';
import type { RequestDatabase } from './database/open-database';

/** `yyyy-mm-dd` in UTC, in the order in which the clock showed them to a running desk: a wrong clock leaves its days too. */
export type DeskDays = readonly string[];

const dayMilliseconds = 24 * 60 * 60 * 1000;
const factName = 'desk-days';

/** Adds the present day to those that a desk has seen. */
export function noteDeskDay(database: RequestDatabase, now: Date): DeskDays {
  const days = (readFact(database, factName)?.value ?? '').split('\n').filter(Boolean);
  const today = dayOf(now.getTime());
  if (days.at(-1) === today) return days;
  const seen = [...days, today];
  writeFact(database, { name: factName, value: seen.join('\n'), at: now.getTime() });
  return seen;
}

/**
 * How many different days a desk has seen since its clock last stood at this moment, a day more or less; 0 when no
 * desk ever saw it stand there. Unlike the difference of two dates, this grows with nothing but time.
 */
export function daysSeenSince(days: DeskDays, moment: number): number {
  const near = new Set([-1, 0, 1].map((shift) => dayOf(moment + shift * dayMilliseconds)));
  const last = days.findLastIndex((day) => near.has(day));
  return last < 0 ? 0 : new Set(days.slice(last + 1)).size;
}

/**
 * The moment since which a desk has seen so many different days pass; 0 when it has not run for so long. A clock that
 * jumps ahead adds a single day, and brings nothing nearer to its end.
 */
export function momentBeforeDays(days: DeskDays, count: number): number {
  const later = new Set<string>();
  for (const day of days.toReversed()) {
    if (later.size >= count && !later.has(day)) return Date.parse(day) + dayMilliseconds;
    later.add(day);
  }
  return 0;
}

/** Years beyond 9999 are longer; what no date can be is no day. */
function dayOf(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : (date.toISOString().split('T')[0] ?? '');
}
