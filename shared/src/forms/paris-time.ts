import { week, type Weekday } from '../identity/week';

/** A moment on the craftsman's clock, whatever the visitor's. */
export type ParisMoment = {
  /** `yyyy-mm-dd` */
  day: string;
  /** `HH:mm` */
  time: string;
};

// Swedish dates are written year first: `2026-11-21 11:47`.
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

// Noon, so that no zone and no clock change can move it to another day.
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** What clock and calendar say in Europe/Paris at this moment. */
export function parisMoment(date: Date): ParisMoment {
  const text = yearFirst.format(date);
  return { day: text.slice(0, 10), time: text.slice(-5) };
}

/** Date and time as a French reader writes them: `21/11/2026 11:47:04`, in Europe/Paris. */
export function parisStamp(date: Date): string {
  return stamp.format(date);
}

/** `2026-11-24` becomes « mardi 24 novembre 2026 ». */
export function longFrenchDate(day: string): string {
  return longDate.format(atNoon(day)).replace(/^(\S+) 1 /, '$1 1er ');
}

/** `2026-08-03` becomes « 3 août ». */
export function shortFrenchDate(day: string): string {
  return dayAndMonth.format(atNoon(day)).replace(/^1 /, '1er ');
}

/** `2026-03` becomes « mars 2026 ». */
export function frenchMonth(month: string): string {
  return monthAndYear.format(atNoon(`${month}-01`));
}

/** The name of a day, `yyyy-mm-dd`. */
export function weekdayName(day: string): Weekday {
  // `weekdayOf` counts from Sunday, as JavaScript does.
  return week[weekdayOf(day) - 1] ?? 'sunday';
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return atNoon(day).getUTCDay();
}

/** The day so many days later, `yyyy-mm-dd`. */
export function addDays(day: string, count: number): string {
  const date = atNoon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** True for an existing day written `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(atNoon(text).getTime()) && addDays(text, 0) === text
  );
}

/** The instant at which clocks in Paris show this day and time, in winter as in summer. */
export function instantOf({ day, time }: ParisMoment): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let instant = wanted;
  // The offset is that of the instant itself, so one step towards it may have to be corrected once.
  for (const _step of ['towards', 'corrected']) {
    const shown = parisMoment(new Date(instant));
    instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(instant);
}
