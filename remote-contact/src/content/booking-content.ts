import { beginning } from '@renovation-th/shared/french-words';

export const bookingContent = {
  chooseDateFirst: 'Sélectionnez d’abord une date',
  slotsOf: (date: string) => `Le ${date}`,
  noSlotLeft: 'Aucun créneau ce jour-là\u00a0: choisissez un autre jour.',
  morning: 'Matin',
  afternoon: 'Après-midi',
  dateHint: (openDays: string) => `${beginning(openDays)}.`,
  summaryBefore: 'Nous vous appelons ',
  summarySlot: (date: string, time: string) => `${date} à ${time}`,
  summaryAfter: '.',
  missing: 'Veuillez sélectionner une date et une heure pour le rappel.',
};

export const longTextContent = {
  full: (most: number) =>
    `Ce champ est plein\u00a0: ${most.toLocaleString('fr-FR')}\u00a0caractères au plus. La suite peut nous parvenir par e-mail.`,
};

export const sendingContent = { sending: 'Envoi en cours…', honey: 'Ne remplissez pas ce champ' };
