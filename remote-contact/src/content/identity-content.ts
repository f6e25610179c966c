import type { Weekday } from '@renovation-th/shared/identity/identity';

export const dayNames = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
} as const satisfies Record<Weekday, string>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `07:00` becomes « 7 h », `07:30` « 7 h 30 ». */
export function frenchHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

/** « 45,8267° N, 3,1447° E » */
export function frenchPosition(latitude: number, longitude: number): string {
  const degrees = (value: number) => `${Math.abs(value).toFixed(4).replace('.', ',')}°`;
  return `${degrees(latitude)}\u00a0${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)}\u00a0${longitude < 0 ? 'O' : 'E'}`;
}

export const identityContent = {
  title: 'Préférez-vous en parler\u202f?',
  email: 'E-mail',
  address: 'Adresse',
  hours: 'Horaires',
  position: 'Situation',
  range: (first: string, last: string) => capital(first === last ? first : `${first} – ${last}`),
  today: ' (aujourd’hui)',
  openHours: (opens: string, closes: string) => `${frenchHour(opens)} – ${frenchHour(closes)}`,
  byAppointment: 'sur rendez-vous',
  openUntil: (time: string) => `Ouvert jusqu’à ${frenchHour(time)}`,
  closedUntil: (when: string, time: string) => `Fermé, ouvre ${when} à ${frenchHour(time)}`,
  closed: 'Fermé',
  laterToday: 'aujourd’hui',
  tomorrow: 'demain',
};
