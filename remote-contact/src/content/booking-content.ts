import { beginning } from '@renovation-th/shared/french-words';

export const bookingContent = {
  chooseDateFirst: 'Sélectionnez d’abord une date',
  slotsOf: (date: string) => `Le ${date}`,
  noSlotLeft: 'Aucun créneau ce jour-là\u00a0: choisissez un autre jour.',
  morning: 'Matin',
  afternoon: 'Après-midi',
  dateHint: (openDays: string) => `${beginning(openDays)}, hors jours fériés.`,
  summaryBefore: 'Nous vous appelons ',
  summarySlot: (date: string, time: string) => `${date} à ${time}`,
  summaryAfter: '.',
  missing: 'Veuillez sélectionner une date et une heure pour le rappel.',
};

export const sendingContent = { sending: 'Envoi en cours…', honey: 'Ne remplissez pas ce champ' };
