import type { TaxedWorks } from '@renovation-th/shared/content/vat-rates';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { Service } from '@renovation-th/shared/contracts/published';
import type { BrandUse } from '@renovation-th/shared/identity/identity';
import type { WorkCard } from '@renovation-th/shared/ui/work-card';
import type { PairKey, PictureKey } from './pictures';
import type { ServiceKey } from './services';

/** A town as a page names it, with the way to its page. */
export type TownLink = { name: string; path: PagePath };

export type TitledText = { title: string; text: string };

/** `saysRge`: whether the owner has the certificate of aids follows the text. */
export type TitledPoint = TitledText & { saysRge?: boolean };

/** A part of the trade, with what its price includes. */
export type Offer = {
  /** Anchor of the page, which menus and other pages link to. Unique on the page. */
  id: string;
  name: string;
  text: string;
  includes: readonly string[];
  /** What it does not solve, or when it is the wrong thing to ask for. */
  limit?: string;
};

/**
 * A typical job, illustrated by a model: no customer, no date, no price. A record names the town by its slug;
 * compose makes a link of it.
 */
export type Project<Town = TownLink> = {
  town: Town;
  title: string;
  text: string;
  works: readonly string[];
  /** One picture, or a pair to compare. */
  picture: { kind: 'single'; key: PictureKey } | { kind: 'pair'; key: PairKey };
};

/** A section of a service page. A page is what its record lists, in that order. */
export type Block<Town = TownLink> =
  | { kind: 'offers'; heading: string; intro: string; offers: readonly Offer[] }
  | { kind: 'follow-up'; heading: string; text: string; pair: PairKey }
  | {
      kind: 'paints';
      heading: string;
      /** In its place once a brand is named. */
      brandHeading: string;
      text: string;
      marks: readonly (TitledText & { tone: 'lime' | 'shutter' | 'moss'; use: BrandUse })[];
    }
  | { kind: 'method'; heading: string; intro: string; steps: readonly TitledText[] }
  | { kind: 'projects'; heading: string; intro: string; projects: readonly Project<Town>[] }
  | {
      kind: 'expertise';
      /** Where menus link to it: its anchor, and its name in the list of anchors. */
      link?: { id: string; name: string };
      heading: string;
      points: readonly TitledPoint[];
    }
  | {
      kind: 'lifespans';
      heading: string;
      intro: string;
      spans: readonly { value: string; what: string; text: string }[];
      notes?: readonly string[];
    }
  | { kind: 'reasons'; heading: string; lead: string; points: readonly TitledText[] }
  | { kind: 'statement'; text: string; note: string; brandUse: BrandUse }
  /** `service` is the name that a price of the identity goes by. */
  | { kind: 'price'; service: string; points: readonly TitledText[] }
  | {
      kind: 'paper';
      heading: string;
      intro: string;
      /** What our quote says. */
      points: readonly string[];
      /** Which rates of the value added tax it may have. */
      taxed: TaxedWorks;
      /** Orders of magnitude of common jobs, as the trade knows them. */
      durations: readonly string[];
    }
  | {
      kind: 'questions';
      intro: string;
      questions: readonly { question: string; answer: string }[];
    }
  | {
      kind: 'zones';
      heading: string;
      text: string;
      towns: readonly { town: Town; reason: string }[];
    };

/** What is written of one trade. It travels as the page's data, so that scripts hold none of it. */
type WrittenService<Town> = {
  /** As `/contact?service=` names it. */
  slug: string;
  name: string;
  title: string;
  lead: string;
  /** Whether these are building works, which the ten-year guarantee covers. */
  isGuaranteed: boolean;
  picture: PictureKey;
  presentation: { heading: string; paragraphs: readonly string[] };
  blocks: readonly Block<Town>[];
  /** Trades that often come with this one. */
  related: readonly { name: string; path: PagePath; why: string }[];
  closing: { heading: string; text: string; picture: PictureKey };
};

/** All that the page of one trade says. */
export type ServicePageData = WrittenService<TownLink> & {
  /** Works of this trade, the newest first. */
  works: readonly WorkCard[];
};

/** The same as it is declared: towns by slug. */
export type DeclaredService = WrittenService<string>;

/** A trade as its team writes it, with what search engines and other remotes are told of it. */
export type ServiceRecord = DeclaredService &
  Pick<Service, 'sent' | 'footer'> & {
    key: ServiceKey;
    documentTitle: string;
    description: string;
    serviceType: string;
  };
