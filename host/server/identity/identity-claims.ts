import { z } from 'zod';
import { amount, filled, group, list, matching, someAddress, someName } from './identity-fields';

const uses = ['facade', 'woodwork', 'interior', 'roof'] as const;

/** A file that the owner has published. Nobody writes its address by hand. */
const ofOwner = (type: string) =>
  matching(
    new RegExp(`^/releases/owner/[a-z]+-[0-9a-f]{8}\\.${type}$`),
    `/releases/owner/exemple-0123abcd.${type}`,
  );

const yesOrNo = (error: string) => z.boolean({ error });

const figure = (example: string) =>
  filled(`must be the figure as it is shown, such as « ${example} »; remove figures if you have no proof`);

export const insurance = group({
  insurer: filled(someName),
  address: filled(someAddress),
  zone: filled('must be where the cover holds, such as « France métropolitaine »'),
  attestation: filled(
    'must be the contract and the year of the attestation, such as « contrat n° 123456, attestation 2026 »',
  ),
  certificate: ofOwner('pdf').optional(),
});

const day = (error: string) => z.iso.date({ error });

/** What the owner may claim, and what he says of himself: shown only once it is there. */
export const claims = {
  craftsman: group({
    firstName: filled('must be the first name of who comes, such as « Camille »'),
    sentence: matching(/^\p{Lu}.*\.$/u, 'Je réponds, je chiffre et je fais les travaux.'),
    portrait: ofOwner('jpg').optional(),
  }).optional(),
  qualifications: list(
    group({
      name: filled('must name the certificate, such as « RGE Qualibat »'),
      number: filled('must be the number on the certificate, such as « E-E000000 »'),
      domain: filled('must be what the certificate is for, such as « Isolation des murs »'),
      validUntil: day('must be the last day of the certificate, such as « 2027-12-31 »'),
      verification: matching(/^https:\/\/[^\s]+$/, 'https://www.qualibat.com/'),
    }),
    'must list certificates, each a group of name, number, domain, validUntil, verification; such as []',
  ).optional(),
  figures: group({
    projects: figure('500+'),
    satisfiedClients: figure('100 %'),
    years: figure('10+'),
    isSample: yesOrNo('must be true until these are figures that you can prove, then false'),
  }).optional(),
  brands: list(
    group({
      name: filled('must name a brand, such as « Peintures du Centre »'),
      use: z.enum(uses, { error: `must be one of ${uses.join(', ')}` }),
    }),
    'must list brands, such as [{ "name": "Peintures du Centre", "use": "facade" }]',
  ).optional(),
  prices: list(
    group({
      service: matching(/^[a-z]+(-[a-z]+)*$/, 'toiture'),
      what: filled('must say what is priced, such as « Démoussage à la brosse »'),
      from: amount,
      unit: filled('must be the unit, such as « m² »'),
      conditions: filled(
        'must say what the price supposes, such as « toit d’un étage, accès par l’échelle »',
      ),
    }),
    'must list prices, each a group of service, what, from, unit, conditions; such as []',
  ).optional(),
  smallestJob: amount.optional(),
  nextStart: matching(/^\d{4}-(0[1-9]|1[0-2])$/, '2027-03').optional(),
  closures: list(
    group({
      from: day('must be the first day of a closure, such as « 2027-08-03 »'),
      to: day('must be the last day of a closure, such as « 2027-08-17 »'),
      isNear: z.literal(true).optional(),
    }),
    'must list closures, such as [{ "from": "2027-08-03", "to": "2027-08-17" }]',
  ).optional(),
  reviews: group({
    site: filled('must name the review site, such as « Avis du Centre »'),
    address: matching(/^https:\/\/[^\s]+$/, 'https://www.avis.example/renovation'),
  }).optional(),
  payment: group({
    deposit: filled(
      'must say what is paid when, such as « 30 % à l’ouverture du chantier, le solde à la réception »',
    ),
    means: list(
      filled('must be a means of payment, such as « virement »'),
      'must list means of payment, such as ["virement"]',
    ).min(1, { error: 'must list means of payment, such as ["virement"]' }),
  }).optional(),
  vat: z
    .discriminatedUnion(
      'regime',
      [
        group({ regime: z.literal('liable'), number: matching(/^FR[ \d]{11,15}$/, 'FR 12 123456789') }),
        group({ regime: z.literal('exempt') }),
      ],
      { error: 'must be { "regime": "liable", "number": "FR 12 123456789" } or { "regime": "exempt" }' },
    )
    .optional(),
};
