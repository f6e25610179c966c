import { spansOf } from '../identity/opening-hours';
import { isWorkedOn, type WorkingHours } from '../promises/closures';
import { addDays, isDay, weekdayName, type ParisMoment } from './paris-time';

const halfHours = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 }, (_, half) => {
    const hour = String(from + Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 ? '30' : '00'}`;
  });

/** Every half hour from 08:00 to 11:30 and from 14:00 to 17:30. */
export const quoteSlots: readonly string[] = [...halfHours(8, 12), ...halfHours(14, 18)];

export const callbackSlots: readonly string[] = [...quoteSlots, '18:00'];

/** Returns the slots of a day that are within opening hours, not past and not in a closure. */
export function slotsOffered(
  day: string,
  now: ParisMoment,
  slots: readonly string[],
  hours: WorkingHours,
): readonly string[] {
  if (!isDay(day) || day < now.day || !isWorkedOn(day, hours)) return [];
  const spans = spansOf(hours.openingHours[weekdayName(day)]);
  const isWorked = (slot: string) => spans.some(({ opens, closes }) => opens <= slot && slot < closes);
  return slots.filter((slot) => isWorked(slot) && (day > now.day || slot > now.time));
}

/** Returns the first day with a slot left, or today if no day within a year has one. */
export function firstBookableDay(now: ParisMoment, slots: readonly string[], hours: WorkingHours): string {
  const days = Array.from({ length: 366 }, (_, passed) => addDays(now.day, passed));
  return days.find((day) => slotsOffered(day, now, slots, hours).length > 0) ?? now.day;
}
