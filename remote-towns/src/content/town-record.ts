import type { Place } from '@renovation-th/shared/contracts/published';
import type { Delay, Travel } from '@renovation-th/shared/content/promises';
import type { FactSource } from './fact-sources';
import type { TownServiceKey } from './town-services';

/** Layout of the page; see `town-layouts.ts`. */
export type TownVariant = 'classic-6' | 'classic-8' | 'lempdes' | 'regional-6';

/**
 * Kind of building, which selects the scale model in the page's hero; see `town-pictures.ts`. `limagne`: farms of the
 * plain, render and canal tiles. `volvic`: town houses in lava stone. `winegrower`: high house over a cellar at
 * street level. `timber-frame`: half-timbered, as in Thiers. `spa`: villas of a spa town. `pavilion`: detached houses
 * of the last sixty years, in their gardens. `bourbonnais`: brick or roughcast under flat tiles. `limestone`: pale
 * rubble, rendered, around a bare frame of cut stone. `livradois`: granite under steep roofs. `volcanic-highland`:
 * hamlets of volcanic stone above 800 m. `cantal`: dark stone under slate or stone tiles. The other kinds show the
 * page's subject, where too many towns have the same buildings.
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
 * Facts about one town. Its page shows the whole record, so every sentence here must be about this town;
 * `town-page.ts` has the shared texts.
 */
export type Town = {
  /** Last part of the page's address, derived from the name. */
  slug: string;
  name: string;
  /** « Zone principale », « Zone étendue » or, for `further`, neither. The slot `town-links` shows the three lists. */
  zone: Place['zone'];
  /** Name with preposition: « à Riom », « au Crest », « dans l’Allier ». */
  where: string;
  /** « de Riom », « d’Aubière », « du Crest ». */
  of: string;
  department: 'Puy-de-Dôme' | 'Allier' | 'Cantal';
  /** Null for a department. */
  postcode: string | null;
  variant: TownVariant;
  model: TownModel;
  /** WGS 84, decimal degrees, to three places (about 100 m). A department's position is its centre. */
  position: { latitude: number; longitude: number };
  /** Approximate altitude in metres. Null for a department. */
  altitude: number | null;
  /**
   * Estimated distance by road from the workshop. Minutes and kilometres rounded to 5. Null for the workshop's town,
   * and for a department.
   */
  distance: { km: number; minutes: number } | null;
  /** Delay until the visit; the shared promises have its text. */
  delay: Delay;
  /** Price of travel for the quote. */
  travel: Travel;
  showsCommitments: boolean;
  /** The line that says how near the business is. */
  saysBasedNearby: boolean;
  /** Title for the tab and for search results: the name, and a fact about this town; at most 70 characters. */
  title: string;
  /** Meta description; must make sense on its own. */
  description: string;
  lead: string;
  /** « En bref »: a few words each, without a full stop; null if unknown. The travel time comes from `distance`. */
  brief: { soil: string | null; walls: string | null; protection: string | null };
  servicesIntro: string;
  /** For each card of the layout, one sentence on what the trade means for the houses here. */
  cards: Readonly<Partial<Record<TownServiceKey, string>>>;
  /** What the owner knows or does because of the houses here: two to four sentences that fit this town only. */
  expertise: readonly string[];
  /** What to photograph, measure or write when asking for a quote: the end of the page. */
  toSend: string;
  localHeading: string;
  localFacts: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** Sources of the page's facts; `fact` is an excerpt of the record. No page shows them. */
  sources: readonly { fact: string; source: FactSource }[];
};
