import type { Section } from '../form/section';
import { siteTexts } from './site-texts';

type Moment = keyof typeof siteTexts.moments;
export const moments: readonly Moment[] = ['before', 'during', 'after'];
export const momentChoices = moments.map((value) => ({ value, text: siteTexts.moments[value] }));

/** Fields of the photographs of a project: one row for each. */
export const photoSection = (photos: readonly { id: string }[]): Section => ({
  id: 'photos',
  heading: siteTexts.photos,
  why: siteTexts.photosWhy,
  rows: {
    ...{ path: 'photos', most: photos.length, names: photos.map(({ id }) => id) },
    legend: siteTexts.photo,
  },
  fields: [
    {
      ...{ path: 'moment', label: siteTexts.photoWhen, input: 'choice', isAlwaysChosen: true },
      choices: momentChoices,
    },
    { path: 'alt', label: siteTexts.photoAlt, help: siteTexts.photoAltHelp },
  ],
});

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
    { path: 'story', label: 'En trois phrases', help: '600 caractères au plus', input: 'lines' },
    { path: 'hasConsent', label: 'Mon client est d’accord pour que je montre ces photos', input: 'tick' },
    {
      path: 'isAnonymous',
      label: 'On n’y voit ni visage, ni plaque d’immatriculation',
      help: 'Sinon, cachez-les d’abord avec l’éditeur de photos du téléphone.',
      input: 'tick',
    },
  ],
};
