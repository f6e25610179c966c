import type { CardColumns } from '@renovation-th/shared/ui/CardGrid';
import type { Town, TownVariant } from './town-record';
import type { TownServiceKey } from './town-services';

/** The title of a page. `trade` is its second half, `place` a line of its own below it. */
export type TownHeading = { title: string; trade?: string; place?: string };

type HeadedTown = Pick<Town, 'where' | 'postcode' | 'department'> & { name: string };

/** What the variants of a town's page differ in. What towns differ in is in their records. */
export type TownLayout = {
  heading: (town: HeadedTown) => TownHeading;
  /** In the order shown. */
  cards: readonly TownServiceKey[];
  columns: CardColumns;
  /** `button`: the number without a link, here and in the rest of the page's body. */
  phone: 'button' | 'link';
  /** What comes within 24 hours. */
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

/** One row per variant: the only place where a variant means anything. */
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
