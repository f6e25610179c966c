import type { TownSlug } from '@renovation-th/shared/contracts/served-towns';

/** Which of the four layouts the page has; see `town-layouts.ts`. */
export type TownVariant = 'classic-6' | 'classic-8' | 'lempdes' | 'regional-6';

/**
 * The kind of country, after which the scale model at the head of the page is chosen; see
 * `town-pictures.ts`. `limagne`: plain of rendered walls and canal tiles. `volvic`: town in lava stone.
 * `winegrower`: high house over a cellar at street level. `timber-frame`: half-timbered, as in Thiers.
 * `spa`: villas of a spa town. `bourbonnais`: brick or roughcast under flat tiles. `livradois`: granite
 * under steep roofs. `cantal`: dark stone under slate or stone tiles.
 */
export type TownModel =
  'limagne' | 'volvic' | 'winegrower' | 'timber-frame' | 'spa' | 'bourbonnais' | 'livradois' | 'cantal';

/** How soon work starts. `quote`: the quote says when. */
export type Intervention = 'within-24-hours' | 'within-48-hours' | 'within-the-week' | 'quote';

/** Who bears the way to the visit for the quote. `in-quote`: it is part of the quote. */
export type Travel = 'free' | 'in-quote';

/**
 * What is true of one town. Its page shows the record whole, so every sentence here is the
 * town's own; what towns have in common is in `town-page.ts`.
 */
export type Town = {
  slug: TownSlug;
  /** The name as a sentence needs it: « à Riom », « au Crest », « dans l’Allier ». */
  where: string;
  /** « de Riom », « d’Aubière », « du Crest ». */
  of: string;
  department: 'Puy-de-Dôme' | 'Allier' | 'Cantal';
  /** Null for a department. */
  postcode: string | null;
  variant: TownVariant;
  model: TownModel;
  /** WGS 84, decimal degrees, to three places (about 100 m). The middle of a department. */
  position: { latitude: number; longitude: number };
  /** Metres, about. Null for a department. */
  altitude: number | null;
  /** By road from the workshop: estimates, rounded to 5. Null for the town it stands in. */
  distance: { km: number; minutes: number } | null;
  intervention: Intervention;
  travel: Travel;
  showsCommitments: boolean;
  /** The line that says how near the business is. */
  saysBasedNearby: boolean;
  /** Meta description: stands on its own in a list of results. */
  description: string;
  lead: string;
  servicesIntro: string;
  localHeading: string;
  localFacts: readonly { title: string; text: string }[];
  /** Served towns close by, the nearest first. */
  neighbours: readonly TownSlug[];
  questions: readonly { question: string; answer: string }[];
};
