import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { contactOf, contactsOf } from '../index/searchable-text';
import { trashedRequests, type TrashedRequest } from '../trash';
import type { OwnersDesk } from './owner-desk';

/** What is kept of one person. */
export type FoundRequests = {
  /** References. */
  kept: readonly string[];
  /** What retention has taken away, and still lies in the trash. */
  trashed: readonly TrashedRequest[];
};

/** Everything that is kept of one person, who is known by an e-mail address, a telephone number or a reference. */
export async function findRequestsOf(
  { spool, index }: Pick<OwnersDesk, 'spool' | 'index'>,
  who: string,
  most: number,
): Promise<FoundRequests> {
  const isAsked = isReference(who);
  const contact = contactOf(who);
  const trashed: TrashedRequest[] = [];
  for await (const found of trashedRequests(spool)) {
    const { reference, request } = found;
    const isTheirs = isAsked
      ? reference === who
      : contact !== null && request !== null && contactsOf(request).includes(contact);
    if (isTheirs && isReference(reference) && trashed.length < most) trashed.push(found);
  }
  if (isAsked) return { kept: index.hasFiles(who) ? [who] : [], trashed };
  return { kept: contact === null ? [] : index.sentBy(contact, most), trashed };
}
