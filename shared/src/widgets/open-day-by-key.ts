import { addDays, weekdayOf } from '../forms/paris-time';

export type OpenDays = { firstDay: string; isClosed: (day: string) => boolean };

/** Number of days after which a search gives up. */
const farthest = 400;

/**
 * Returns the open day to which a key moves, as in the ARIA date picker pattern: arrows by day and week, Home and End
 * within the week, PageUp and PageDown by month, with Shift by year. Skips closed days and months.
 * @returns null for other keys, or if no open day is left.
 */
export function openDayByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  days: OpenDays,
): string | null {
  const months = shiftKey ? 12 : 1;
  // Days since Monday, whereas `weekdayOf` counts from Sunday.
  const passed = (weekdayOf(day) + 6) % 7;
  switch (key) {
    case 'ArrowRight':
      return search(addDays(day, 1), 1, days);
    case 'ArrowLeft':
      return search(addDays(day, -1), -1, days);
    case 'ArrowDown':
      return search(addDays(day, 7), 7, days);
    case 'ArrowUp':
      return search(addDays(day, -7), -7, days);
    case 'Home':
      return search(addDays(day, -passed), 1, days);
    case 'End':
      return search(addDays(day, 6 - passed), -1, days);
    case 'PageDown':
      return search(addMonths(day, months), 1, days);
    case 'PageUp':
      return search(addMonths(day, -months), -1, days) ?? search(days.firstDay, 1, days);
    default:
      return null;
  }
}

/** Returns the first open day, searching in steps of `step` days. */
function search(from: string, step: number, { firstDay, isClosed }: OpenDays): string | null {
  for (let passed = 0; Math.abs(passed) < farthest; passed += step) {
    const day = addDays(from, passed);
    if (day >= firstDay && !isClosed(day)) return day;
    if (day < firstDay && step < 0) return null;
  }
  return null;
}

/** Returns the same date in another month, or the last day of a shorter month. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}
