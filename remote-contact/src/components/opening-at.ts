import type { Identity, Weekday } from '@renovation-th/shared/identity/identity';
import { week } from '@renovation-th/shared/identity/opening-hours';
import { addDays, weekdayOf, type ParisMoment } from '@renovation-th/shared/forms/paris-time';

type Hours = Pick<Identity, 'openingHours'>;

/** Whether someone answers now and, if not, when. */
export type Opening =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      /** Null when the identity names no hours at all. */
      opens: { weekday: Weekday; inDays: number; time: string } | null;
    };

/** The name of a day, `yyyy-mm-dd`. */
export function weekdayName(day: string): Weekday {
  // `weekdayOf` counts from Sunday, as JavaScript does.
  return week[weekdayOf(day) - 1] ?? 'sunday';
}

/** Open or closed at this moment in Europe/Paris. */
export function openingAt({ openingHours }: Hours, { day, time }: ParisMoment): Opening {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = weekdayName(addDays(day, inDays));
    const today = openingHours
      .filter(({ days }) => days.includes(weekday))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1));

    for (const { opens, closes } of today) {
      if (inDays === 0 && opens <= time && time < closes) return { isOpen: true, closes };
      if (inDays > 0 || time < opens) return { isOpen: false, opens: { weekday, inDays, time: opens } };
    }
  }
  return { isOpen: false, opens: null };
}
