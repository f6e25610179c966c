/** A day of the week, in English as data is; French names come from the content that shows it. */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** When somebody works on a day of the week. Times are `HH:mm` in Europe/Paris. */
export type DayHours =
  | { kind: 'open'; opens: string; closes: string; pause?: { from: string; to: string } }
  | { kind: 'by-appointment' }
  | { kind: 'closed' };

/**
 * Who the business is. The one source of every phone number, e-mail, hour and address of the
 * site: published by the releases of the app `owner`, the first of which is `identity.json` beside this
 * file; checked by `parseIdentity`. Documents carry what sections or the shell need of it: `contact.ts`.
 */
export type Identity = {
  tradeName: string;
  legalForm: string;
  /**
   * First name and name of the entrepreneur, who answers for what is published. Like every field
   * that may be missing, it is shown once the owner has filled it in; see `identity-gaps.ts`.
   */
  owner?: string;
  /** Year the business started. */
  foundedIn: number;
  /** Where the site is published, without a final slash. */
  origin: string;
  phone: {
    /** As shown: pairs of digits. */
    national: string;
    /** As dialled: E.164. */
    international: string;
  };
  email: string;
  address: {
    /** Number and street. */
    street?: string;
    locality: string;
    postalCode: string;
    department: string;
    departmentCode: string;
    /** WGS 84, degrees. */
    latitude: number;
    longitude: number;
  };
  /** Departments served, the nearest first. */
  areaServed: readonly string[];
  /** At least one day is open. */
  openingHours: Readonly<Record<Weekday, DayHours>>;
  registration: {
    number: string;
    /** True until the owner has filled in his own; pages say so beside it. */
    isSample: boolean;
  };
  /** Who keeps the site on line. */
  host?: { name: string; address: string; phone: string };
  /** Insurance of the ten-year guarantee and of liability. */
  insurance?: Insurance;
  /** Whom a consumer may turn to. */
  mediator?: { name: string; address: string; website: string };
  /** With its unit, all taxes included: « 45 € ». */
  hourlyRate?: string;
  /** What the way costs where it is charged: elsewhere the promises say that it is free. */
  travelCosts?: TravelCosts;
  /** The craftsman who comes, in his own words. */
  craftsman?: Craftsman;
  /** Certificates that somebody else can verify. Pages claim no other; RGE Qualibat is one. */
  qualifications?: readonly Qualification[];
  /** Figures of the home page, which shows only the delay without them. */
  figures?: Figures;
  /** Brands that he works with. Without them pages say which product for which support, and name none. */
  brands?: readonly Brand[];
  /** Prices that pages show. Without them pages say what makes a price. */
  prices?: readonly Price[];
  /** How works are paid. */
  payment?: Payment;
  /** The smallest job that he comes for, all taxes included: « 120 € ». */
  smallestJob?: string;
  /** Month in which the next job could start, `yyyy-mm`. A month that has passed is not shown. */
  nextStart?: string;
  /** When nobody answers or works: hours, delays and automatic answers follow. Those that have passed are not shown. */
  closures?: readonly Closure[];
  /** His page on an independent review site. Pages link to it and copy nothing. */
  reviews?: { site: string; address: string };
  /** Value added tax of the business. Absent: pages explain the rates and show no VAT number. */
  vat?: Vat;
  /**
   * Where forms are sent: `/envoi` for the form service of this project, or the https address
   * of a form-forwarding service with the same contract. No final slash.
   */
  formEndpoint: string;
  /**
   * Whether a developer's browser may show another release of a remote in the place of the live one,
   * from this site or from localhost; see host/delivery/dev/README.md. It widens the security policy of every
   * document by localhost, so leave it out of the identity that visitors get.
   */
  allowsOverrides?: boolean;
};

export type Insurance = {
  /** Name of the insurer. */
  insurer: string;
  address: string;
  /** Where the cover holds, such as « France métropolitaine ». */
  zone: string;
  /** What a customer can verify: the contract and the year, « contrat n° 123456, attestation 2026 ». */
  attestation: string;
  /** Address of the attestation as a PDF, with a leading `/`. */
  certificate?: string;
};

/** All taxes included: « 0,60 € par kilomètre, aller et retour ». */
export type TravelCosts = { issoire?: string; allier?: string; cantal?: string };

export type Closure = {
  /** First and last day, `yyyy-mm-dd`, both included. */
  from: string;
  to: string;
  /** In the identity of a day: that it has begun or soon does, so that every page says it. */
  isNear?: true;
};

export type Craftsman = {
  firstName: string;
  /** One sentence of his own, with its full stop. */
  sentence: string;
  /** Address of his portrait, with a leading `/`. No portrait, no empty frame. */
  portrait?: string;
};

export type Qualification = {
  /** « RGE Qualibat ». */
  name: string;
  number: string;
  /** What it is for: « Isolation des murs et des toitures ». */
  domain: string;
  /** Last day, `yyyy-mm-dd`. */
  validUntil: string;
  /** Where anybody can verify it: an https address. */
  verification: string;
};

/** As they are shown: « 500+ », « 100 % », « 10+ ». */
export type Figures = {
  projects: string;
  satisfiedClients: string;
  years: string;
  /** True until the owner has figures that he can prove; a sample never goes live under a real origin. */
  isSample: boolean;
};

/** What a brand is used for. */
export type BrandUse = 'facade' | 'woodwork' | 'interior' | 'roof';

export type Brand = { name: string; use: BrandUse };

export type Price = {
  /** The service page that shows it: the last part of its address, « toiture ». */
  service: string;
  /** « Démoussage à la brosse ». */
  what: string;
  /** The lowest price, all taxes included: « 25 € ». Pages set « à partir de » before it. */
  from: string;
  /** « m² », « volet ». */
  unit: string;
  /** What the price supposes: « toit d’un étage, accès par l’échelle ». */
  conditions: string;
};

export type Payment = {
  /** « 30 % à l’ouverture du chantier, le solde à la réception ». */
  deposit: string;
  /** « virement », « chèque ». */
  means: readonly string[];
};

/** `exempt`: article 293 B of the tax code, no tax is charged and no rate is explained. */
export type Vat = { regime: 'liable'; number: string } | { regime: 'exempt' };

/** The certificate that some aids ask for. */
export function rgeQualibat({ qualifications }: Pick<Identity, 'qualifications'>): Qualification | undefined {
  return qualifications?.find(({ name }) => /\bRGE\b/.test(name) && /\bQualibat\b/i.test(name));
}

/** Of one use, by name. */
export function brandsFor({ brands = [] }: Pick<Identity, 'brands'>, use: BrandUse): readonly string[] {
  return brands.filter((brand) => brand.use === use).map(({ name }) => name);
}
