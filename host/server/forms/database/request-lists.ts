import { countRows, selectRequests, type KeptRequest } from './kept-request';
import type { RequestDatabase } from './open-database';
import { searchedWords } from './searchable-text';

/** Requests of the list: what is neither set apart nor deleted. */
export type ListState = 'new' | 'handled' | 'all';

/** Pages are numbered from 1. */
export type Page = { size: number; number: number };

/** A request as the list names it: all its versions together. Moments in milliseconds. */
export type ListedRequest = {
  reference: string;
  /** Of its first version. */
  receivedAt: number;
  /** Null while any version is to be dealt with. */
  handledAt: number | null;
  /** Whether a correction came after the owner had dealt with it. */
  isCorrected: boolean;
  remindOn: string | null;
};

/** Some of many. */
export type Excerpt<Item> = { count: number; first: readonly Item[] };

const inList = `state IN ('new', 'handled')`;

/** A request is new while one of its versions is. */
const listed = `
  SELECT reference, min(receivedAt) AS receivedAt, max(handledAt) AS handledAt, sum(state = 'new') > 0 AS isNew,
    max(remindOn) AS remindOn
  FROM requests WHERE ${inList}`;

const having = { new: 'isNew', handled: 'NOT isNew', all: 'TRUE' } as const;

const everything = { size: Number.MAX_SAFE_INTEGER, number: 1 };

type Sought = {
  state: ListState;
  /** Words that all occur in one version, or a number. Default: whatever it says. */
  search?: string;
  /** Default: all of them on one. */
  page?: Page;
};

/** Requests of the list, the newest first. */
export function listRequests(
  database: RequestDatabase,
  { state, search = '', page = everything }: Sought,
): Excerpt<ListedRequest> {
  const { condition, words } = conditionOf(search);
  const found =
    words.length === 0
      ? ''
      : `AND reference IN (SELECT reference FROM requests WHERE ${inList} AND ${condition})`;
  const matching = `${listed} ${found} GROUP BY reference HAVING ${having[state]}`;
  const rows: ListRow[] = database.all(
    `${matching} ORDER BY receivedAt DESC, reference DESC LIMIT ? OFFSET ?`,
    ...[...words, ...limitsOf(page)],
  );
  return { count: countRows(database, `(${matching})`, ...words), first: rows.map(listedRequest) };
}

/** Null for a request that is not in the list. */
export function listedRequestOf(database: RequestDatabase, reference: string): ListedRequest | null {
  const row: ListRow | undefined = database.get(`${listed} AND reference = ? GROUP BY reference`, reference);
  return row ? listedRequest(row) : null;
}

/** Versions that are set apart or deleted, the last to become so first; those alone that a search finds, if any. */
export function listVersions(
  database: RequestDatabase,
  { state, search = '', page }: { state: 'quarantined' | 'deleted'; search?: string; page: Page },
): Excerpt<KeptRequest> {
  const { condition, words } = conditionOf(search);
  const matching = `WHERE state = ? AND ${condition}`;
  const since = state === 'deleted' ? 'deletedAt' : 'quarantinedAt';
  const newestFirst = `${matching} ORDER BY ${since} DESC, id DESC LIMIT ? OFFSET ?`;
  return {
    count: countRows(database, `requests ${matching}`, state, ...words),
    first: selectRequests(database, newestFirst, ...[state, ...words, ...limitsOf(page)]),
  };
}

/** First versions that are to be dealt with and arrived before this moment (milliseconds), the newest first. */
export function listWaiting(database: RequestDatabase, before: number, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, 'receivedAt <= ?', before, most);
}

/** First versions that are to be dealt with, and of which the owner wants to be reminded by this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, 'remindOn <= ?', day, most);
}

function firstVersions(
  database: RequestDatabase,
  condition: string,
  value: string | number,
  most: number,
): Excerpt<KeptRequest> {
  const ids = `(SELECT min(id) FROM requests WHERE state = 'new' AND ${condition} GROUP BY reference)`;
  return {
    count: countRows(database, ids, value),
    first: selectRequests(database, `WHERE id IN ${ids} ORDER BY receivedAt DESC LIMIT ?`, value, most),
  };
}

/** How many versions that are set apart look like this. @param likeness null looks like nothing. */
export function countSetApartAlike(database: RequestDatabase, likeness: string | null): number {
  return countRows(database, `requests WHERE likeness = ? AND state = 'quarantined'`, likeness);
}

/** Versions that were set apart since a moment and still are. */
export function countQuarantinedSince(database: RequestDatabase, since: number): number {
  return countRows(database, `requests WHERE state = 'quarantined' AND quarantinedAt >= ?`, since);
}

/** Null when there is none of that key, in whatever state. */
export function requestOf(database: RequestDatabase, key: string): KeptRequest | null {
  return selectRequests(database, 'WHERE key = ?', key)[0] ?? null;
}

/** The versions of a request that the list counts: the first one, then the latest, oldest first. */
export function versionsOf(database: RequestDatabase, reference: string, most: number): Excerpt<KeptRequest> {
  const first = `(SELECT min(id) FROM requests WHERE reference = ? AND ${inList})`;
  const found = selectRequests(
    database,
    `WHERE reference = ? AND ${inList} ORDER BY id = ${first} DESC, id DESC LIMIT ?`,
    ...[reference, reference, most],
  );
  return {
    count: countVersions(database, reference),
    first: found.toSorted((a, b) => a.id - b.id),
  };
}

/** How many versions of a request the list counts. */
export function countVersions(database: RequestDatabase, reference: string): number {
  return countRows(database, `requests WHERE reference = ? AND ${inList}`, reference);
}

/** When the owner last dealt with any of these versions; null when he did not. */
export function lastHandledAt(versions: readonly KeptRequest[]): number | null {
  return Math.max(0, ...versions.map(({ handledAt }) => handledAt ?? 0)) || null;
}

/** Everything under this reference, whatever its state, in the order of arrival. */
export function everyVersionOf(database: RequestDatabase, reference: string): readonly KeptRequest[] {
  return selectRequests(database, 'WHERE reference = ? ORDER BY id', reference);
}

/** The next versions in the order of their numbers, whatever their state, for walking through all. */
export function versionsAfter(database: RequestDatabase, id: number, most: number): readonly KeptRequest[] {
  return selectRequests(database, 'WHERE id > ? ORDER BY id LIMIT ?', id, most);
}

/** References of what somebody sent, whatever its state. @param contact in the form of `contactOf`. */
export function sentBy(database: RequestDatabase, contact: string, most: number): readonly string[] {
  const rows: { reference: string }[] = database.all(
    `SELECT DISTINCT reference FROM contacts JOIN requests ON requests.key = requestKey WHERE contact = ? LIMIT ?`,
    ...[contact, most],
  );
  return rows.map(({ reference }) => reference);
}

const limitsOf = ({ size, number }: Page) => [size, (number - 1) * size];

function conditionOf(search: string): { condition: string; words: readonly string[] } {
  const words = searchedWords(search);
  return { condition: words.map(() => 'instr(searchText, ?)').join(' AND ') || 'TRUE', words };
}

type ListRow = Omit<ListedRequest, 'isCorrected'> & { isNew: 0 | 1 };

function listedRequest({ isNew, handledAt, ...row }: ListRow): ListedRequest {
  return { ...row, handledAt: isNew ? null : handledAt, isCorrected: isNew === 1 && handledAt !== null };
}
