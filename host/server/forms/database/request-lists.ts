import { countRows, selectRequests, type KeptRequest } from './kept-request';
import type { RequestDatabase } from './open-database';
import { searchedWords, whoseRequest } from './searchable-text';

/** The list, of which `new` and `handled` are parts, and beside it what is set apart or deleted. */
export type ListState = 'new' | 'handled' | 'all' | 'quarantined' | 'deleted';

/** Pages are numbered from 1. */
export type Page = { size: number; number: number };

/** A request as a list names it: all its versions there together. Moments in milliseconds. */
export type ListedRequest = {
  reference: string;
  /** Of its first version. */
  receivedAt: number;
  /** Whether any version is to be dealt with. */
  isNew: boolean;
  /** When the owner last dealt with a version; null when he did not. */
  handledAt: number | null;
  remindOn: string | null;
};

/** Some of many. */
export type Excerpt<Item> = { count: number; first: readonly Item[] };

const inList = `state IN ('new', 'handled')`;

/** Of each list: its versions, its requests, and what comes first in it. */
const lists = {
  new: { versions: inList, requests: 'isNew', first: 'receivedAt' },
  handled: { versions: inList, requests: 'NOT isNew', first: 'receivedAt' },
  all: { versions: inList, requests: 'TRUE', first: 'receivedAt' },
  quarantined: { versions: `state = 'quarantined'`, requests: 'TRUE', first: 'receivedAt' },
  deleted: { versions: `state = 'deleted'`, requests: 'TRUE', first: 'max(deletedAt)' },
} as const satisfies Record<ListState, object>;

/** A request is new while one of its versions is. */
const listed = `
  SELECT reference, min(receivedAt) AS receivedAt, max(handledAt) AS handledAt, sum(state = 'new') > 0 AS isNew,
    max(remindOn) AS remindOn
  FROM requests WHERE`;

const everything = { size: Number.MAX_SAFE_INTEGER, number: 1 };

type Sought = {
  state: ListState;
  /** Words that all occur in one version, or a number. Default: whatever it says. */
  search?: string;
  /** Default: all of them on one. */
  page?: Page;
};

/** Requests of a list, the newest first; of the trash what went there last. */
export function listRequests(
  database: RequestDatabase,
  { state, search = '', page = everything }: Sought,
): Excerpt<ListedRequest> {
  const { versions, requests, first } = lists[state];
  const words = searchedWords(search);
  const condition = [versions, ...words.map(() => 'instr(searchText, ?)')].join(' AND ');
  const found = words.length > 0 && `reference IN (SELECT reference FROM requests WHERE ${condition})`;
  const matching = `${listed} ${versions} AND ${found || 'TRUE'} GROUP BY reference HAVING ${requests}`;
  const rows: ListRow[] = database.all(
    `${matching} ORDER BY ${first} DESC, reference DESC LIMIT ? OFFSET ?`,
    ...[...words, page.size, (page.number - 1) * page.size],
  );
  return { count: countRows(database, `(${matching})`, ...words), first: rows.map(listedRequest) };
}

/** Null for a request that is not in the list. */
export function listedRequestOf(database: RequestDatabase, reference: string): ListedRequest | null {
  const query = `${listed} ${inList} AND reference = ? GROUP BY reference`;
  const row: ListRow | undefined = database.get(query, reference);
  return row ? listedRequest(row) : null;
}

/** First versions that are to be dealt with and arrived before this moment (milliseconds), the newest first. */
export function listWaiting(database: RequestDatabase, before: number, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, `state = 'new' AND receivedAt <= ?`, before, most);
}

/** First versions that are to be dealt with, and of which the owner wants to be reminded by this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, `state = 'new' AND remindOn <= ?`, day, most);
}

/** First versions that were set apart since a moment and still are. */
export function listSetApart(database: RequestDatabase, since: number, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, `state = 'quarantined' AND quarantinedAt >= ?`, since, most);
}

function firstVersions(
  database: RequestDatabase,
  condition: string,
  value: string | number,
  most: number,
): Excerpt<KeptRequest> {
  const ids = `(SELECT min(id) FROM requests WHERE ${condition} GROUP BY reference)`;
  return {
    count: countRows(database, ids, value),
    first: selectRequests(database, `WHERE id IN ${ids} ORDER BY receivedAt DESC LIMIT ?`, value, most),
  };
}

/** How many versions that are set apart look like this. @param likeness null looks like nothing. */
export function countSetApartAlike(database: RequestDatabase, likeness: string | null): number {
  return countRows(database, `requests WHERE likeness = ? AND state = 'quarantined'`, likeness);
}

/** Null when there is none of that key, in whatever state. */
export function requestOf(database: RequestDatabase, key: string): KeptRequest | null {
  return selectRequests(database, 'WHERE key = ?', key)[0] ?? null;
}

/** Of one request, that a page shows. */
export const mostVersions = 20;

/** The versions of a request in a list: the first one, then the latest, oldest first. Default: in the list. */
export function versionsOf(
  database: RequestDatabase,
  reference: string,
  state: ListState = 'all',
  most = mostVersions,
): Excerpt<KeptRequest> {
  const which = `reference = ? AND ${lists[state].versions}`;
  const found = selectRequests(
    database,
    `WHERE ${which} ORDER BY id = (SELECT min(id) FROM requests WHERE ${which}) DESC, id DESC LIMIT ?`,
    ...[reference, reference, most],
  );
  const count = countRows(database, `requests WHERE ${which}`, reference);
  return { count, first: found.toSorted((a, b) => a.id - b.id) };
}

/** Everything under this reference, whatever its state, in the order of arrival. */
export function everyVersionOf(database: RequestDatabase, reference: string): readonly KeptRequest[] {
  return selectRequests(database, 'WHERE reference = ? ORDER BY id', reference);
}

const atOnce = 100;

/** Everything that is kept, in the order of arrival, of which only some is held in memory at a time. */
export function* everyVersion(database: RequestDatabase): Generator<KeptRequest, void> {
  let some = selectRequests(database, 'WHERE id > 0 ORDER BY id LIMIT ?', atOnce);
  while (some.length > 0) {
    yield* some;
    some = selectRequests(database, 'WHERE id > ? ORDER BY id LIMIT ?', some.at(-1)?.id ?? 0, atOnce);
  }
}

/** References of what somebody sent, whatever its state. @param contact in the form of `contactOf`. */
export function sentBy(database: RequestDatabase, contact: string, most: number): readonly string[] {
  const references = new Set<string>();
  for (const { request } of everyVersion(database))
    if (whoseRequest(request).includes(contact)) references.add(request.reference);
  return [...references].slice(0, most);
}

type ListRow = Omit<ListedRequest, 'isNew'> & { isNew: 0 | 1 };

function listedRequest({ isNew, ...row }: ListRow): ListedRequest {
  return { ...row, isNew: isNew === 1 };
}
