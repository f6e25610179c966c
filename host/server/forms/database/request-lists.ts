import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNew, selectRequests, type KeptRequest, type Period } from './kept-request';
import { countRows, type RequestDatabase } from './open-database';
import { contactsIn, searchedWords } from './searchable-text';

/** `all` means `new` and `handled`. */
export type ListState = 'new' | 'handled' | 'all' | 'quarantined' | 'deleted';

/** Pages are numbered from 1. */
export type Page = { size: number; number: number };

/** One page of a list. `total` counts the items of all pages. */
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
  /** Text for `searchedWords`. Default: every request. */
  search?: string;
  page: Page;
};

/** Lists requests, newest first. In the trash, the last deleted request comes first. */
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

/** SQL for the group of a new request. The owner's reminder and stage take precedence over the visitor's choices. */
const group = `CASE
  WHEN remindOn > :today THEN 'waiting'
  WHEN remindOn IS NOT NULL OR stage = 'a-rappeler' THEN 'now'
  WHEN stage <> '' THEN 'waiting'
  WHEN isUrgent OR substr(callAt, 1, 10) <= :today THEN 'now'
  WHEN callAt IS NOT NULL THEN 'waiting'
  ELSE 'new' END`;

/** Groups in display order. */
const groupNames = ['now', 'new', 'waiting'] as const;

/** A group's requests on one page. `total` counts the group's requests on all pages. */
export type Group = PageOf<KeptRequest> & { name: (typeof groupNames)[number] };

/**
 * Lists new requests by group. Each group starts with urgent requests, followed by those with a reminder or callback.
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

/** Maximum number of requests listed for one callback time. A robot may send thousands of them. */
const mostSameCall = 20;

/** Lists other new requests for the same callback time, newest first. */
export function sameCall(database: RequestDatabase, { reference, callAt }: KeptRequest): PageOf<KeptRequest> {
  if (callAt === null) return { total: 0, items: [] };
  return newest(database, `callAt = ? AND ${isNew} AND reference <> ?`, [callAt, reference], mostSameCall);
}

export function countState(database: RequestDatabase, state: ListState): number {
  return countRows(database, `requests WHERE ${conditions[state]}`);
}

/** Lists new requests older than the period or with a future date, newest first. */
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

/** Counts requests of the period that are quarantined because too many arrived within an hour. */
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

/** Yields requests, newest first, in batches of 100. `listed` omits quarantine and trash. */
export function* everyRequest(
  database: RequestDatabase,
  which: 'kept' | 'listed' = 'kept',
): Generator<KeptRequest, void> {
  // The plus signs keep SQLite from choosing an index that requires sorting all listed requests for each batch.
  const condition = which === 'kept' ? 'TRUE' : '+deletedAt IS NULL AND +quarantinedAt IS NULL';
  const query = `WHERE id < ? AND ${condition} ORDER BY id DESC LIMIT ?`;
  let batch = selectRequests(database, query, Number.MAX_SAFE_INTEGER, atOnce);
  while (batch.length > 0) {
    yield* batch;
    batch = selectRequests(database, query, batch.at(-1)?.id ?? 0, atOnce);
  }
}

/**
 * Finds a person's requests in every state, newest first. Yields to the event loop after each request.
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
