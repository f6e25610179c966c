import type { TaxedWorks } from '@renovation-th/shared/content/vat-rates';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { Service } from '@renovation-th/shared/contracts/published';
import type { BrandUse } from '@renovation-th/shared/identity/identity';
import type { ProjectCard } from '@renovation-th/shared/ui/project-card';
import type { PairKey, PictureKey } from './pictures';
import type { ServiceKey } from './services';

export type TownLink = { name: string; path: PagePath };

export type TitledText = { title: string; text: string };

/** A short title with one text, or with a text for each point. */
export type TitledPoint = {
  title: string;
  text: string | readonly string[];
  /** Adds a sentence about the owner's RGE certificate. */
  saysRge?: boolean;
  /** Adds the brands that the owner has named for this use. */
  brandUse?: BrandUse;
};

/** A part of a trade, with the tasks that it includes. */
export type Offer = {
  /** Anchor that menus and other pages link to. */
  id: string;
  name: string;
  text: string;
  includes: readonly string[];
  limit?: string;
};

/** A typical job, shown on a model. Records name the town by its slug, and compose replaces the slug with a link. */
export type TypicalJob<Town = TownLink> = {
  town: Town;
  title: string;
  text: string;
  picture: { kind: 'single'; key: PictureKey } | { kind: 'pair'; key: PairKey };
};

/** A part of a service page. The page shows its parts in the order of `WrittenService.blocks`. */
export type Block<Town = TownLink> =
  | { kind: 'offers'; heading: string; intro: string; offers: readonly Offer[] }
  | { kind: 'follow-up'; heading: string; text: string; pair: PairKey }
  | { kind: 'method'; heading: string; steps: readonly TitledText[] }
  | { kind: 'typical-jobs'; heading: string; jobs: readonly TypicalJob<Town>[] }
  | {
      kind: 'points';
      /** Anchor and label of the block in the page's list of parts. */
      link?: { id: string; name: string };
      heading: string;
      intro?: string;
      points: readonly TitledPoint[];
    }
  | {
      kind: 'cost';
      /** What the price depends on. */
      price: readonly string[];
      /** How long common jobs take. */
      time: readonly string[];
      /** How long the results last. */
      lasting: readonly string[];
      /** Works whose VAT rates the block states. */
      taxed: TaxedWorks;
    }
  | {
      kind: 'zones';
      heading: string;
      text: string;
      towns: readonly { town: Town; reason: string }[];
    };

/** Content of a trade's page. `Town` is a slug in the declaration and a link in the rendered page. */
type WrittenService<Town> = {
  /** Value in `/contact?service=`. */
  slug: string;
  name: string;
  title: string;
  lead: string;
  picture: PictureKey;
  blocks: readonly Block<Town>[];
  closing: { heading: string; text: string; picture: PictureKey };
};

/** All data of a trade's page. */
export type ServicePageData = WrittenService<TownLink> & {
  /** Projects of this trade, newest first. */
  projects: readonly ProjectCard[];
};

/** Declared data of a trade's page. */
export type DeclaredService = WrittenService<string>;

/** A trade with its page, and its texts for search engines and other remotes. */
export type ServiceRecord = DeclaredService &
  Pick<Service, 'sent' | 'footer'> & {
    key: ServiceKey;
    documentTitle: string;
    description: string;
    serviceType: string;
  };
