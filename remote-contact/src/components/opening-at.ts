import { spansOf } from '@renovation-th/shared/identity/opening-hours';
import { addDays, weekdayName, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { isWorkedOn, type WorkingHours } from '@renovation-th/shared/promises/closures';

/** Days to search for the next opening: longer than any holiday. */
const farthest = 90;

/** Whether the business is open and, if not, when it opens. */
export type Opening =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      /** Null when the business stays closed for longer than `farthest`. */
      opens: { day: string; inDays: number; time: string } | null;
    };

/** Returns whether the business is open at a moment in Paris time. */
export function openingAt(hours: WorkingHours, { day: today, time }: ParisMoment): Opening {
  for (let inDays = 0; inDays <= farthest; inDays += 1) {
    const day = addDays(today, inDays);
    if (!isWorkedOn(day, hours)) continue;
    for (const { opens, closes } of spansOf(hours.openingHours[weekdayName(day)])) {
      if (inDays === 0 && opens <= time && time < closes) return { isOpen: true, closes };
      if (inDays > 0 || time < opens) return { isOpen: false, opens: { day, inDays, time: opens } };
    }
  }
  return { isOpen: false, opens: null };
}
