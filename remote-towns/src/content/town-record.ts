import type { Place } from '@renovation-th/shared/contracts/published';
import type { Delay, Travel } from '@renovation-th/shared/content/promises';
import type { FactSource } from './fact-sources';
import type { TownServiceKey } from './town-services';

/** Selects the layout in `town-layouts.ts`. */
export type TownVariant = 'classic-6' | 'classic-8' | 'lempdes' | 'regional-6';

/**
 * Selects the picture in `town-pictures.ts` by the local kind of building. `limagne`: farms of the plain with render
 * and canal tiles. `volvic`: town houses in lava stone. `winegrower`: a high house over a cellar at street level.
 * `timber-frame`: half-timbered houses. `spa`: villas of a spa town. `bourbonnais`: brick or roughcast under flat
 * tiles. `limestone`: rendered rubble with frames of cut stone. `livradois`: granite under steep roofs. `volcanic-
 * highland`: volcanic stone above 800 m. `cantal`: dark stone under slate or stone tiles. All other pictures show the
 * subject of the page instead.
 */
export type TownModel =
  | 'limagne'
  | 'volvic'
  | 'winegrower'
  | 'timber-frame'
  | 'spa'
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
 * Facts about one town. Every sentence must be about this town only, because `town-page.ts` contains the shared
 * texts.
 */
export type Town = {
  /** Last part of the page's path, made from the name. */
  slug: string;
  name: string;
  /** `further` means neither "Zone principale" nor "Zone étendue". */
  zone: Place['zone'];
  /** Name with its preposition, such as "à Riom", "au Crest" or "dans l’Allier". */
  where: string;
  /** Name with "de", such as "de Riom", "d’Aubière" or "du Crest". */
  of: string;
  department: 'Puy-de-Dôme' | 'Allier' | 'Cantal';
  /** Null for a department. */
  postcode: string | null;
  variant: TownVariant;
  model: TownModel;
  /** Decimal degrees in WGS 84, with three decimals (about 100 m). A department's position is its centre. */
  position: { latitude: number; longitude: number };
  /**
   * Estimated distance by road from the workshop, rounded to 5 km and 5 minutes. Null for the workshop's town and for a
   * department.
   */
  distance: { km: number; minutes: number } | null;
  /** Delay until the visit. */
  delay: Delay;
  /** Price of the visit for a quote. */
  travel: Travel;
  showsCommitments: boolean;
  /** Whether the page shows `basedNearby` of `town-page.ts`. */
  saysBasedNearby: boolean;
  /** Page title with the name and a fact about this town. It has at most 70 characters. */
  title: string;
  /** Meta description, which must make sense on its own. */
  description: string;
  lead: string;
  /** A few words about each subject, without a full stop. Null if unknown. */
  brief: { soil: string | null; walls: string | null; protection: string | null };
  /** One sentence for each card of the layout, about the trade and the houses of this town. */
  cards: Readonly<Partial<Record<TownServiceKey, string>>>;
  /** Two to four sentences about what the owner knows or does because of the houses here. */
  expertise: readonly string[];
  /** Last text of the page. States what a visitor should photograph, measure or write for a quote. */
  toSend: string;
  localHeading: string;
  localFacts: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** Sources, which no page shows. `fact` is an excerpt from the record. */
  sources: readonly { fact: string; source: FactSource }[];
};
