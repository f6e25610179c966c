import { isReference } from '@renovation-th/shared/forms/submission-reference';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { everyVersionOf, sentBy } from '../database/request-lists';
import { contactOf } from '../database/searchable-text';

/** Everything that is kept of one person, who is known by an e-mail address, a telephone number or a reference. */
export function findRequestsOf(
  database: RequestDatabase,
  who: string,
  most: number,
): readonly (readonly KeptRequest[])[] {
  const contact = isReference(who) ? null : contactOf(who);
  const references = contact === null ? [who].filter(isReference) : sentBy(database, contact, most);
  return references
    .map((reference) => everyVersionOf(database, [reference]))
    .filter((versions) => versions.length > 0);
}
