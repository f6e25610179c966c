import type { Identity } from '@renovation-th/shared/identity/identity';
import { parseIdentity } from './read-identity';
import type { OwnerInput } from './owner-input';

/** What no site goes without. */
const always = ['openingHours'];

/**
 * The identity with what the owner says of it: null takes a field away that a site can go without, one that he does not
 * name stays. @throws ActionableError
 */
export function withSaid(identity: Identity, said: OwnerInput['identity']): Identity {
  const next = new Map<string, unknown>(Object.entries(identity));
  for (const [field, value] of Object.entries(said)) {
    if (value === null && !always.includes(field)) next.delete(field);
    else if (value) next.set(field, value);
  }
  const { street: _before, ...address } = identity.address;
  if (said.address !== undefined) next.set('address', { ...address, ...said.address });
  if (said.registration !== undefined)
    next.set('registration', said.registration ? { ...said.registration, isSample: false } : noRegistration);
  if (said.figures) next.set('figures', { ...said.figures, isSample: false });
  return wellFormed(next);
}

const noRegistration: Identity['registration'] = { number: '000 000 000 00000', isSample: true };

/** Checked, and with its fields in one order: the same identity gives the same release. @throws ActionableError */
export function wellFormed(fields: ReadonlyMap<string, unknown>): Identity {
  return parseIdentity(JSON.stringify(Object.fromEntries(fields)), 'The identity with what the owner says');
}
