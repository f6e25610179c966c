import { keptRequest, requestColumns, type KeptRequest, type RequestRow } from './kept-request';
import type { RequestDatabase, Sql } from './open-database';
import { plainText } from './searchable-text';

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

type ListRow = {
  reference: string;
  receivedAt: number;
  handledAt: number | null;
  newCount: number;
  remindOn: string | null;
};

/** A request is new while one of its versions is. */
const listed = `
  SELECT reference, min(received_at) AS receivedAt, max(handled_at) AS handledAt, sum(state = 'new') AS newCount,
    max(remind_on) AS remindOn
  FROM requests WHERE state IN ('new', 'handled')`;

const having = { new: 'newCount > 0', handled: 'newCount = 0', all: 'TRUE' } as const;

/** Newest first. */
export function listRequests(
  database: RequestDatabase,
  state: ListState,
  { size, number }: Page,
): readonly ListedRequest[] {
  return database.read((sql) => {
    const rows: ListRow[] = sql(`
      ${listed} GROUP BY reference HAVING ${having[state]}
      ORDER BY receivedAt DESC, reference DESC LIMIT ? OFFSET ?`).all(size, (number - 1) * size);
    return rows.map(listedRequest);
  });
}

export function countRequests(database: RequestDatabase, state: ListState): number {
  return database.read((sql) =>
    countOf(sql(`SELECT count(*) AS count FROM (${listed} GROUP BY reference HAVING ${having[state]})`)),
  );
}

/** Null for a request that is not in the list. */
export function listedRequestOf(database: RequestDatabase, reference: string): ListedRequest | null {
  const row: ListRow | undefined = database.read((sql) =>
    sql(`${listed} AND reference = ? GROUP BY reference`).get(reference),
  );
  return row ? listedRequest(row) : null;
}

// In characters and words.
const longestSearch = 200;
const mostWords = 8;

/**
 * Requests of the list in which every word occurs, or every digit of a number in a row, however it was spaced.
 * Newest first.
 */
export function searchRequests(
  database: RequestDatabase,
  { search, state, page }: { search: string; state: ListState; page: Page },
): Excerpt<ListedRequest> {
  const { condition, values } = conditionOf(search);
  const matching = `
    ${listed} AND reference IN
      (SELECT reference FROM requests WHERE state IN ('new', 'handled') AND ${condition})
    GROUP BY reference HAVING ${having[state]}`;
  return database.read((sql) => {
    const rows: ListRow[] = sql(`
      ${matching} ORDER BY receivedAt DESC, reference DESC LIMIT ? OFFSET ?`).all(
      ...[...values, page.size, (page.number - 1) * page.size],
    );
    const count = countOf(sql(`SELECT count(*) AS count FROM (${matching})`), ...values);
    return { count, first: rows.map(listedRequest) };
  });
}

/** Versions that are set apart or deleted, the last to become so first; those alone that a search finds, if any. */
export function listVersions(
  database: RequestDatabase,
  { state, search = '', page }: { state: 'quarantined' | 'deleted'; search?: string; page: Page },
): Excerpt<KeptRequest> {
  const { condition, values } = conditionOf(search);
  const since = state === 'deleted' ? 'deleted_at' : 'quarantined_at';
  return database.read((sql) => {
    const rows: RequestRow[] = sql(`
      SELECT ${requestColumns} FROM requests WHERE state = ? AND ${condition}
      ORDER BY ${since} DESC, id DESC LIMIT ? OFFSET ?`).all(
      ...[state, ...values, page.size, (page.number - 1) * page.size],
    );
    const count = countOf(
      sql(`SELECT count(*) AS count FROM requests WHERE state = ? AND ${condition}`),
      ...[state, ...values],
    );
    return { count, first: rows.map((row) => keptRequest(sql, row)) };
  });
}

/** First versions that are to be dealt with and arrived before this moment (milliseconds), the newest first. */
export function listWaiting(database: RequestDatabase, before: number, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, 'received_at <= ?', before, most);
}

/** First versions that are to be dealt with, and of which the owner wants to be reminded by this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, 'remind_on <= ?', day, most);
}

function firstVersions(
  database: RequestDatabase,
  condition: string,
  value: string | number,
  most: number,
): Excerpt<KeptRequest> {
  const ids = `SELECT min(id) AS id FROM requests WHERE state = 'new' AND ${condition} GROUP BY reference`;
  return database.read((sql) => {
    const count = countOf(sql(`SELECT count(*) AS count FROM (${ids})`), value);
    const rows: RequestRow[] = sql(`
      SELECT ${requestColumns} FROM requests WHERE id IN (${ids}) ORDER BY received_at DESC LIMIT ?`).all(
      ...[value, most],
    );
    return { count, first: rows.map((row) => keptRequest(sql, row)) };
  });
}

/** How many versions that are set apart look like this. @param likeness null looks like nothing. */
export function countSetApartAlike(database: RequestDatabase, likeness: string | null): number {
  if (likeness === null) return 0;
  const { count }: { count: number } = database.read((sql) =>
    sql(`SELECT count(*) AS count FROM requests WHERE likeness = ? AND state = 'quarantined'`).get(likeness),
  );
  return count;
}

/** Versions that were set apart since a moment and still are. */
export function countQuarantinedSince(database: RequestDatabase, since: number): number {
  return database.read((sql) =>
    countOf(
      sql(`SELECT count(*) AS count FROM requests WHERE state = 'quarantined' AND quarantined_at >= ?`),
      since,
    ),
  );
}

/** Null when there is none of that key, in whatever state. */
export function requestOf(database: RequestDatabase, key: string): KeptRequest | null {
  return database.read((sql) => {
    const row: RequestRow | undefined = sql(`SELECT ${requestColumns} FROM requests WHERE key = ?`).get(key);
    return row ? keptRequest(sql, row) : null;
  });
}

/** The versions of a request that the list counts: the first one, then the latest, oldest first. */
export function versionsOf(database: RequestDatabase, reference: string, most: number): Excerpt<KeptRequest> {
  return database.read((sql) => {
    const rows: RequestRow[] = sql(`
      SELECT ${requestColumns} FROM requests WHERE reference = ? AND state IN ('new', 'handled')
      ORDER BY id = (SELECT min(id) FROM requests WHERE reference = ? AND state IN ('new', 'handled')) DESC, id DESC
      LIMIT ?`).all(reference, reference, most);
    rows.sort((a, b) => a.id - b.id);
    return { count: countVersions(sql, reference), first: rows.map((row) => keptRequest(sql, row)) };
  });
}

/** When the owner last dealt with any of these versions; null when he did not. */
export function lastHandledAt(versions: readonly KeptRequest[]): number | null {
  return Math.max(0, ...versions.map(({ handledAt }) => handledAt ?? 0)) || null;
}

/** Everything under these references, whatever its state, in the order of arrival. */
export function everyVersionOf(
  database: RequestDatabase,
  references: readonly string[],
): readonly KeptRequest[] {
  return database.read((sql) =>
    references.flatMap((reference) => {
      const rows: RequestRow[] = sql(
        `SELECT ${requestColumns} FROM requests WHERE reference = ? ORDER BY id`,
      ).all(reference);
      return rows.map((row) => keptRequest(sql, row));
    }),
  );
}

/** The next versions in the order of their numbers, whatever their state, for walking through all. */
export function versionsAfter(database: RequestDatabase, id: number, most: number): readonly KeptRequest[] {
  return database.read((sql) => {
    const rows: RequestRow[] = sql(
      `SELECT ${requestColumns} FROM requests WHERE id > ? ORDER BY id LIMIT ?`,
    ).all(id, most);
    return rows.map((row) => keptRequest(sql, row));
  });
}

/** References of what somebody sent, whatever its state. @param contact in the form of `contactOf`. */
export function sentBy(database: RequestDatabase, contact: string, most: number): readonly string[] {
  const rows: { reference: string }[] = database.read((sql) =>
    sql(`
      SELECT DISTINCT reference FROM contacts JOIN requests ON requests.id = request_id
      WHERE contact = ? LIMIT ?`).all(contact, most),
  );
  return rows.map(({ reference }) => reference);
}

/** How many versions of a request the list counts. */
export function countVersions(sql: Sql, reference: string): number {
  return countOf(
    sql(`SELECT count(*) AS count FROM requests WHERE reference = ? AND state IN ('new', 'handled')`),
    reference,
  );
}

/** Four digits and more are looked for as a number, however it was spaced; anything else as words. */
function conditionOf(search: string): { condition: string; values: string[] } {
  const bounded = search.slice(0, longestSearch);
  const number = bounded.replace(/[\s.\-\u00a0\u202f]/g, '');
  if (/^\d{4,}$/.test(number)) return { condition: 'instr(search_digits, ?)', values: [number] };
  const values = plainText(bounded).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return { condition: values.map(() => 'instr(search_text, ?)').join(' AND ') || 'TRUE', values };
}

function listedRequest({ newCount, ...row }: ListRow): ListedRequest {
  const isNew = newCount > 0;
  return {
    ...row,
    handledAt: isNew ? null : row.handledAt,
    isCorrected: isNew && row.handledAt !== null,
  };
}

type Counting = { get(...values: readonly (string | number)[]): { count: number } };

function countOf(statement: Counting, ...values: readonly (string | number)[]): number {
  return statement.get(...values).count;
}
