import type { Closure } from '../identity/identity';
import { isClosedOn } from '../promises/closures';
import { addDays, isDay, weekdayOf, type ParisMoment } from './paris-time';

const halfHours = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 }, (_, half) => {
    const hour = String(from + Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 ? '30' : '00'}`;
  });

/** Half hours at which a quote request may ask for a call: 16, from 08:00 to 17:30. */
export const quoteSlots: readonly string[] = [...halfHours(8, 12), ...halfHours(14, 18)];

/** The callback booking offers one more, 18:00. */
export const callbackSlots: readonly string[] = [...quoteSlots, '18:00'];

/** Slots of that day that can still be asked for: none on a past day, a Sunday or a day of a closure. */
export function slotsOffered(
  day: string,
  now: ParisMoment,
  slots: readonly string[],
  closures: readonly Closure[] = [],
): readonly string[] {
  if (!isDay(day) || day < now.day || weekdayOf(day) === 0 || isClosedOn(day, closures)) return [];
  return day === now.day ? slots.filter((slot) => slot > now.time) : slots;
}

/** The first day with a slot left: today, or later when today is over, a Sunday or closed. */
export function firstBookableDay(
  now: ParisMoment,
  slots: readonly string[],
  closures: readonly Closure[] = [],
): string {
  let day = now.day;
  while (slotsOffered(day, now, slots, closures).length === 0) day = addDays(day, 1);
  return day;
}
