import type { CardColumns } from '@renovation-th/shared/ui/CardGrid';
import type { Town, TownVariant } from './town-record';
import type { TownServiceKey } from './town-services';

/** Title of a page. `trade` is the second half of the title, and `place` is a line below the title. */
export type TownHeading = { title: string; trade?: string; place?: string };

type HeadedTown = Pick<Town, 'where' | 'postcode' | 'department'> & { name: string };

/** Differences between the variants of town pages. Differences between towns are in their records. */
export type TownLayout = {
  heading: (town: HeadedTown) => TownHeading;
  /** Services in display order. */
  cards: readonly TownServiceKey[];
  columns: CardColumns;
  /** Form of the phone number in the content of the page. */
  phone: 'button' | 'link';
  /** What the owner sends within 24 hours. */
  answer: 'reply' | 'quote';
};

const eightCards = [
  'painting',
  'roofing',
  'masonry',
  'rendering',
  'cleaning',
  'interior',
  'exterior',
  'woodwork',
] as const;

const sixCards = ['painting', 'roofing', 'masonry', 'cleaning', 'interior', 'exterior'] as const;

const threeColumns = { medium: 2, large: 3, wide: 3 };

const classicHeading = ({ where }: HeadedTown): TownHeading => ({
  title: `Rénovation TH ${where}`,
  trade: 'Artisan Tous Corps d’État',
});

const classic6: TownLayout = {
  heading: classicHeading,
  cards: sixCards,
  columns: threeColumns,
  phone: 'button',
  answer: 'reply',
};

export const townLayouts: Record<TownVariant, TownLayout> = {
  'classic-6': classic6,
  'classic-8': { ...classic6, cards: eightCards, columns: { medium: 2, large: 3, wide: 4 } },
  'regional-6': classic6,
  lempdes: {
    heading: ({ name, where, postcode, department }) => ({
      title: `Rénovation ${where}`,
      place: `${name} (${postcode}) - ${department}`,
    }),
    cards: ['exterior', 'roofing', 'masonry', 'painting', 'interior', 'cleaning'],
    columns: threeColumns,
    phone: 'link',
    answer: 'quote',
  },
};
