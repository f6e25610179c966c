import type { Identity, Weekday } from '@renovation-th/shared/identity/identity';
import { hoursContent as content } from '../content/shell';

/** A line of opening hours: « Lundi – samedi », « 7 h – 20 h ». */
export type OpeningLine = { days: string; hours: string };

const week = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** The week in as few lines as it can be told: neighbouring days with the same hours share one. */
export function openingLines({ openingHours }: Pick<Identity, 'openingHours'>): readonly OpeningLine[] {
  const runs: { days: Weekday[]; hours: string }[] = [];
  let previous: string | null = null;

  for (const day of week) {
    const entry = openingHours.find(({ days }) => days.includes(day));
    const hours = entry ? content.hourRange(toTime(entry.opens), toTime(entry.closes)) : null;
    const last = runs.at(-1);
    if (hours !== null && hours === previous && last) last.days.push(day);
    else if (hours !== null) runs.push({ days: [day], hours });
    previous = hours;
  }

  return runs.map(({ days, hours }) => ({ days: nameDays(days), hours }));
}

/** « Lundi – samedi » for a run of days, « Dimanche » for one. */
export function nameDays(days: readonly Weekday[]): string {
  const names = days.map((day) => content.days[day]);
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  const label = names.length > 1 ? content.dayRange(first, last) : first;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function toTime(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return content.time(hour, minute);
}
