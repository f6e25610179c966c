import { readIfThere } from './read-if-there';
import type { Spool } from './spool';

/** `yyyy-mm-dd` in UTC, in the order in which the clock showed them to a running desk: a wrong clock leaves its days too. */
export type DeskDays = readonly string[];

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Adds the present day to those that a desk has seen, on disk. */
export async function noteDeskDay(
  { at, writer }: Pick<Spool, 'at' | 'writer'>,
  now: Date,
): Promise<DeskDays> {
  const file = at('alerts', 'desk-days');
  const days = ((await readIfThere(file))?.toString() ?? '').split('\n').filter(Boolean);
  const today = dayOf(now.getTime());
  if (days.at(-1) === today) return days;
  await writer.replace(file, [...days, today, ''].join('\n'));
  return [...days, today];
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

/** Years beyond 9999 are longer; what no date can be is no day. */
function dayOf(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : (date.toISOString().split('T')[0] ?? '');
}
