import type { Identity } from '@renovation-th/shared/identity/identity';
import { parseIdentity } from './read-identity';
import type { OwnerInput } from './owner-input';

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
