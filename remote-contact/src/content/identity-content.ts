import { nameHour } from '@renovation-th/shared/identity/opening-hours';

export const identityContent = {
  title: 'Préférez-vous en parler\u202f?',
  email: 'E-mail',
  address: 'Adresse',
  hours: 'Horaires',
  map: 'Voir sur une carte (OpenStreetMap, site externe)',
  openUntil: (time: string) => `Ouvert jusqu’à ${nameHour(time)}`,
  closedUntil: (when: string, time: string) => `Fermé, ouvre ${when} à ${nameHour(time)}`,
  closed: 'Fermé',
  laterToday: 'aujourd’hui',
  tomorrow: 'demain',
  onDay: (day: string) => `le ${day}`,
  reviews: 'Avis',
  readReviews: (site: string) => `Lire les avis sur ${site} (site externe)`,
};
