import { nameHour } from '@renovation-th/shared/identity/opening-hours';

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
  today: ' (aujourd’hui)',
  openUntil: (time: string) => `Ouvert jusqu’à ${nameHour(time)}`,
  closedUntil: (when: string, time: string) => `Fermé, ouvre ${when} à ${nameHour(time)}`,
  closed: 'Fermé',
  laterToday: 'aujourd’hui',
  tomorrow: 'demain',
};
