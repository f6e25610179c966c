import type { Place } from '@renovation-th/shared/contracts/published';
import type { Delay, Travel } from '@renovation-th/shared/content/promises';
import type { FactSource } from './fact-sources';
import type { TownServiceKey } from './town-services';

/** Which of the four layouts the page has; see `town-layouts.ts`. */
export type TownVariant = 'classic-6' | 'classic-8' | 'lempdes' | 'regional-6';

/**
 * The kind of building, after which the scale model at the head of the page is chosen; see
 * `town-pictures.ts`. `limagne`: farms of the plain, render and canal
 * tiles. `volvic`: town houses in lava stone. `winegrower`: high house over a cellar at street level.
 * `timber-frame`: half-timbered, as in Thiers. `spa`: villas of a spa town. `pavilion`: detached houses
 * of the last sixty years, in their gardens. `bourbonnais`: brick or roughcast under flat tiles.
 * `limestone`: pale rubble, rendered, around a bare frame of cut stone. `livradois`: granite under steep
 * roofs. `volcanic-highland`: hamlets of volcanic stone above 800 m. `cantal`: dark stone under slate or
 * stone tiles. The others show what the page is about where too many towns are built alike.
 */
export type TownModel =
  | 'limagne'
  | 'volvic'
  | 'winegrower'
  | 'timber-frame'
  | 'spa'
  | 'pavilion'
  | 'bourbonnais'
  | 'limestone'
  | 'livradois'
  | 'volcanic-highland'
  | 'cantal'
  | 'cracked'
  | 'facade'
  | 'facade-dirty'
  | 'garden-wall'
  | 'half-painted'
  | 'half-washed'
  | 'quoins'
  | 'ridge'
  | 'roof-moss'
  | 'shutters'
  | 'terrace';

/**
 * What is true of one town. Its page shows the record whole, so every sentence here is the
 * town's own; what towns have in common is in `town-page.ts`.
 */
export type Town = {
  /** The last part of the page's address, which follows from the name. */
  slug: string;
  name: string;
  /** Around the workshop, farther but named by the specification, or one of the others. */
  zone: Place['zone'];
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
  /**
   * By road from the workshop: estimates. Minutes and kilometres rounded to 5. Null for the
   * town that the workshop stands in, and for a department.
   */
  distance: { km: number; minutes: number } | null;
  /** Delay until the visit; the shared promises have the words. */
  delay: Delay;
  /** Who bears the way to the visit for the quote. */
  travel: Travel;
  showsCommitments: boolean;
  /** The line that says how near the business is. */
  saysBasedNearby: boolean;
  /** Of the browser's tab and of a list of results: the name, and what is true of this town; 70 letters at most. */
  title: string;
  /** Meta description: stands on its own in a list of results. */
  description: string;
  lead: string;
  /** « En bref »: a few words each, without a full stop; null where nothing is sure. The road follows from `distance`. */
  brief: { soil: string | null; walls: string | null; protection: string | null };
  servicesIntro: string;
  /** What each trade means for the houses here, in one sentence of its own: one for each card of the layout. */
  cards: Readonly<Partial<Record<TownServiceKey, string>>>;
  /** What he knows or does because the houses here are as they are: two to four sentences, true of this town alone. */
  expertise: readonly string[];
  /** What to photograph, measure or write when one asks: the last words of the page. */
  toSend: string;
  localHeading: string;
  localFacts: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** Where a fact of the page can be checked; `fact` is an excerpt of the record. No page shows them. */
  sources: readonly { fact: string; source: FactSource }[];
};
