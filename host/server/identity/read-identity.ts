import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { sharedFolder } from '../../../webpack/paths';
import { ActionableError } from '../actionable-error';
import { checkedJson } from '../checked-json';
import { day, fields } from './owner-fields';
import { ownerFields, type OwnerInput } from './owner-input';
import { typesetAll } from './typeset';

const identityFile = path.join(sharedFolder, 'src/identity/identity.json');

// Of the fields that a developer writes, every error shows an example, also the error of a missing field.
const filled = (error: string) => z.string({ error }).min(1, { error });
const number = (low: number, high: number, error: string) =>
  z.number({ error }).min(low, { error }).max(high, { error });
const matching = (pattern: RegExp, example: string) => {
  const error = `must look like « ${example} »`;
  return z.string({ error }).regex(pattern, { error });
};
const list = <Item extends z.ZodType>(item: Item, error: string) => z.array(item, { error });
const yesOrNo = z.boolean({ error: 'must be true or false' });

const uses = ['facade', 'woodwork', 'interior', 'roof'] as const;

const someDepartment = 'must list a department, such as ["Puy-de-Dôme"]';

/** A file that the owner has published. Nobody writes its address by hand. */
const ofOwner = (type: string) =>
  matching(
    new RegExp(`^/releases/owner/[a-z]+-[0-9a-f]{8}\\.${type}$`),
    `/releases/owner/exemple-0123abcd.${type}`,
  );

/** What the owner says, by his rules and in his words; and what follows from it or from his files. */
const ofTheOwner = z.strictObject({
  ...ownerFields,
  insurance: ownerFields.insurance.extend({ certificate: ofOwner('pdf').optional() }),
  craftsman: ownerFields.craftsman.extend({ portrait: ofOwner('jpg').optional() }),
  figures: ownerFields.figures.extend({ isSample: yesOrNo }),
  closures: z.array(fields({ from: day, to: day, isNear: z.literal(true).optional() })),
});

const identitySchema = z.strictObject({
  ...ofTheOwner.partial().shape,
  tradeName: filled('must name the business, such as « Rénovation TH »'),
  legalForm: filled('must be the legal form, such as « entrepreneur individuel (EI) »'),
  foundedIn: number(1900, 2100, 'must be a year, such as 2008').int({
    error: 'must be a year, such as 2008',
  }),
  origin: matching(/^https:\/\/[^/\s]+$/, 'https://www.renovation-th.example'),
  phone: fields({
    national: matching(/^0\d( \d\d){4}$/, '04 65 71 63 36'),
    international: matching(/^\+33\d{9}$/, '+33465716336'),
  }).refine(
    ({ national, international }) => `+33${national.replaceAll(' ', '').slice(1)}` === international,
    { error: 'national and international must be the same number' },
  ),
  email: matching(/^[^@\s<>",;:]+@[^@\s<>",;:]+\.[a-z]+$/i, 'contact@renovation-th.example'),
  address: fields({
    street: ownerFields.address.shape.street.optional(),
    locality: filled('must be a town, such as « Gerzat »'),
    postalCode: matching(/^\d{5}$/, '63360'),
    department: filled('must be a department, such as « Puy-de-Dôme »'),
    departmentCode: matching(/^\d[\dAB]\d?$/, '63'),
    latitude: number(-90, 90, 'must be degrees, such as 45.8267'),
    longitude: number(-180, 180, 'must be degrees, such as 3.1447'),
  }),
  areaServed: list(filled(someDepartment), someDepartment).min(1, { error: someDepartment }),
  openingHours: ownerFields.openingHours,
  registration: fields({
    number: matching(/^[\d ]{9,18}$/, '000 000 000 00000'),
    isSample: yesOrNo,
  }),
  brands: list(
    fields({
      name: filled('must name a brand, such as « Peintures du Centre »'),
      use: z.enum(uses, { error: `must be one of ${uses.join(', ')}` }),
    }),
    'must list brands, such as [{ "name": "Peintures du Centre", "use": "facade" }]',
  ).optional(),
  formEndpoint: matching(/^(\/[a-z0-9/-]*[a-z0-9]|https:\/\/[^\s]+[^/\s])$/, '/envoi'),
  allowsOverrides: z
    .boolean({ error: 'must be true where developers may show their own releases of a remote, else false' })
    .optional(),
});

/**
 * The identity, its texts in the spaces of French typography, whatever spaces the owner typed.
 * @param name of the file that the text comes from. @throws ActionableError naming each wrong or missing field and the reason.
 */
export function parseIdentity(text: string, name = 'shared/src/identity/identity.json'): Identity {
  const result = checkedJson(identitySchema, text);
  if ('value' in result) return typesetAll(result.value);
  const reasons = result.reasons.join('\n  → ');
  throw new ActionableError(`${name} is not valid.`, reasons);
}

/** The identity of this checkout, with which a site begins. @throws ActionableError, see parseIdentity. */
export async function readIdentity(): Promise<Identity> {
  return parseIdentity(await readFile(identityFile, 'utf8'));
}

/** Addresses of his files, where he has them. */
type OwnersFiles = { portrait?: string | undefined; certificate?: string | undefined };

/**
 * The identity with what the owner says of it: null takes a field away that a site can go without, one that he does not
 * name stays. @param files replace those of before; by default these stay. @throws ActionableError
 */
export function withSaid(
  identity: Identity,
  { address, registration, figures, ...said }: OwnerInput['identity'],
  files?: OwnersFiles,
): Identity {
  const { street, ...place } = identity.address;
  const { craftsman, insurance, ...next } = { ...identity, ...said };
  const { portrait, certificate } = files ?? { ...identity.craftsman, ...identity.insurance };
  return wellFormed({
    ...next,
    openingHours: said.openingHours ?? identity.openingHours,
    address: address === undefined ? { street, ...place } : { ...place, ...address },
    ...(registration !== undefined && {
      registration: registration ? { ...registration, isSample: false } : sample,
    }),
    ...(figures !== undefined && { figures: figures && { ...figures, isSample: false } }),
    craftsman: craftsman && { ...craftsman, portrait },
    insurance: insurance && { ...insurance, certificate },
  });
}

const sample: Identity['registration'] = { number: '000 000 000 00000', isSample: true };

/** Checked, without what is null, and with its fields in one order: the same identity gives the same release. @throws ActionableError */
export function wellFormed(fields: Readonly<Record<string, unknown>>): Identity {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return parseIdentity(JSON.stringify(Object.fromEntries(given)), 'The identity with what the owner says');
}
