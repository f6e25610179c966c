import type { Identity } from './identity';

/** What a site may not go live without, or what would help it. */
export type IdentityGap = {
  /** The field of the identity that closes the gap: `address.street`. */
  field: string;
  /** For the owner: what is missing and why, as a sentence. */
  why: string;
};

/**
 * What the law asks for: the gate refuses a real origin without it, and the owner's page lists it.
 * @param today `yyyy-mm-dd`.
 * @returns what is missing or expired; empty when all is there.
 */
export function legalGaps(identity: Identity, today = isoDay(new Date())): readonly IdentityGap[] {
  const { qualifications = [], figures, foundedIn } = identity;
  const expired = qualifications.filter(({ validUntil }) => validUntil < today);
  const years = figures ? Number.parseInt(figures.years, 10) : 0;

  return [
    ...missingByLaw(identity),
    ...(years > Number(today.slice(0, 4)) - foundedIn ? [tooManyYears] : []),
    ...expired.map(({ name, validUntil }) => ({
      field: 'qualifications',
      why: `«\u00a0${name}\u00a0» n’est plus valable depuis le ${validUntil.split('-').reverse().join('/')}. Mettez la nouvelle date, ou retirez-la.`,
    })),
  ];
}

/** What the law requires of every site and this identity lacks, on whatever day. */
export const missingByLaw = (identity: Identity): readonly IdentityGap[] =>
  required.flatMap(({ isThere, ...gap }) => (isThere(identity) ? [] : [gap]));

/** What the law does not ask of a site, and customers do. */
export function furtherGaps({ payment }: Identity): readonly IdentityGap[] {
  return payment ? [] : [noPayment];
}

/** Under a sample origin nothing is public yet, and the law does not ask. */
export const hasSampleOrigin = ({ origin }: Pick<Identity, 'origin'>) => origin.endsWith('.example');

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

const tooManyYears: IdentityGap = {
  field: 'figures.years',
  why: 'Vous annoncez plus d’années d’expérience qu’il ne s’en est passé depuis la création.',
};

const noPayment: IdentityGap = {
  field: 'payment',
  why: 'Dites s’il y a un acompte et quand le reste est payé\u00a0: c’est une des premières questions d’un client.',
};

const required: readonly (IdentityGap & { isThere: (identity: Identity) => boolean })[] = [
  {
    field: 'registration.number',
    why: 'Il manque votre SIRET. La loi veut qu’il soit sur le site.',
    isThere: ({ registration }) => !registration.isSample,
  },
  {
    field: 'owner',
    why: 'Il manque votre prénom et votre nom. La loi veut savoir qui tient l’entreprise et répond du site.',
    isThere: ({ owner }) => Boolean(owner),
  },
  {
    field: 'address.street',
    why: 'Il manque le numéro et la rue de l’entreprise. La loi veut une adresse entière.',
    isThere: ({ address }) => Boolean(address.street),
  },
  {
    field: 'host',
    why: 'Il manque l’hébergeur du site, avec son adresse et son téléphone. La loi veut qu’il soit nommé.',
    isThere: ({ host }) => Boolean(host),
  },
  {
    field: 'dataTransfers',
    why: 'Dites si les données de vos clients sortent de l’Union européenne. La loi veut que le site l’indique.',
    isThere: ({ dataTransfers }) => Boolean(dataTransfers),
  },
  {
    field: 'insurance',
    why: 'Il manque votre assureur décennal. La loi veut son nom, son adresse et la zone couverte.',
    isThere: ({ insurance }) => Boolean(insurance),
  },
  {
    field: 'mediator',
    why: 'Il manque votre médiateur. Un particulier doit savoir à qui s’adresser en cas de désaccord.',
    isThere: ({ mediator }) => Boolean(mediator),
  },
  {
    field: 'vat',
    why: 'Dites si vous facturez la TVA. Sans cela, le site ne peut donner aucun taux, et vos prix seraient trompeurs.',
    isThere: ({ vat }) => Boolean(vat),
  },
  // The order of 24 January 2017 wants the next three on the site of every business that repairs and maintains houses.
  {
    field: 'hourlyRate',
    why: 'Il manque votre taux horaire, toutes taxes comprises. La loi veut qu’il soit affiché.',
    isThere: ({ hourlyRate }) => Boolean(hourlyRate),
  },
  {
    field: 'travelCosts',
    why: 'Il manque un prix de déplacement\u00a0: dans le Puy-de-Dôme pour les travaux et le dépannage, à Issoire, dans l’Allier et dans le Cantal. La loi veut qu’ils soient affichés.',
    isThere: ({ travelCosts: { puyDeDome, issoire, allier, cantal } = {} }) =>
      Boolean(puyDeDome && issoire && allier && cantal),
  },
  {
    field: 'timeCount',
    why: 'Dites comment vous comptez le temps\u00a0: la loi veut que ce soit affiché à côté du taux horaire.',
    isThere: ({ timeCount }) => Boolean(timeCount),
  },
  {
    field: 'mobile',
    why: 'Le numéro pour les SMS est celui d’un exemple. Mettez le vôtre, ou retirez-le.',
    isThere: ({ mobile }) => !mobile?.startsWith('06 39 98'),
  },
  {
    field: 'figures',
    why: 'Les chiffres de l’accueil sont des exemples. Mettez les vôtres, que vous pouvez prouver, ou retirez-les.',
    isThere: ({ figures }) => !figures?.isSample,
  },
];
