import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNew, selectRequests, type KeptRequest, type Period } from './kept-request';
import { countRows, type RequestDatabase } from './open-database';
import { contactsIn, searchedWords } from './searchable-text';

/** `all` holds `new` and `handled`; quarantine and trash are separate lists. */
export type ListState = 'new' | 'handled' | 'all' | 'quarantined' | 'deleted';

/** Pages are numbered from 1. */
export type Page = { size: number; number: number };

/** One page of a list. */
export type PageOf<Item> = { total: number; items: readonly Item[] };

const conditions: Readonly<Record<ListState, string>> = {
  new: `state = 'new'`,
  handled: `state = 'handled'`,
  all: `state IN ('new', 'handled')`,
  quarantined: `state = 'quarantined'`,
  deleted: 'deletedAt IS NOT NULL',
};

type Sought = {
  state: ListState;
  /** Words that must all occur, or a number. Default: every request. */
  search?: string;
  page: Page;
};

/** Lists requests, the newest first; in the trash, the last deleted first. */
export function listRequests(
  database: RequestDatabase,
  { state, search = '', page }: Sought,
): PageOf<KeptRequest> {
  const words = searchedWords(search);
  const condition = [conditions[state], ...words.map(() => 'instr(searchText, ?)')].join(' AND ');
  const order = state === 'deleted' ? 'deletedAt' : 'receivedAt';
  return {
    total: countRows(database, `requests WHERE ${condition}`, ...words),
    items: selectRequests(
      database,
      `WHERE ${condition} ORDER BY ${order} DESC, id DESC LIMIT ? OFFSET ?`,
      ...[...words, page.size, (page.number - 1) * page.size],
    ),
  };
}

/**
 * SQL for the group of a new request: `now` to call, `new` to read, `waiting` for a day or an answer. The owner's
 * reminder and stage take precedence over urgency and the requested callback.
 */
const group = `CASE
  WHEN remindOn > :today THEN 'waiting'
  WHEN remindOn IS NOT NULL OR stage = 'a-rappeler' THEN 'now'
  WHEN stage <> '' THEN 'waiting'
  WHEN isUrgent OR substr(callAt, 1, 10) <= :today THEN 'now'
  WHEN callAt IS NOT NULL THEN 'waiting'
  ELSE 'new' END`;

/** Groups in the order of the list. */
const groupNames = ['now', 'new', 'waiting'] as const;
export type GroupName = (typeof groupNames)[number];

/** The requests of a group on one page of the list; `total` counts the whole group. */
export type Group = { name: GroupName; total: number; items: readonly KeptRequest[] };

/**
 * Lists new requests by group. Within a group: urgent first, then by reminder or callback time, then newest first.
 * @param today `yyyy-mm-dd` in Paris.
 */
export function listToDo(database: RequestDatabase, today: string, page: Page): readonly Group[] {
  let before = (page.number - 1) * page.size;
  let room = page.size;
  return groupNames.map((name) => {
    const condition = `state = 'new' AND ${group} = :name`;
    const total = countRows(database, `requests WHERE ${condition}`, { today, name });
    const items = selectRequests(
      database,
      `WHERE ${condition} ORDER BY isUrgent DESC, coalesce(remindOn, callAt, '9'), receivedAt DESC, id DESC
       LIMIT :room OFFSET :before`,
      { today, name, room, before },
    );
    before = Math.max(0, before - total);
    room -= items.length;
    return { name, total, items };
  });
}

/** Maximum requests listed for the same call: a robot may ask for one call thousands of times. */
const mostSameCall = 20;

/** Lists the other new requests that ask for a call at the same time, the newest first. */
export function sameCall(database: RequestDatabase, { reference, callAt }: KeptRequest): PageOf<KeptRequest> {
  if (callAt === null) return { total: 0, items: [] };
  return newest(database, `callAt = ? AND ${isNew} AND reference <> ?`, [callAt, reference], mostSameCall);
}

export function countState(database: RequestDatabase, state: ListState): number {
  return countRows(database, `requests WHERE ${conditions[state]}`);
}

/** Lists new requests outside the period (older, or with a future date), newest first. */
export function listWaiting(database: RequestDatabase, period: Period, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'new' AND receivedAt NOT BETWEEN ? AND ?`, period, most);
}

/** Lists new requests with a reminder on or before this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'new' AND remindOn <= ?`, [day], most);
}

/** Lists requests that were quarantined within the period and still are. */
export function listQuarantined(
  database: RequestDatabase,
  period: Period,
  most: number,
): PageOf<KeptRequest> {
  return newest(database, `state = 'quarantined' AND quarantinedAt BETWEEN ? AND ?`, period, most);
}

/** Counts requests of the period that are quarantined because too many arrived in an hour. */
export function countFlood(database: RequestDatabase, period: Period): number {
  return countRows(
    database,
    `requests WHERE isFlood = 1 AND deletedAt IS NULL AND quarantinedAt IS NOT NULL AND receivedAt BETWEEN ? AND ?`,
    ...period,
  );
}

function newest(
  database: RequestDatabase,
  condition: string,
  values: readonly (string | number)[],
  most: number,
): PageOf<KeptRequest> {
  return {
    total: countRows(database, `requests WHERE ${condition}`, ...values),
    items: selectRequests(
      database,
      `WHERE ${condition} ORDER BY receivedAt DESC LIMIT ?`,
      ...[...values, most],
    ),
  };
}

const atOnce = 100;

/** Yields all requests, or only those in the list, newest first; reads 100 at a time. */
export function* everyRequest(
  database: RequestDatabase,
  which: 'kept' | 'listed' = 'kept',
): Generator<KeptRequest, void> {
  // The plus signs keep SQLite from choosing an index that makes it sort all listed requests for each hundred.
  const condition = which === 'kept' ? 'TRUE' : '+deletedAt IS NULL AND +quarantinedAt IS NULL';
  const query = `WHERE id < ? AND ${condition} ORDER BY id DESC LIMIT ?`;
  let some = selectRequests(database, query, Number.MAX_SAFE_INTEGER, atOnce);
  while (some.length > 0) {
    yield* some;
    some = selectRequests(database, query, some.at(-1)?.id ?? 0, atOnce);
  }
}

/**
 * Finds a person's requests in every state, the newest first. Reads all requests, and lets other tasks run in between.
 * @param contacts from `contactsIn`.
 */
export async function sentBy(
  database: RequestDatabase,
  contacts: readonly string[],
  most: number,
): Promise<readonly KeptRequest[]> {
  const found: KeptRequest[] = [];
  if (contacts.length === 0) return found;
  for (const kept of everyRequest(database)) {
    if (contactsIn(kept.request).some((contact) => contacts.includes(contact))) found.push(kept);
    if (found.length === most) break;
    await nextTurn();
  }
  return found;
}
