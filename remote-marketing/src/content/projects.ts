import type { Project } from '@renovation-th/shared/contracts/published';
import { frenchMonth } from '@renovation-th/shared/forms/paris-time';

export const projectsPage = {
  path: '/realisations',
  name: 'Réalisations',
  title: 'Nos chantiers, avant et après',
  documentTitle: 'Réalisations, avant et après | Rénovation TH',
  description:
    'Les chantiers que Rénovation TH a terminés et montre avec l’accord de ses clients\u00a0: photographies avant et après, commune, métier, durée.',
  lead: 'Des photographies prises sur place, avec l’accord de chaque client. Chaque chantier a sa page.',
  list: 'Tous les chantiers',
  quote: 'Demander un devis gratuit',
  closing: {
    heading: 'Et chez vous\u202f?',
    text: 'Décrivez vos travaux et joignez quelques photos\u00a0: elles disent souvent l’essentiel.',
  },
} as const;

const all = { label: 'Tous les chantiers', path: projectsPage.path };

/** Texts around the cards of projects on other pages. */
export const projectCardWords = {
  ofTrade: {
    heading: 'Chantiers terminés',
    intro: 'Photographiés sur place, avec l’accord de chaque client.',
    all,
  },
  compared: {
    heading: 'Avant, après',
    intro: 'Un chantier terminé, photographié sur place avec l’accord du client.',
  },
  others: { heading: 'D’autres chantiers', intro: 'Photographiés sur place, eux aussi.', all },
};

export const projectWords = {
  /** Omits the business name after a long title, because search engines cut titles off after about 70 characters. */
  documentTitle: (title: string) => (title.length > 52 ? title : `${title} | Rénovation TH`),
  description: ({ trade, where, month, days }: { trade: string; where: string } & DatedProject) =>
    `${trade} ${where}, chantier terminé en ${frenchMonth(month)}, ${duration(days)}\u00a0: les photographies avant et après, et ce qui a été fait.`,
  place: 'Commune',
  trade: 'Métier',
  month: 'Terminé en',
  duration: 'Durée',
  durationOf: duration,
  pair: (title: string, index: number) => (index === 0 ? title : `${title}, vue ${index + 1}`),
  photos: 'Autres photographies',
  moments: { before: 'Avant', during: 'Pendant', after: 'Après' },
  quote: 'Demander un devis',
  quotePath: ({ service, place }: Pick<Project, 'service' | 'place'>) =>
    `/contact?service=${service}&ville=${place}`,
  closing: {
    heading: (where: string) => `Un projet semblable ${where}\u202f?`,
    text: 'Décrivez-le en quelques lignes et joignez des photos. Le devis est gratuit, détaillé, et ne vous engage pas.',
  },
};

type DatedProject = Pick<Project, 'month' | 'days'>;

/** Returns text such as "une demi-journée de travail" or "4 jours de travail". */
function duration(days: number): string {
  if (days === 0.5) return 'une demi-journée de travail';
  if (days === 1) return 'une journée de travail';
  return `${String(days).replace('.', ',')}\u00a0${days < 2 ? 'jour' : 'jours'} de travail`;
}
