import { namesIn } from '../folders-of-requests';
import type { ShownVersion } from '../owner/RequestContent';
import { photosOf } from '../photos/request-photos';
import type { Spool } from '../spool';
import { referenceOf, type StoredRequest } from '../stored-request';

/** What was sent after the version that a link is about, under the same reference. */
export type LaterVersions = {
  /** Oldest first. */
  shown: readonly ShownVersion[];
  /** How many others there are. */
  hidden: number;
};

/** Corrections that are read for one page: more than a person ever sends. */
const mostRead = 20;
const ending = '.json';

/** How many versions of a request there are: one that arrives later has not been looked at. */
export async function countVersions(spool: Pick<Spool, 'at'>, reference: string): Promise<number> {
  return 1 + (await correctionsOf(spool, reference)).length;
}

/** @param key of the version that the page is about. */
export async function laterVersions(
  spool: Pick<Spool, 'at' | 'read'>,
  key: string,
  { receivedAt }: StoredRequest,
): Promise<LaterVersions> {
  const reference = referenceOf(key);
  const others = (await correctionsOf(spool, reference)).filter((other) => other !== key);
  const read = await Promise.all(others.slice(0, mostRead).map((other) => spool.read('amended', other)));
  // Every correction is later than the first version, whatever a clock said.
  const isLater = (other: StoredRequest) => key === reference || other.receivedAt > receivedAt;
  const later = read
    .filter((other) => other !== null)
    .filter(isLater)
    .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  return {
    shown: await Promise.all(
      later.map(async (request) => ({ request, photos: await photosOf(spool, request) })),
    ),
    hidden: Math.max(0, others.length - mostRead),
  };
}

/** Of all versions that a page shows, in its order: an address names one by its number. */
export function photoFiles(first: StoredRequest, { shown }: LaterVersions): readonly string[] {
  const all = [first, ...shown.map(({ request }) => request)];
  return [...new Set(all.flatMap(({ photos = [] }) => photos.map(({ file }) => file)))];
}

async function correctionsOf({ at }: Pick<Spool, 'at'>, reference: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const name of namesIn(at('amended')))
    if (name.startsWith(`${reference}.`) && name.endsWith(ending)) keys.push(name.slice(0, -ending.length));
  return keys;
}
