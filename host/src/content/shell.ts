import type { Weekday } from '@renovation-th/shared/identity/identity';

export const skipLinkContent = { label: 'Aller au contenu' };

export const topBarContent = {
  label: 'Coordonnées',
  place: (locality: string, departmentCode: string) => `${locality} (${departmentCode})`,
  /** Between the place and the department. */
  dash: ' - ',
};

export const headerContent = {
  navigation: 'Principale',
  services: 'Services',
  menu: 'Menu',
  closeMenu: 'Fermer',
};

export const themeContent = {
  legend: 'Thème',
  choices: { light: 'Clair', dark: 'Sombre', system: 'Système' },
};

export const floatingCallContent = { region: 'Appel direct', label: 'Appeler' };

export const toastContent = { dismiss: 'Fermer le message' };

export const footerContent = {
  contact: 'Nous joindre',
  services: 'Services',
  quickLinks: 'Liens rapides',
  hours: 'Horaires',
  locality: (postalCode: string, locality: string) => `${postalCode} ${locality}, `,
  byAppointment: 'sur rendez-vous',
  registration: (number: string) => `SIRET\u00a0: ${number}`,
  copyright: (year: number, tradeName: string) => `© ${year} ${tradeName}`,
  pictures: 'Les images sont des maquettes.',
  credit: 'Site réalisé sur mesure',
};

export const hoursContent = {
  days: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  } satisfies Record<Weekday, string>,
  dayRange: (first: string, last: string) => `${first} – ${last}`,
  hourRange: (opens: string, closes: string) => `${opens} – ${closes}`,
  /** « 7 h », « 7 h 30 ». */
  time: (hour: number, minute: number) =>
    minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${String(minute).padStart(2, '0')}`,
};
