import { normalizePhone } from '@renovation-th/shared/forms/phone-number';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import type { ListedRequest, Spool } from '../spool';
import type { StoredRequest } from '../stored-request';

/** Whether every word of the search occurs somewhere in the request, accents and case aside. */
export function matchesSearch(request: StoredRequest, search: string): boolean {
  const text = plain(
    [request.reference, request.subject, ...request.fields.map(([, value]) => value)].join('\n'),
  );
  const digits = text.replace(/[^\d\n]/g, '');
  const asNumber = search.replace(/[\s.]/g, '');
  if (/^\d{4,}$/.test(asNumber)) return digits.includes(asNumber);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Everything that is kept of one person, who is known by an e-mail address, a telephone number or a reference. */
export async function requestsOf(
  spool: Spool,
  who: string,
): Promise<{ requests: readonly ListedRequest[]; unreadable: readonly string[] }> {
  const listings = await Promise.all([
    spool.list('accepted'),
    spool.list('amended'),
    spool.list('quarantine'),
  ]);
  const all = listings.flatMap(({ requests }) => requests);
  // One arrival names the person, and all that came under its reference is his too.
  const references = new Set(all.filter((request) => isOf(request, who)).map(({ reference }) => reference));
  return {
    requests: all.filter(({ reference }) => references.has(reference)),
    unreadable: listings.flatMap(({ unreadable }) => unreadable),
  };
}

function isOf(request: StoredRequest, who: string): boolean {
  if (isReference(who)) return request.reference === who;
  if (who.includes('@')) {
    const address = who.toLowerCase();
    return (
      request.replyTo.toLowerCase() === address ||
      request.fields.some(([name, value]) => name === 'Email' && value.toLowerCase() === address)
    );
  }
  const number = normalizePhone(who);
  return (
    number !== null &&
    request.fields.some(([name, value]) => name === 'Téléphone' && normalizePhone(value) === number)
  );
}
