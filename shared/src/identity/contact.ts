import type { Identity } from './identity';

/** What the code of sections knows of the business: each document with sections carries it. */
export type Contact = Pick<
  Identity,
  'tradeName' | 'origin' | 'phone' | 'email' | 'openingHours' | 'closures' | 'formEndpoint'
>;

/** What the shell itself knows of it: all that a document without sections carries. */
export type ShellContact = Pick<Contact, 'origin' | 'phone' | 'email' | 'formEndpoint'>;

/** What an identity says of how to reach the business, and when. */
export function contactOf(identity: Identity): Contact {
  const { tradeName, origin, phone, email, openingHours, closures, formEndpoint } = identity;
  return {
    ...{ tradeName, origin, phone, email, openingHours, formEndpoint },
    ...(closures && { closures }),
  };
}

/** The part of it that the shell needs. */
export function shellContactOf(identity: Identity): ShellContact {
  const { origin, phone, email, formEndpoint } = identity;
  return { origin, phone, email, formEndpoint };
}
