import { selectRequests, type KeptRequest } from './kept-request';
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

export function countState(database: RequestDatabase, state: ListState): number {
  return countRows(database, `requests WHERE ${conditions[state]}`);
}

/** Lists new requests that arrived before this time, newest first. */
export function listWaiting(database: RequestDatabase, before: number, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'new' AND receivedAt < ?`, before, most);
}

/** Lists new requests with a reminder on or before this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'new' AND remindOn <= ?`, day, most);
}

/** Lists requests that were quarantined after this time and still are. */
export function listQuarantined(database: RequestDatabase, after: number, most: number): PageOf<KeptRequest> {
  return newest(database, `state = 'quarantined' AND quarantinedAt > ?`, after, most);
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

/** Lists new and handled requests, newest first, without quarantine and trash. */
export const listedRequests = (database: RequestDatabase): readonly KeptRequest[] =>
  selectRequests(database, `WHERE state IN ('new', 'handled') ORDER BY id DESC`);

/** Finds a person's requests in every state, newest first. @param contacts from `contactsOf`. */
export function sentBy(
  database: RequestDatabase,
  contacts: readonly string[],
  most: number,
): readonly KeptRequest[] {
  return selectRequests(database, 'ORDER BY id DESC')
    .filter(({ request }) => contactsIn(request).some((contact) => contacts.includes(contact)))
    .slice(0, most);
}
