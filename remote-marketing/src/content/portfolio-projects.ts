import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import type { Category } from './portfolio';
import type { ServiceKey } from './services';

/** Portfolio categories of each trade. Painting covers inside and outside. */
export const tradeCategories: Record<ServiceKey, readonly Category[]> = {
  painting: ['Façade', 'Intérieur'],
  roofing: ['Toiture'],
  masonry: ['Façade', 'Extérieur'],
  cleaning: ['Façade', 'Extérieur'],
  interior: ['Intérieur'],
  exterior: ['Extérieur'],
};

/** One of the owner's projects, as the home page shows it. */
export type PortfolioProject = {
  path: PagePath;
  title: string;
  trade: string;
  /** Town and month, such as "À Riom, mars 2026". */
  facts: string;
  categories: readonly Category[];
  story: string;
  picture: { source: PictureSource; alt: string };
};

/** Maximum number of slides. */
export const mostShown = 16;

/** Minimum number of projects for a portfolio without models. */
export const enoughProjects = 6;
