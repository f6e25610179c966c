import type { NamedField, Section } from '../form/section';
import { siteTexts } from './site-texts';

/** Crop of each side of a photograph, in per cent of its width or height. */
export const cropFields: readonly NamedField[] = [
  { name: 'gauche', path: 'gauche', label: 'À gauche', input: 'share', isShort: true },
  { name: 'droite', path: 'droite', label: 'À droite', input: 'share', isShort: true },
  { name: 'haut', path: 'haut', label: 'En haut', input: 'share', isShort: true },
  { name: 'bas', path: 'bas', label: 'En bas', input: 'share', isShort: true },
];

type Moment = keyof typeof siteTexts.moments;
const moments: readonly Moment[] = ['before', 'during', 'after'];
export const momentChoices = moments.map((value) => ({ value, text: siteTexts.moments[value] }));

const moment = { path: 'moment', input: 'tap', choices: momentChoices } as const;

/** Returns the form fields of a photograph. */
export const photoFields = ({ id }: { id: string }): readonly NamedField[] =>
  [
    { ...moment, label: siteTexts.photoWhen },
    { path: 'alt', label: siteTexts.photoAlt, help: siteTexts.photoAltHelp },
  ].map((field) => ({ ...field, name: `${id}.${field.path}` }));

/** Fields of a project, without those of its photographs. */
export const projectSection: Section = {
  id: 'chantier',
  heading: 'Le chantier',
  why: 'Deux minutes\u00a0: où, quand, et trois phrases comme vous le raconteriez à un voisin.',
  fields: [
    { path: 'title', label: 'Titre', example: 'Volets repeints' },
    { path: 'service', label: 'Métier', input: 'choice', choices: 'services' },
    { path: 'place', label: 'Commune', input: 'choice', choices: 'places' },
    { path: 'month', label: 'Fini en', help: 'Mois et année', input: 'month' },
    { path: 'days', label: 'Jours de travail', help: 'Une demi-journée\u00a0: 0,5', input: 'days' },
    { path: 'story', label: 'En trois phrases', help: '600 caractères au plus', input: 'lines', most: 600 },
    { path: 'hasConsent', label: 'Mon client est d’accord pour que je montre ces photos', input: 'tick' },
  ],
};
