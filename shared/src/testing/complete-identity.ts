import type { Identity } from '../identity/identity';
import identity from '../identity/identity.json';

const { figures: _samples, ...sample } = identity as Identity;

/** A fictional identity in which every field is filled in and the origin is not a sample. */
export const completeIdentity: Identity = {
  ...sample,
  origin: 'https://www.renovation-exemple.fr',
  owner: 'Camille Exemple',
  address: { ...sample.address, street: '1 rue de l’Exemple' },
  registration: { number: '123 456 782 00010', isSample: false },
  host: {
    name: 'Hébergeur du Centre',
    address: '1 rue du Port, 63000 Clermont-Ferrand',
    phone: '01 99 00 12 34',
  },
  dataTransfers: 'none',
  insurance: {
    insurer: 'Assurances du Centre',
    address: '2 rue du Port, 63000 Clermont-Ferrand',
    zone: 'France métropolitaine',
    attestation: 'contrat n°\u00a0123456, attestation 2026',
  },
  mediator: {
    name: 'Médiation du Centre',
    address: '3 rue du Port, 63000 Clermont-Ferrand',
    website: 'www.mediation-exemple.fr',
  },
  hourlyRate: '45\u00a0€',
  timeCount: 'chaque demi-heure commencée est due',
  travelCosts: {
    puyDeDome: '0,50\u00a0€ par kilomètre, aller et retour',
    issoire: '0,60\u00a0€ par kilomètre, aller et retour',
    allier: '0,60\u00a0€ par kilomètre, aller et retour',
    cantal: '0,80\u00a0€ par kilomètre, aller et retour',
  },
  smallestJob: '120\u00a0€',
  nextStart: '2099-03',
  reviews: { site: 'Avis du Centre', address: 'https://www.avis-exemple.fr/renovation' },
  craftsman: { firstName: 'Camille', sentence: 'Je réponds, je chiffre et je fais les travaux.' },
  qualifications: [
    {
      name: 'RGE Qualibat',
      number: 'E-E000000',
      domain: 'Fenêtres, volets et portes extérieures',
      validUntil: '2099-12-31',
      verification: 'https://www.qualibat.com/',
    },
  ],
  figures: { projects: '321', satisfiedClients: '98\u00a0%', years: '18', isSample: false },
  brands: [
    { name: 'Peintures du Centre', use: 'facade' },
    { name: 'Lasures du Centre', use: 'woodwork' },
    { name: 'Intérieurs du Centre', use: 'interior' },
    { name: 'Toitures du Centre', use: 'roof' },
  ],
  prices: [
    {
      service: 'toiture',
      what: 'Démoussage à la brosse',
      from: '15\u00a0€',
      to: '30\u00a0€',
      unit: 'mètres\u00a0carrés',
      conditions: 'maison à un étage, accès par l’échelle',
    },
    {
      service: 'peinture',
      what: 'Peinture d’un mur intérieur',
      from: '20\u00a0€',
      to: '40\u00a0€',
      unit: 'mètres\u00a0carrés',
      conditions: 'mur sain, deux couches, pièce vide',
    },
  ],
  payment: {
    deposit: '30\u00a0% à l’ouverture du chantier, le solde à la réception',
    means: ['virement', 'chèque'],
  },
  vat: { regime: 'liable', number: 'FR 12 123456789' },
};
