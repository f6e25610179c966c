import { week, type Weekday } from '../identity/week';

export type ParisMoment = {
  /** `yyyy-mm-dd` */
  day: string;
  /** `HH:mm` */
  time: string;
};

// The Swedish format is ISO 8601: `2026-11-21 11:47`.
const yearFirst = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

const stamp = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const longDate = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'long' });

// Noon UTC falls on the same day in every European time zone.
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Converts an instant to local time in Paris. */
export function parisMoment(date: Date): ParisMoment {
  const text = yearFirst.format(date);
  return { day: text.slice(0, 10), time: text.slice(-5) };
}

/** Formats an instant in French, in Paris time: `21/11/2026 11:47:04`. */
export function parisStamp(date: Date): string {
  return stamp.format(date);
}

/** Formats `2026-11-24` as « mardi 24 novembre 2026 ». */
export function longFrenchDate(day: string): string {
  return longDate.format(atNoon(day)).replace(/^(\S+) 1 /, '$1 1er ');
}

/** Formats `2026-08-03` as « 3 août ». */
export function shortFrenchDate(day: string): string {
  return dayAndMonth.format(atNoon(day)).replace(/^1 /, '1er ');
}

/** Formats `2026-03` as « mars 2026 ». */
export function frenchMonth(month: string): string {
  return monthAndYear.format(atNoon(`${month}-01`));
}

export function weekdayName(day: string): Weekday {
  // `week` starts on Monday, `getUTCDay` on Sunday.
  return week[atNoon(day).getUTCDay() - 1] ?? 'sunday';
}

/** Returns the day `count` days later, `yyyy-mm-dd`. */
export function addDays(day: string, count: number): string {
  const date = atNoon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a real date in the form `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(atNoon(text).getTime()) && addDays(text, 0) === text
  );
}

/** Converts a local time in Paris to an instant. */
export function instantOf({ day, time }: ParisMoment): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let instant = wanted;
  // The UTC offset depends on the instant, so near a clock change the first estimate needs a correction.
  for (const _step of ['estimate', 'correct']) {
    const shown = parisMoment(new Date(instant));
    instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(instant);
}
