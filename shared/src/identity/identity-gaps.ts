import type { Identity } from './identity';

/** What a site may not go live without, or what would help it. */
export type IdentityGap = {
  id: GapId;
  /** The field of the identity that closes the gap: `address.street`. */
  field: string;
  /** For developers, who write `identity.json`. */
  reason: string;
  example: string;
  /** For the owner: what is missing and why, as a sentence. */
  why: string;
};

export type GapId =
  | 'registration'
  | 'owner'
  | 'street'
  | 'host'
  | 'insurance'
  | 'mediator'
  | 'hourly-rate'
  | 'travel-costs'
  | 'sample-figures'
  | 'too-many-years'
  | 'expired-qualification'
  | 'payment';

/**
 * What the law asks for: the gate refuses a real origin without it, and the owner's page lists it.
 * @param today `yyyy-mm-dd`.
 * @returns what is missing or expired; empty when all is there.
 */
export function legalGaps(identity: Identity, today = isoDay(new Date())): readonly IdentityGap[] {
  const { qualifications = [], figures, foundedIn, registration } = identity;
  const expired = qualifications.filter(({ validUntil }) => validUntil < today);
  const years = figures ? Number.parseInt(figures.years, 10) : 0;

  return [
    ...(registration.isSample ? [sampleRegistration] : []),
    ...required.flatMap(({ isThere, ...gap }) => (isThere(identity) ? [] : [gap])),
    ...(figures?.isSample ? [sampleFigures] : []),
    ...(years > Number(today.slice(0, 4)) - foundedIn ? [tooManyYears] : []),
    ...expired.map(({ name, validUntil }): IdentityGap => ({
      id: 'expired-qualification',
      field: 'qualifications',
      reason: `${name} was valid until ${validUntil}, and nobody may claim a certificate that has run out`,
      example: 'the new "validUntil", or no entry for it',
      why: `«\u00a0${name}\u00a0» n’est plus valable depuis le ${validUntil.split('-').reverse().join('/')}. Mettez la nouvelle date, ou retirez-la.`,
    })),
  ];
}

/** What the law does not ask of a site, and customers do. */
export function furtherGaps({ payment }: Identity): readonly IdentityGap[] {
  return payment ? [] : [noPayment];
}

/** Under a sample origin nothing is public yet, and the law does not ask. */
export const hasSampleOrigin = ({ origin }: Pick<Identity, 'origin'>) => origin.endsWith('.example');

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

const sampleRegistration: IdentityGap = {
  id: 'registration',
  field: 'registration.number',
  reason: 'the SIRET is a sample, and the law wants the real one on the site',
  example: '"registration": { "number": "123 456 782 00010", "isSample": false }',
  why: 'Il manque votre SIRET. La loi veut qu’il soit sur le site.',
};

const sampleFigures: IdentityGap = {
  id: 'sample-figures',
  field: 'figures',
  reason: 'the figures are samples, and a claim needs its proof',
  example: 'your own with "isSample": false, or remove figures',
  why: 'Les chiffres de l’accueil sont des exemples. Mettez les vôtres, que vous pouvez prouver, ou retirez-les.',
};

const tooManyYears: IdentityGap = {
  id: 'too-many-years',
  field: 'figures.years',
  reason: 'the years of experience shown beside the year of foundation are more than have passed since',
  example: 'a number that agrees with "foundedIn"',
  why: 'Vous annoncez plus d’années d’expérience qu’il ne s’en est passé depuis la création.',
};

const noPayment: IdentityGap = {
  id: 'payment',
  field: 'payment',
  reason: 'whether there is a deposit, and when the rest is paid',
  example:
    '"payment": { "deposit": "30 % à l’ouverture du chantier, le solde à la réception", "means": ["virement"] }',
  why: 'Dites s’il y a un acompte et quand le reste est payé\u00a0: c’est une des premières questions d’un client.',
};

const required: readonly (IdentityGap & { isThere: (identity: Identity) => boolean })[] = [
  {
    id: 'owner',
    field: 'owner',
    reason: 'the entrepreneur, who is also the director of publication, must be named',
    example: '"owner": "Camille Exemple"',
    why: 'Il manque votre prénom et votre nom. La loi veut savoir qui tient l’entreprise et répond du site.',
    isThere: ({ owner }) => Boolean(owner),
  },
  {
    id: 'street',
    field: 'address.street',
    reason: 'the address must be whole',
    example: '"street": "1 rue de la Gare"',
    why: 'Il manque le numéro et la rue de l’entreprise. La loi veut une adresse entière.',
    isThere: ({ address }) => Boolean(address.street),
  },
  {
    id: 'host',
    field: 'host',
    reason: 'whoever hosts the site must be named with address and telephone',
    example: '"host": { "name": "…", "address": "…", "phone": "01 99 00 12 34" }',
    why: 'Il manque l’hébergeur du site, avec son adresse et son téléphone. La loi veut qu’il soit nommé.',
    isThere: ({ host }) => Boolean(host),
  },
  {
    id: 'insurance',
    field: 'insurance',
    reason: 'the insurer of the ten-year guarantee must be named, with the zone covered',
    example:
      '"insurance": { "insurer": "…", "address": "…", "zone": "France métropolitaine", "attestation": "contrat n° 123456, attestation 2026" }',
    why: 'Il manque votre assureur décennal. La loi veut son nom, son adresse et la zone couverte.',
    isThere: ({ insurance }) => Boolean(insurance),
  },
  {
    id: 'mediator',
    field: 'mediator',
    reason: 'consumers must be told their mediator',
    example: '"mediator": { "name": "…", "address": "…", "website": "www.mediateur.example" }',
    why: 'Il manque votre médiateur. Un particulier doit savoir à qui s’adresser en cas de désaccord.',
    isThere: ({ mediator }) => Boolean(mediator),
  },
  // The order of 24 January 2017 wants both on the site of whoever repairs and maintains houses.
  {
    id: 'hourly-rate',
    field: 'hourlyRate',
    reason: 'the price of an hour must be shown, all taxes included',
    example: '"hourlyRate": "45 €"',
    why: 'Il manque votre taux horaire, toutes taxes comprises. La loi veut qu’il soit affiché.',
    isThere: ({ hourlyRate }) => Boolean(hourlyRate),
  },
  {
    id: 'travel-costs',
    field: 'travelCosts',
    reason: 'what the way costs, where it is charged, must be shown in figures, all taxes included',
    example:
      '"travelCosts": { "issoire": "0,60 € par kilomètre, aller et retour", "allier": "…", "cantal": "…" }',
    why: 'Il manque le prix de la route à Issoire, dans l’Allier et dans le Cantal. La loi veut qu’il soit affiché là où elle est comptée.',
    isThere: ({ travelCosts }) => Boolean(travelCosts?.issoire && travelCosts.allier && travelCosts.cantal),
  },
];
