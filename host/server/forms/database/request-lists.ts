import { countRows, selectRequests, type KeptRequest } from './kept-request';
import type { RequestDatabase } from './open-database';
import { contactsIn, searchedWords } from './searchable-text';

/** The list, of which `new` and `handled` are parts, and beside it the quarantine and the trash. */
export type ListState = 'new' | 'handled' | 'all' | 'quarantined' | 'deleted';

/** Pages are numbered from 1. */
export type Page = { size: number; number: number };

/** Some of many. */
export type PageOf<Item> = { total: number; items: readonly Item[] };

const inList = `state IN ('new', 'handled')`;
const conditions: Readonly<Record<ListState, string>> = {
  new: `state = 'new'`,
  handled: `state = 'handled'`,
  all: inList,
  quarantined: `state = 'quarantined'`,
  deleted: `state = 'deleted'`,
};

type Sought = {
  state: ListState;
  /** Words that a request has all of, or a number. Default: whatever it says. */
  search?: string;
  page: Page;
};

/** Requests of a list, the newest first; of the trash what went there last. */
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

export function countState(database: RequestDatabase, state: ListState): number {
  return countRows(database, `requests WHERE ${conditions[state]}`);
}

/** Requests that are to be done and arrived before this time (milliseconds), the newest first. */
export function listWaiting(database: RequestDatabase, before: number, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'new' AND receivedAt <= ?`, before, most);
}

/** Requests that are to be done, and of which the owner wants to be reminded by this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'new' AND remindOn <= ?`, day, most);
}

/** Requests that went to quarantine since a time and still are there. */
export function listQuarantined(database: RequestDatabase, since: number, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'quarantined' AND quarantinedAt >= ?`, since, most);
}

/** Requests that went to quarantine since a time because too many came at once. */
export function countFlood(database: RequestDatabase, since: number): number {
  return countRows(
    database,
    `requests WHERE state = 'quarantined' AND receivedAt >= ? AND content LIKE '%"flood"%'`,
    since,
  );
}

function newest(
  database: RequestDatabase,
  condition: string,
  value: string | number,
  most: number,
): PageOf<KeptRequest> {
  return {
    total: countRows(database, `requests WHERE ${condition}`, value),
    items: selectRequests(database, `WHERE ${condition} ORDER BY receivedAt DESC LIMIT ?`, value, most),
  };
}

const atOnce = 100;

/** Everything that is kept, or that is in the list, the newest first; only some is in memory at a time. */
export function* everyRequest(
  database: RequestDatabase,
  which: 'kept' | 'listed' = 'kept',
): Generator<KeptRequest, void> {
  const query = `WHERE id < ? AND ${which === 'kept' ? 'TRUE' : inList} ORDER BY id DESC LIMIT ?`;
  let some = selectRequests(database, query, Number.MAX_SAFE_INTEGER, atOnce);
  while (some.length > 0) {
    yield* some;
    some = selectRequests(database, query, some.at(-1)?.id ?? 0, atOnce);
  }
}

/** What a person sent, whatever its state, the newest first. @param contacts as `contactsIn` gives them. */
export function sentBy(
  database: RequestDatabase,
  contacts: readonly string[],
  most: number,
): readonly KeptRequest[] {
  const found: KeptRequest[] = [];
  for (const kept of everyRequest(database))
    if (found.length < most && contactsIn(kept.request).some((contact) => contacts.includes(contact)))
      found.push(kept);
  return found;
}
