import { dayNames, week } from '@renovation-th/shared/identity/week';
import { beginning } from '@renovation-th/shared/french-words';
import { holidayNames } from '@renovation-th/shared/content/holidays';
import { holidays } from '@renovation-th/shared/promises/holidays';
import type { Page, Section } from '../form/section';
import { toComplete } from './sections-to-complete';

const prices: readonly Section[] = [
  {
    id: 'prix',
    heading: 'Vos ordres de prix',
    why: 'De combien à combien, toutes taxes comprises, avec ce que ces prix supposent. Rien n’est affiché tant que rien n’est rempli.',
    rows: { path: 'prices', most: 12, legend: (number) => `Prix ${number}` },
    fields: [
      { path: 'service', label: 'Métier', input: 'choice', choices: 'services' },
      { path: 'what', label: 'Ce qui est fait', example: 'Démoussage à la brosse' },
      { path: 'from', label: 'De', example: '15\u00a0€', input: 'amount' },
      { path: 'to', label: 'À', example: '30\u00a0€', input: 'amount' },
      { path: 'unit', label: 'Unité', help: 'm², volet, porte…' },
      {
        path: 'conditions',
        label: 'Ce que ces prix supposent',
        example: 'maison à un étage, accès par l’échelle',
      },
    ],
  },
  {
    id: 'petit-chantier',
    heading: 'La plus petite intervention',
    why: 'Pour que personne ne vous fasse venir pour rien.',
    fields: [{ path: 'smallestJob', label: 'Montant TTC', example: '120\u00a0€', input: 'amount' }],
  },
  {
    id: 'paiement',
    heading: 'Le paiement',
    why: 'L’acompte et le solde sont parmi les premières questions d’un client.',
    fields: [
      {
        path: 'payment.deposit',
        label: 'Quand le client paie',
        example: '30\u00a0% à l’ouverture du chantier, le solde à la réception',
      },
      {
        path: 'payment.means',
        label: 'Moyens de paiement',
        help: 'Avec une virgule entre deux\u00a0: virement, chèque',
        input: 'words',
      },
    ],
  },
];

const aboutMe: readonly Section[] = [
  {
    id: 'moi',
    heading: 'Vous',
    why: 'Un client veut savoir qui sonnera à sa porte.',
    fields: [
      { path: 'craftsman.firstName', label: 'Prénom', autoComplete: 'given-name' },
      {
        path: 'craftsman.sentence',
        label: 'Une phrase de vous',
        example: 'Je réponds, je chiffre et je fais les travaux.',
        input: 'lines',
      },
    ],
  },
  {
    id: 'portrait',
    heading: 'Votre portrait',
    why: 'Une photo de vous, de préférence au travail. Sans portrait, le site n’affiche rien à cet endroit.',
    fields: [{ path: 'portrait', label: 'Photo de vous', input: 'photo' }],
  },
  {
    id: 'telephone',
    heading: 'Votre téléphone',
    why: 'Le numéro que vos clients appellent, sur toutes les pages. Votre e-mail reçoit aussi les demandes\u00a0: pour en changer, appelez la personne qui tient le site.',
    fields: [{ path: 'phone.national', label: 'Numéro de téléphone', input: 'tel', autoComplete: 'tel' }],
  },
  {
    id: 'avis',
    heading: 'Vos avis',
    why: 'Le site mène à votre page d’avis, là où chacun peut vérifier. Il ne recopie ni note ni étoile.',
    fields: [
      { path: 'reviews.site', label: 'Nom du site d’avis' },
      {
        path: 'reviews.address',
        label: 'Adresse de votre page',
        help: 'Elle commence par https://',
        input: 'url',
      },
    ],
  },
];

const calendar: readonly Section[] = [
  {
    id: 'prochain',
    heading: 'Prochain chantier possible',
    why: 'Dites quand vous pouvez commencer un nouveau chantier. Un mois passé s’efface de lui-même.',
    fields: [{ path: 'nextStart', label: 'Mois', help: 'Mois et année', input: 'month' }],
  },
  {
    id: 'fermetures',
    heading: 'Fermetures',
    why: 'Congés, arrêts. Tout le site le dit dès que la date approche, et redevient comme avant quand elle est passée.',
    rows: { path: 'closures', most: 6, legend: (number) => `Fermeture ${number}` },
    fields: [
      { path: 'from', label: 'Premier jour fermé', input: 'day' },
      { path: 'to', label: 'Dernier jour fermé', input: 'day' },
    ],
  },
  {
    id: 'feries',
    heading: 'Jours fériés',
    why: 'Un jour férié est fermé comme un dimanche : le site n’y propose aucun rappel. Cochez ceux où vous travaillez.',
    fields: holidays.map((holiday) => ({
      ...{ path: `openHolidays.${holiday}`, input: 'tick' },
      label: beginning(holidayNames[holiday]),
    })),
  },
  {
    id: 'horaires',
    heading: 'Horaires',
    why: 'Les jours et les heures où l’on peut vous joindre et où vous rappelez.',
    rows: {
      ...{ path: 'openingHours', most: week.length, names: week },
      legend: (number) => beginning(dayNames[week[number - 1] ?? 'monday']),
    },
    fields: [
      {
        path: 'kind',
        label: 'Ce jour-là',
        input: 'choice',
        isAlwaysChosen: true,
        choices: [
          { value: 'as-monday', text: 'Comme lundi', isLater: true },
          { value: 'open', text: 'Je travaille' },
          { value: 'by-appointment', text: 'Sur rendez-vous' },
          { value: 'closed', text: 'Fermé' },
        ],
      },
      { path: 'opens', label: 'De', input: 'time', isShort: true },
      { path: 'closes', label: 'À', input: 'time', isShort: true },
      { path: 'pause.from', label: 'Pause de', input: 'time', isShort: true },
      { path: 'pause.to', label: 'Pause jusqu’à', input: 'time', isShort: true },
    ],
  },
];

/** The owner's pages with forms, in the order of the links to them. */
export const pages: readonly Page[] = [
  { id: 'prix', heading: 'Mes prix', note: 'ordres de prix, paiement', sections: prices },
  { id: 'moi', heading: 'Moi', note: 'prénom, portrait, avis', sections: aboutMe },
  { id: 'agenda', heading: 'Agenda', note: 'horaires, congés, prochain chantier', sections: calendar },
  { id: 'a-completer', heading: 'À compléter', note: 'ce que veut la loi', sections: toComplete },
];
