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

/** Parses an identity and applies French typography. @param name file name for errors. @throws ActionableError */
export function parseIdentity(text: string, name = 'shared/src/identity/identity.json'): Identity {
  const result = checkedJson(identitySchema, text);
  if ('value' in result) return typesetAll(result.value);
  const reasons = result.reasons.join('\n  → ');
  throw new ActionableError(`${name} is not valid.`, reasons);
}

/** Reads the initial identity, from this checkout or from the file in `RTH_IDENTITY`. @throws ActionableError */
export async function readIdentity(): Promise<Identity> {
  return parseIdentity(await readFile(identityFile, 'utf8'), process.env.RTH_IDENTITY);
}

type OwnersFiles = { portrait?: string | undefined; certificate?: string | undefined };

const sample: Identity['registration'] = { number: '000 000 000 00000', isSample: true };

const withDialled = ({ national }: { national: string }): Identity['phone'] => ({
  national,
  international: `+33${national.slice(1).replaceAll(' ', '')}`,
});

/**
 * Merges the owner's input into an identity. Null removes an optional field, and an absent field is unchanged. The
 * order of fields is fixed, so that the same identity gives the same release. @throws ActionableError
 */
export function withStatements(
  identity: Identity,
  { address, phone, registration, figures, ...input }: OwnerInput['identity'],
  { portrait, certificate }: OwnersFiles = {},
): Identity {
  const { street, ...place } = identity.address;
  const { craftsman, insurance, ...next } = { ...identity, ...input };
  const all = {
    ...next,
    openingHours: input.openingHours ?? identity.openingHours,
    address: address === undefined ? { street, ...place } : { ...place, ...address },
    ...(phone && { phone: withDialled(phone) }),
    ...(registration !== undefined && {
      registration: registration ? { ...registration, isSample: false } : sample,
    }),
    ...(figures !== undefined && { figures: figures && { ...figures, isSample: false } }),
    craftsman: craftsman && { ...craftsman, portrait },
    insurance: insurance && { ...insurance, certificate },
  };
  const given = Object.entries(all).filter(([, value]) => value !== null);
  return parseIdentity(JSON.stringify(Object.fromEntries(given)), "The identity with the owner's input");
}
