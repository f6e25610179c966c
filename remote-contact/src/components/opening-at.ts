import type { Identity } from '@renovation-th/shared/identity/identity';
import { addDays, weekdayName, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { isClosedOn } from '@renovation-th/shared/promises/closures';

type Hours = Pick<Identity, 'openingHours' | 'closures'>;

/** How far ahead the next opening is looked for, in days: further than any holiday. */
const farthest = 90;

/** Whether someone answers now and, if not, when. */
export type Opening =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      /** Null when the identity names no hours at all. */
      opens: { day: string; inDays: number; time: string } | null;
    };

/** Open or closed at this moment in Europe/Paris. */
export function openingAt({ openingHours, closures }: Hours, { day: today, time }: ParisMoment): Opening {
  for (let inDays = 0; inDays <= farthest; inDays += 1) {
    const day = addDays(today, inDays);
    if (isClosedOn(day, closures)) continue;
    const hours = openingHours
      .filter(({ days }) => days.includes(weekdayName(day)))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1));

    for (const { opens, closes } of hours) {
      if (inDays === 0 && opens <= time && time < closes) return { isOpen: true, closes };
      if (inDays > 0 || time < opens) return { isOpen: false, opens: { day, inDays, time: opens } };
    }
  }
  return { isOpen: false, opens: null };
}
