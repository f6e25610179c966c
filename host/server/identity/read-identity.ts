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

const filled = z.string().min(1);

/** Address of a file that the owner has published: nobody writes it by hand. */
const ofOwner = (type: string) =>
  z.string().regex(new RegExp(`^/releases/owner/[a-z]+-[0-9a-f]{8}\\.${type}$`));

/** What the owner says, by his rules and in his words; and what follows from it or from his files. */
const ofTheOwner = z.strictObject({
  ...ownerFields,
  insurance: ownerFields.insurance.extend({ certificate: ofOwner('pdf').optional() }),
  craftsman: ownerFields.craftsman.extend({ portrait: ofOwner('jpg').optional() }),
  figures: ownerFields.figures.extend({ isSample: z.boolean() }),
  closures: z.array(fields({ from: day, to: day, isNear: z.literal(true).optional() })),
});

const identitySchema = z.strictObject({
  ...ofTheOwner.partial().shape,
  tradeName: filled,
  legalForm: filled,
  foundedIn: z.int().min(1900).max(2100),
  origin: z.string().regex(/^https:\/\/[^/\s]+$/),
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
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  areaServed: z.array(filled).min(1),
  openingHours: ownerFields.openingHours,
  registration: fields({ number: z.string().regex(/^[\d ]{9,18}$/), isSample: z.boolean() }),
  brands: z
    .array(fields({ name: filled, use: z.enum(['facade', 'woodwork', 'interior', 'roof']) }))
    .optional(),
  formEndpoint: z.string().regex(/^(\/[a-z0-9/-]*[a-z0-9]|https:\/\/[^\s]+[^/\s])$/),
  allowsOverrides: z.boolean().optional(),
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

const sample: Identity['registration'] = { number: '000 000 000 00000', isSample: true };

/**
 * The identity with what the owner says of it: null takes a field away that a site can go without, one that he does not
 * name stays. Its fields have one order: the same identity gives the same release. @throws ActionableError
 */
export function withSaid(
  identity: Identity,
  { address, registration, figures, ...said }: OwnerInput['identity'],
  { portrait, certificate }: OwnersFiles = {},
): Identity {
  const { street, ...place } = identity.address;
  const { craftsman, insurance, ...next } = { ...identity, ...said };
  const all = {
    ...next,
    openingHours: said.openingHours ?? identity.openingHours,
    address: address === undefined ? { street, ...place } : { ...place, ...address },
    ...(registration !== undefined && {
      registration: registration ? { ...registration, isSample: false } : sample,
    }),
    ...(figures !== undefined && { figures: figures && { ...figures, isSample: false } }),
    craftsman: craftsman && { ...craftsman, portrait },
    insurance: insurance && { ...insurance, certificate },
  };
  const given = Object.entries(all).filter(([, value]) => value !== null);
  return parseIdentity(JSON.stringify(Object.fromEntries(given)), 'The identity with what the owner says');
}
