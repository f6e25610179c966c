import { selectRequests, type KeptRequest, type RequestState } from './kept-request';
import { countRows, type RequestDatabase } from './open-database';
import { searchedWords } from './searchable-text';

/** Maximum requests on a page. The search finds the others. */
export const mostListed = 200;

export const countState = (database: RequestDatabase, state: RequestState): number =>
  countRows(database, 'requests WHERE state = ?', state);

/** Lists the newest requests of a state. In the trash, the last deleted request comes first. */
export const listRequests = (database: RequestDatabase, state: RequestState): readonly KeptRequest[] =>
  selectRequests(
    database,
    'WHERE state = ? ORDER BY coalesce(deletedAt, receivedAt) DESC, id DESC LIMIT ?',
    state,
    mostListed,
  );

/** Finds the newest requests in any state that contain every word. */
export function findRequests(database: RequestDatabase, search: string): readonly KeptRequest[] {
  const words = searchedWords(search);
  const condition = words.map(() => 'instr(searchText, ?)').join(' AND ') || 'FALSE';
  const query = `WHERE ${condition} ORDER BY receivedAt DESC, id DESC LIMIT ?`;
  return selectRequests(database, query, ...words, mostListed);
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

type Group = { name: (typeof groupNames)[number]; items: readonly KeptRequest[] };

/**
 * Lists new requests by group. Each group starts with urgent requests, followed by those with a reminder or callback.
 * @param today `yyyy-mm-dd` in Paris.
 */
export const listToDo = (database: RequestDatabase, today: string): readonly Group[] =>
  groupNames.map((name) => ({
    name,
    items: selectRequests(
      database,
      `WHERE state = 'new' AND ${group} = :name
       ORDER BY isUrgent DESC, coalesce(remindOn, callAt, '9'), receivedAt DESC, id DESC LIMIT :most`,
      { today, name, most: mostListed },
    ),
  }));

/** Lists new and handled requests, newest first, without quarantine and trash. */
export const listedRequests = (database: RequestDatabase): readonly KeptRequest[] =>
  selectRequests(database, `WHERE state IN ('new', 'handled') ORDER BY id DESC`);
