import type { NamedField, Section } from '../form/section';
import { siteTexts } from './site-texts';

type Moment = keyof typeof siteTexts.moments;
const moments: readonly Moment[] = ['before', 'during', 'after'];
export const momentChoices = moments.map((value) => ({ value, text: siteTexts.moments[value] }));

/** Returns the form fields of a photograph. */
export const photoFields = ({ id }: { id: string }): readonly NamedField[] => [
  {
    name: `${id}.moment`,
    path: 'moment',
    label: siteTexts.photoWhen,
    input: 'choice',
    choices: momentChoices,
    isAlwaysChosen: true,
  },
  { name: `${id}.alt`, path: 'alt', label: siteTexts.photoAlt, help: siteTexts.photoAltHelp },
];

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
    {
      path: 'isAnonymous',
      label: 'On n’y voit ni visage, ni plaque d’immatriculation',
      help: 'Sinon, cachez-les d’abord avec l’éditeur de photos du téléphone.',
      input: 'tick',
    },
  ],
};
