import type { Identity, Weekday } from './identity';

/** The days of a week, as the French count them. */
export const week = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

export const dayNames = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
} as const satisfies Record<Weekday, string>;

/** In the place of hours, on days of `Identity.byAppointment`. */
export const byAppointmentWords = 'sur rendez-vous';

/** « Lundi – samedi » for a run of days, « Dimanche » for one. */
export function nameDays(days: readonly Weekday[]): string {
  const names = days.map((day) => dayNames[day]);
  const label = names.length > 1 ? `${names[0]} – ${names.at(-1)}` : (names[0] ?? '');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** `07:00` becomes « 7 h », `07:30` « 7 h 30 ». */
export function nameHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

/** « 7 h – 20 h » */
export function nameHours({ opens, closes }: { opens: string; closes: string }): string {
  return `${nameHour(opens)} – ${nameHour(closes)}`;
}

/** A line of opening hours: « Lundi – samedi », « 7 h – 20 h ». */
export type OpeningLine = { days: string; hours: string };

/** The week in as few lines as it can be told: neighbouring days with the same hours share one. */
export function openingLines({ openingHours }: Pick<Identity, 'openingHours'>): readonly OpeningLine[] {
  const runs: { days: Weekday[]; hours: string }[] = [];
  let previous: string | null = null;

  for (const day of week) {
    const entry = openingHours.find(({ days }) => days.includes(day));
    const hours = entry ? nameHours(entry) : null;
    const last = runs.at(-1);
    if (hours !== null && hours === previous && last) last.days.push(day);
    else if (hours !== null) runs.push({ days: [day], hours });
    previous = hours;
  }

  return runs.map(({ days, hours }) => ({ days: nameDays(days), hours }));
}
