import { spansOf } from '@renovation-th/shared/identity/opening-hours';
import { addDays, weekdayName, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { isWorkedOn, type WorkingHours } from '@renovation-th/shared/promises/closures';

/** Maximum number of days to search ahead, longer than any holiday. */
const farthest = 90;

export type Opening =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      /** Null if the business remains closed for longer than `farthest`. */
      opens: { day: string; inDays: number; time: string } | null;
    };

/** Returns whether the business is open at a given time in Paris, and when it closes or opens next. */
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
