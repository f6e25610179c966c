import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { identitySchema } from '@renovation-th/shared/identity/identity-schema';
import { sharedFolder } from '../../../webpack/paths';
import { ActionableError } from '../actionable-error';
import { checkedJson } from '../checked-json';
import type { OwnerInput } from './owner-input';
import { typesetAll } from './typeset';

const identityFile = process.env.RTH_IDENTITY ?? path.join(sharedFolder, 'src/identity/identity.json');

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

/**
 * The identity with which a site begins: of this checkout, or of the file that `RTH_IDENTITY` names.
 * @throws ActionableError, see parseIdentity.
 */
export async function readIdentity(): Promise<Identity> {
  return parseIdentity(await readFile(identityFile, 'utf8'), process.env.RTH_IDENTITY);
}

/** Addresses of his files, where he has them. */
type OwnersFiles = { portrait?: string | undefined; certificate?: string | undefined };

const sample: Identity['registration'] = { number: '000 000 000 00000', isSample: true };

/**
 * The identity with what the owner says of it: null takes a field away that a site can go without, one that he does not
 * name stays. Its fields have one order: the same identity gives the same release. @throws ActionableError
 */
export function withStatements(
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
