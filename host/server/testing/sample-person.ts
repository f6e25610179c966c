import type { Written } from './written-form';

/** What an honest visitor writes. */
export const samplePerson: Written = {
  firstname: 'Zoé',
  lastname: 'Durand',
  email: 'zoe.durand@maison.example',
  phone: '06 39 98 12 34',
  town: 'Riom',
  service: 'Toiture',
  urgency: 'Dans le mois',
  message: 'Bonjour, quelques tuiles sont tombées cette nuit. Pouvez-vous passer ?',
};
