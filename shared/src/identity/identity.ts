/** A day of the week, in English as data is; French names come from the content that shows it. */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/**
 * Who the business is. The one source of every phone number, e-mail, hour and address of the
 * site: `identity.json` beside this file, checked by `parseIdentity`, carried by each document.
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
  /** Times are `HH:mm` in Europe/Paris. */
  openingHours: readonly { days: readonly Weekday[]; opens: string; closes: string }[];
  byAppointment: readonly Weekday[];
  registration: {
    number: string;
    /** True until the owner has filled in his own; a sample is never shown on a page. */
    isSample: boolean;
  };
  /** Who keeps the site on line. */
  host?: { name: string; address: string; phone: string };
  /** Of the ten-year guarantee; `coverage` is where it holds, such as « France métropolitaine ». */
  insurer?: { name: string; address: string; coverage: string };
  /** Whom a consumer may turn to. */
  mediator?: { name: string; address: string; website: string };
  /** With its unit, all taxes included: « 45 € ». */
  hourlyRate?: string;
  /**
   * Where forms are sent: `/envoi` for the form service of this project, or the https address
   * of a form-forwarding service with the same contract. No final slash.
   */
  formEndpoint: string;
  /**
   * Whether a developer's browser may show another release of a remote in the place of the live one,
   * from this site or from localhost; see webpack/README.md. It widens the security policy of every
   * document by localhost, so leave it out of the identity that visitors get.
   */
  allowsOverrides?: boolean;
};
