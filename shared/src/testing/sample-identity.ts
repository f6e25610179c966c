import type { Identity } from '@renovation-th/shared/identity/identity';

const open = { kind: 'open', opens: '07:00', closes: '20:00' } as const;

/** An identity unlike identity.json, so that a test fails if a page hard-codes the real values. */
export const sampleIdentity: Identity = {
  tradeName: 'Entreprise Exemple',
  legalForm: 'entrepreneur individuel (EI)',
  foundedIn: 2000,
  origin: 'https://www.site.example',
  phone: { national: '01 99 00 12 34', international: '+33199001234' },
  email: 'artisan@site.example',
  address: {
    locality: 'Gerzat',
    postalCode: '63360',
    department: 'Puy-de-Dôme',
    departmentCode: '63',
    latitude: 45.8,
    longitude: 3.1,
  },
  areaServed: ['Puy-de-Dôme'],
  openingHours: {
    ...{ monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open },
    sunday: { kind: 'by-appointment' },
  },
  registration: { number: '000 000 000 00000', isSample: true },
  formEndpoint: '/envoi',
};
