import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import type { Category } from './portfolio';
import type { ServiceKey } from './services';

/** Where the works of a trade are found. Walls are painted inside and outside. */
export const tradeCategories: Record<ServiceKey, readonly Category[]> = {
  painting: ['Façade', 'Intérieur'],
  roofing: ['Toiture'],
  masonry: ['Façade', 'Extérieur'],
  cleaning: ['Façade', 'Extérieur'],
  interior: ['Intérieur'],
  exterior: ['Extérieur'],
};

/** A work of the owner's, as the home page shows it. It travels as data. */
export type PortfolioWork = {
  path: PagePath;
  title: string;
  trade: string;
  /** « À Riom, mars 2026 » */
  facts: string;
  categories: readonly Category[];
  story: string;
  picture: { source: PictureSource; alt: string };
};

/** Slides of the portfolio at most. */
export const mostShown = 16;

/** From so many works on, no model stands beside them. */
export const enoughWorks = 6;
