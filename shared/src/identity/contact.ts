import type { Identity } from './identity';

/** The part of the identity that sections need. Only documents with sections contain it. */
export type Contact = Pick<
  Identity,
  'tradeName' | 'origin' | 'phone' | 'email' | 'openingHours' | 'openHolidays' | 'closures' | 'formEndpoint'
>;

/** The part of the identity that the shell needs. Documents without sections contain only this part. */
export type ShellContact = Pick<Contact, 'origin' | 'phone' | 'email' | 'formEndpoint'>;

export function contactOf(identity: Identity): Contact {
  const { tradeName, origin, phone, email, openingHours, openHolidays, closures, formEndpoint } = identity;
  return { tradeName, origin, phone, email, openingHours, openHolidays, closures, formEndpoint };
}

export function shellContactOf(identity: Identity): ShellContact {
  const { origin, phone, email, formEndpoint } = identity;
  return { origin, phone, email, formEndpoint };
}
