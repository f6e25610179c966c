import { z } from 'zod';
import { beginning } from '../french-words';
import {
  asEuros,
  day,
  euros,
  fields,
  httpsAddress,
  line,
  lines,
  listOf,
  month,
  phone,
  servicePhone,
  siret,
  slugOf,
  time,
  websiteName,
} from './field-rules';
import { holidays } from '../promises/holidays';
import { week, type Weekday } from './week';

const cost = line('un prix', 80)
  .transform(asEuros)
  .refine((text) => /\d.*€/.test(text), {
    error: 'Écrivez un prix en chiffres, comme « 0,60 € par kilomètre, aller et retour ».',
  });
const name = (what: string) => line(`le nom ${what}`, 80);
const address = line('l’adresse\u00a0: numéro, rue, code postal et ville', 160);
/** Hours of a day. Ignores the times of a day that is not open, because the owner's form may still send them. */
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
/** Hours of a day, or `as-monday` for the same hours as on Monday. */
const orAsMonday = z.discriminatedUnion('kind', [dayHours, z.object({ kind: z.literal('as-monday') })], {
  error: 'Dites si vous travaillez ce jour-là.',
});

/** Replaces `as-monday` with Monday's hours. */
function asMonday(hours: Record<Weekday, z.output<typeof orAsMonday>>) {
  const all = week.map((day) => [day, hours[hours[day].kind === 'as-monday' ? 'monday' : day]]);
  return Object.fromEntries(all) as Record<Weekday, z.output<typeof dayHours>>;
}

/** Rules for the fields that the owner fills in, by field of `Identity`. */
export const ownerFields = {
  /** First and last name of the owner, who is legally responsible for the site (directeur de la publication). */
  owner: line('votre prénom et votre nom', 80),
  address: fields({ street: line('le numéro et la rue', 120) }),
  phone: fields({
    national: phone.refine((text) => /^0[1-9] /.test(text), {
      error: 'Écrivez un numéro français, comme « 04 99 00 12 34 ».',
    }),
  }),
  registration: fields({ number: siret }),
  /** Insurance for the ten-year guarantee and for liability. */
  insurance: fields({
    insurer: name('de l’assureur'),
    address,
    zone: line('où l’assurance vous couvre, comme « France métropolitaine »', 80),
    attestation: line('le numéro du contrat et l’année de l’attestation', 120),
  }),
  mediator: fields({ name: name('du médiateur'), address, website: websiteName }),
  /** The hosting provider. The law requires the site to name it. */
  host: fields({ name: name('de l’hébergeur'), address, phone: servicePhone }),
  /** Safeguard for visitors' data that leave the European Union (GDPR, articles 45 and 46), or `none` if they stay. */
  dataTransfers: z.enum(['none', 'adequate', 'clauses'], { error: 'Choisissez une réponse.' }),
  /** Includes VAT, like all prices: « 45 € ». */
  hourlyRate: euros('votre taux horaire'),
  /** Completes « Décompte du temps : », which the order of 24 January 2017 requires. */
  timeCount: line('comment le temps est compté', 120).transform((text) => text.replace(/\.$/, '')),
  /** `puyDeDome` is the travel charge for works and repairs. The others are travel charges for the visit. */
  travelCosts: fields({
    puyDeDome: cost.optional(),
    issoire: cost.optional(),
    allier: cost.optional(),
    cantal: cost.optional(),
  }),
  /** Minimum charge. */
  smallestJob: euros('le prix de votre plus petite intervention'),
  /** Orders of price, which pages show as « de 15 € à 30 € par m² ». `service` is the slug of a trade. */
  prices: listOf(
    fields({
      service: slugOf('Choisissez un métier.'),
      what: line('ce qui est fait, comme « Démoussage à la brosse »', 80),
      from: euros('le prix le plus bas'),
      to: euros('le prix le plus haut'),
      unit: line('l’unité, comme « mètres\u00a0carrés »', 30),
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
  /** `exempt`: the business charges no VAT (article 293 B of the tax code). */
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
  /** Shown as written: « 500+ », « 100 % », « 10+ ». */
  figures: fields({
    projects: line('le nombre de chantiers, comme « 120 »', 12),
    satisfiedClients: line('la part de clients satisfaits, comme « 98 % »', 12),
    years: line('vos années d’expérience, comme « 18 »', 12),
  }),
  /** Certificates that visitors can verify. Pages claim no other certificates and hide expired ones. */
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
  /** The owner's page on an independent review site. Our pages link to it but quote no reviews. */
  reviews: fields({ site: name('du site d’avis'), address: httpsAddress }),
  /** Set if the owner has declared that they have no RGE certificate. Certificates are in `qualifications`. */
  rge: z.literal('none', { error: 'Choisissez une réponse.' }),
  /** Month in which the next job could start, `yyyy-mm`. */
  nextStart: month,
  /** Hours of each weekday, `HH:mm` in Paris time. */
  openingHours: z
    .record(z.enum(week), orAsMonday, { error: 'Dites de chaque jour si vous travaillez.' })
    .refine(({ monday }) => monday.kind !== 'as-monday', {
      path: ['monday', 'kind'],
      error: 'Dites si vous travaillez ce jour-là.',
    })
    .refine((hours) => week.some((day) => hours[day].kind === 'open'), {
      path: ['monday', 'kind'],
      error: 'Ouvrez au moins un jour\u00a0: les délais promis courent les jours d’ouverture.',
    })
    .transform(asMonday),
  /** Public holidays on which the owner works. The business is closed on the others. */
  openHolidays: z.partialRecord(z.enum(holidays), z.literal(true)),
  /** First and last day of each closure, inclusive. */
  closures: listOf(
    fields({ from: day, to: day }).refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'Le dernier jour vient après le premier.',
    }),
    20,
    'fermetures',
  ),
} as const satisfies Record<string, z.ZodType>;

const filled = z.string().min(1);

/** Generated path of a file of the owner. */
const ofOwner = (type: string) => z.string().regex(new RegExp(`^/media/[a-z]+-[0-9a-f]{8}\\.${type}$`));

/** The owner's fields, with the parts that our code computes. */
const ofTheOwner = z.strictObject({
  ...ownerFields,
  insurance: ownerFields.insurance.extend({ certificate: ofOwner('pdf').optional() }),
  craftsman: ownerFields.craftsman.extend({ portrait: ofOwner('jpg').optional() }),
  /** The gate refuses samples under a real origin. */
  figures: ownerFields.figures.extend({ isSample: z.boolean() }),
  /** `identityOn` sets `isNear` on a closure that every page announces. */
  closures: z.array(fields({ from: day, to: day, isNear: z.literal(true).optional() })).readonly(),
});

/** Rules for all fields of the identity. Pages show an optional field once the owner has filled it in. */
export const identitySchema = z.strictObject({
  ...ofTheOwner.partial().shape,
  tradeName: filled,
  legalForm: filled,
  foundedIn: z.int().min(1900).max(2100),
  /** Without a final slash. */
  origin: z.string().regex(/^https:\/\/[^/\s]+$/),
  /** Pages show `national` and dial `international` (E.164). */
  phone: fields({
    national: z.string().regex(/^0\d( \d\d){4}$/),
    international: z.string().regex(/^\+33\d{9}$/),
  }).refine(
    ({ national, international }) => `+33${national.replaceAll(' ', '').slice(1)}` === international,
    { error: 'national and international must be the same number' },
  ),
  email: z.string().regex(/^[^@\s<>",;:]+@[^@\s<>",;:]+\.[a-z]+$/i),
  address: fields({
    street: ownerFields.address.shape.street.optional(),
    locality: filled,
    postalCode: z.string().regex(/^\d{5}$/),
    department: filled,
    departmentCode: z.string().regex(/^\d[\dAB]\d?$/),
    /** WGS 84, degrees north and east. */
    latitude: z.number().min(0).max(90),
    longitude: z.number().min(0).max(180),
  }),
  /** Departments that the business serves, the nearest first. */
  areaServed: z.array(filled).min(1),
  openingHours: ownerFields.openingHours,
  /** `isSample` is true until the owner has filled in the real number. Pages mark a sample as such. */
  registration: fields({ number: z.string().regex(/^[\d ]{9,18}$/), isSample: z.boolean() }),
  /** Brands of products that the owner uses. Without a brand, pages describe the kind of product. */
  brands: z
    .array(fields({ name: filled, use: z.enum(['facade', 'woodwork', 'interior', 'roof']) }))
    .optional(),
  /** `/envoi` for our own form service, or the https URL of a compatible one, without a final slash. */
  formEndpoint: z.string().regex(/^(\/[a-z0-9/-]*[a-z0-9]|https:\/\/[^\s]+[^/\s])$/),
});
