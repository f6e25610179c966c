import { z } from 'zod';
import { beginning } from '@renovation-th/shared/french-words';
import { week } from '@renovation-th/shared/identity/opening-hours';
import {
  day,
  euros,
  fields,
  httpsAddress,
  line,
  lines,
  listOf,
  month,
  phone,
  siret,
  time,
  websiteName,
} from './owner-fields';

const cost = line('un prix', 80).regex(/\d.*€/, {
  error: 'Écrivez un prix en chiffres, comme « 0,60 € par kilomètre, aller et retour ».',
});
const name = (what: string) => line(`le nom ${what}`, 80);
const address = line('l’adresse\u00a0: numéro, rue, code postal et ville', 160);
/** What a day that is not open says besides is passed over: it may be left from another week. */
const dayHours = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('closed') }),
    z.object({ kind: z.literal('by-appointment') }),
    fields({
      kind: z.literal('open'),
      opens: time('vous commencez'),
      closes: time('vous finissez'),
      pause: fields({ from: time('la pause commence'), to: time('la pause finit') }).optional(),
    })
      .refine(({ opens, closes }) => opens < closes, {
        path: ['closes'],
        error: 'La fin de la journée vient après son début.',
      })
      .refine(({ opens, pause }) => !pause || opens < pause.from, {
        path: ['pause', 'from'],
        error: 'La pause commence après le début de la journée.',
      })
      .refine(({ closes, pause }) => !pause || (pause.from < pause.to && pause.to < closes), {
        path: ['pause', 'to'],
        error: 'La pause finit après son début, et avant la fin de la journée.',
      }),
  ],
  { error: 'Dites si vous travaillez ce jour-là.' },
);
const slugOf = (error: string) =>
  z
    .string({ error })
    .max(80, { error })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error });

/**
 * What the owner may say of his business, by the field of `Identity`. Null takes a field away; one that is absent stays
 * as it is. Of some fields he gives a part: the rest follows from it or from his files.
 */
export const ownerFields = {
  owner: line('votre prénom et votre nom', 80),
  address: fields({ street: line('le numéro et la rue', 120) }),
  registration: fields({ number: siret }),
  insurance: fields({
    insurer: name('de l’assureur'),
    address,
    zone: line('où l’assurance vous couvre, comme « France métropolitaine »', 80),
    attestation: line('le numéro du contrat et l’année de l’attestation', 120),
  }),
  mediator: fields({ name: name('du médiateur'), address, website: websiteName }),
  host: fields({ name: name('de l’hébergeur'), address, phone }),
  hourlyRate: euros('votre taux horaire'),
  travelCosts: fields({
    issoire: cost.optional(),
    allier: cost.optional(),
    cantal: cost.optional(),
  }),
  smallestJob: euros('le prix de votre plus petite intervention'),
  prices: listOf(
    fields({
      service: slugOf('Choisissez un métier.'),
      what: line('ce qui est fait, comme « Démoussage à la brosse »', 80),
      from: euros('le prix le plus bas'),
      unit: line('l’unité, comme « m² »', 30),
      conditions: line('ce que le prix suppose, comme « maison à un étage »', 120),
    }),
    40,
    'prix',
  ),
  payment: fields({
    deposit: line('quand le client paie, comme « 30 % à l’ouverture du chantier »', 160),
    means: listOf(line('un moyen de paiement', 40), 8, 'moyens de paiement').min(1, {
      error: 'Donnez au moins un moyen de paiement.',
    }),
  }),
  vat: z.discriminatedUnion(
    'regime',
    [
      fields({
        regime: z.literal('liable'),
        number: line('votre numéro de TVA', 24)
          .transform((text) => text.replace(/\s/g, '').toUpperCase())
          .refine((text) => /^FR[0-9A-HJ-NP-Z]{2}\d{9}$/.test(text), {
            error: 'Un numéro de TVA a « FR », deux signes et neuf chiffres.',
          })
          .transform((text) => `${text.slice(0, 2)} ${text.slice(2, 4)} ${text.slice(4)}`),
      }),
      fields({ regime: z.literal('exempt') }),
    ],
    { error: 'Dites si vous facturez la TVA.' },
  ),
  craftsman: fields({
    firstName: line('votre prénom', 40),
    sentence: lines('une phrase', 200).transform(
      (text) => beginning(text) + (/[.!?…]$/.test(text) ? '' : '.'),
    ),
  }),
  figures: fields({
    projects: line('le nombre de chantiers, comme « 120 »', 12),
    satisfiedClients: line('la part de clients satisfaits, comme « 98 % »', 12),
    years: line('vos années d’expérience, comme « 18 »', 12),
  }),
  qualifications: listOf(
    fields({
      name: name('de la qualification'),
      number: line('le numéro du certificat', 40),
      domain: line('ce qu’elle couvre', 120),
      validUntil: day,
      verification: httpsAddress,
    }),
    12,
    'qualifications',
  ),
  reviews: fields({ site: name('du site d’avis'), address: httpsAddress }),
  nextStart: month,
  openingHours: z
    .record(z.enum(week), dayHours, { error: 'Dites de chaque jour si vous travaillez.' })
    .refine((hours) => week.some((day) => hours[day].kind === 'open'), {
      path: ['monday', 'kind'],
      error: 'Ouvrez au moins un jour\u00a0: les délais promis courent les jours d’ouverture.',
    }),
  closures: listOf(
    fields({ from: day, to: day }).refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'Le dernier jour vient après le premier.',
    }),
    20,
    'fermetures',
  ),
} as const satisfies Record<string, z.ZodType>;

/** The name of a file that lies beside `owner.json`. */
const fileOf = (ending: 'jpg' | 'pdf', error: string) =>
  z.string({ error }).regex(new RegExp(`^files/[0-9a-f]{16,128}\\.${ending}$`), { error });

const photo = fields({
  file: fileOf('jpg', 'Ajoutez la photo de nouveau.'),
  moment: z.enum(['before', 'during', 'after'], { error: 'Dites si c’est avant, pendant ou après.' }),
  alt: line('ce que la photo montre', 160),
});

/** The longest title of a work: with the name of the business behind it, a search engine shows all of it. */
const longestTitle = 50;

export const workInput = fields({
  title: line('un titre, comme « Volets repeints »', longestTitle),
  service: slugOf('Choisissez un métier.'),
  place: slugOf('Choisissez une commune.'),
  month: month.refine((value) => value <= new Date().toISOString().slice(0, 7), {
    error: 'Ce mois n’est pas encore venu.',
  }),
  days: z
    .number({ error: 'Écrivez le nombre de jours.' })
    .min(0.5, { error: 'Une demi-journée au moins\u00a0: 0,5.' })
    .max(365, { error: '365 jours au plus.' }),
  story: lines('trois phrases sur ce chantier', 600).refine((text) => text.length >= 20, {
    error: 'Écrivez une phrase au moins.',
  }),
  photos: z
    .array(photo, { error: 'Ajoutez des photos.' })
    .min(2, { error: 'Ajoutez deux photos au moins\u00a0: une avant, une après.' })
    .max(8, { error: 'Huit photos au plus.' })
    .refine((all) => all.some(({ moment }) => moment === 'before'), { error: 'Il manque une photo d’avant.' })
    .refine((all) => all.some(({ moment }) => moment === 'after'), { error: 'Il manque une photo d’après.' }),
  hasConsent: z.literal(true, { error: 'Cochez « mon client est d’accord ».' }),
});

type EachOrNull<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Field]>>;
};

function eachOrNull<Shape extends Record<string, z.ZodType>>(shape: Shape): EachOrNull<Shape> {
  const entries = Object.entries(shape).map(([field, rule]) => [field, rule.nullable().optional()]);
  return Object.fromEntries(entries) as EachOrNull<Shape>;
}

/** The whole of `owner.json`. */
export const ownerInput = fields({
  identity: fields(eachOrNull(ownerFields)),
  /** By the names that the owner's page has for them. */
  works: z
    .record(z.string(), workInput)
    .refine((works) => Object.keys(works).length <= 50, { error: '50 chantiers au plus.' }),
  portrait: fileOf('jpg', 'Ajoutez votre portrait de nouveau.').optional(),
  attestation: fileOf('pdf', 'Ajoutez votre attestation de nouveau.').optional(),
});

export type OwnerInput = z.output<typeof ownerInput>;
