import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './index-database';
import { plainText } from '../database/searchable-text';

/** Which requests of the list are meant. */
export type ListState = 'new' | 'handled' | 'all';

// In characters and words.
const longestSearch = 200;
const mostWords = 8;
/** How long one turn of searching should last. Milliseconds. */
const wantedTurn = 10;
const fewestRows = 200;

type Place = { receivedAt: number; reference: string };
const beginning: Place = { receivedAt: Number.MAX_SAFE_INTEGER, reference: '' };

/**
 * Finds the requests in which every word of the search occurs, or every digit of a number in a row.
 * The rows are looked through a few at once, so that a search through many holds nobody up.
 * @returns references, newest first.
 */
export async function searchRequests(
  ask: <Result>(work: (database: Database) => Result) => Result,
  search: string,
  state: ListState,
): Promise<string[]> {
  const { condition, values } = conditionOf(search);
  const isMeant = state === 'all' ? `state <> 'hidden'` : `state = '${state}'`;
  const order = 'ORDER BY received_at DESC, reference DESC';
  const found: string[] = [];
  let rows = 1_000;

  for (let from: Place | undefined = beginning; from;) {
    const began = performance.now();
    from = ask((database): Place | undefined => {
      const bounds = [from?.receivedAt ?? 0, from?.reference ?? ''];
      const end: Place | undefined = database
        .prepare(
          `SELECT received_at AS receivedAt, reference FROM requests
           WHERE ${isMeant} AND (received_at, reference) < (?, ?) ${order} LIMIT 1 OFFSET ?`,
        )
        .get(...bounds, rows - 1);
      const matches: { reference: string }[] = database
        .prepare(
          `SELECT reference FROM requests WHERE ${isMeant} AND (received_at, reference) < (?, ?)
           ${end ? 'AND (received_at, reference) >= (?, ?)' : ''}
           AND EXISTS (SELECT 1 FROM files WHERE files.reference = requests.reference
             AND folder <> 'quarantine' AND ${condition}) ${order}`,
        )
        .all(...bounds, ...(end ? [end.receivedAt, end.reference] : []), ...values);
      for (const { reference } of matches) found.push(reference);
      return end;
    });
    const factor = wantedTurn / Math.max(performance.now() - began, 1);
    rows = Math.max(fewestRows, Math.floor(rows * Math.min(2, factor)));
    await nextTurn();
  }
  return found;
}

/** Four digits and more are looked for as a number, however it was spaced; anything else as words. */
function conditionOf(search: string): { condition: string; values: string[] } {
  const bounded = search.slice(0, longestSearch);
  const number = bounded.replace(/[\s.\-\u00a0\u202f]/g, '');
  if (/^\d{4,}$/.test(number)) return { condition: 'instr(digits, ?)', values: [number] };
  const values = plainText(bounded).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return { condition: values.map(() => 'instr(text, ?)').join(' AND ') || 'TRUE', values };
}
