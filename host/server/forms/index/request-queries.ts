import type { SpoolFolder } from '../spool-folders';
import type { IndexStatements } from './index-schema';
import { searchRequests, type ListState } from './search-requests';

/** A request as the list names it; its content is in its files. */
export type IndexedRequest = {
  reference: string;
  /** When the owner said that he has dealt with it, in milliseconds. */
  handledAt: number | null;
  /** 1 when a correction arrived after that, else 0. */
  isCorrected: 0 | 1;
  /** Of its first version, in milliseconds; 0 when nobody knows. */
  receivedAt: number;
};

export type IndexedFile = { folder: SpoolFolder; key: string };

/** Some names of many. */
export type Excerpt<Name> = { count: number; first: readonly Name[] };

/** What the index answers at once, except where a promise is returned. */
export type RequestQueries = {
  /** Newest first. */
  list(state: ListState, page: { size: number; number: number }): readonly IndexedRequest[];
  count(state: ListState): number;
  /** References, newest first, of the requests in which every word occurs. */
  search(search: string, state: ListState): Promise<readonly string[]>;
  /** Null for a request that is not in the list. */
  request(reference: string): IndexedRequest | null;
  /** The next requests after this one, for walking a list that changes meanwhile. Null starts at the top. */
  following(last: IndexedRequest | null, most: number): readonly IndexedRequest[];
  /** The request and its latest corrections, oldest first. Damaged files are left out. */
  versionsOf(reference: string, most: number): Excerpt<IndexedFile>;
  /** The same, all corrections first to last, then what is set apart under that reference. */
  filesOf(reference: string, most: number): readonly IndexedFile[];
  /** Keys, newest first. */
  quarantined(most: number): Excerpt<string>;
  damaged(most: number): Excerpt<IndexedFile>;
  /** References of what somebody sent. @param contact in the form of `contactOf`. */
  sentBy(contact: string, most: number): readonly string[];
  /** Whose last contact lies before this moment. Both in milliseconds. */
  outdated(before: number): readonly { reference: string; lastContact: number }[];
  /** Whether any file of a request lies under this reference, damaged or not. */
  hasFiles(reference: string): boolean;
  /** How many references there are, quarantine included. */
  total(): number;
};

/** For a query that needs all there is. */
const noLimit = -1;

/** @param ask runs work on the index's statements. */
export function requestQueries(
  ask: <Result>(work: (statements: IndexStatements) => Result) => Result,
): RequestQueries {
  return {
    list: (state, { size, number }) =>
      ask(({ page, pageOfAll }) => {
        const offset = (number - 1) * size;
        return state === 'all' ? pageOfAll.all(size, offset) : page.all(state, size, offset);
      }),
    count: (state) =>
      ask(({ count, countAll }) => countOf(state === 'all' ? countAll.get() : count.get(state))),
    search: (search, state) =>
      searchRequests((work) => ask((statements) => work(statements.database)), search, state),
    request: (reference) => ask(({ request }) => request.get(reference) ?? null),
    following: (last, most) =>
      ask(({ following }) =>
        following.all(last?.receivedAt ?? Number.MAX_SAFE_INTEGER, last?.reference ?? '', most),
      ),
    versionsOf: (reference, most) =>
      ask(({ versionsOf, countVersions }) => {
        const rows: IndexedFile[] = versionsOf.all(reference, most);
        const isFirst = ({ folder }: IndexedFile) => folder === 'accepted';
        return {
          count: countOf(countVersions.get(reference)),
          first: [...rows.filter(isFirst), ...rows.filter((file) => !isFirst(file)).reverse()],
        };
      }),
    filesOf: (reference, most) => ask(({ filesOf }) => filesOf.all(reference, most)),
    quarantined: (most) =>
      ask(({ quarantined, countQuarantined }) => {
        const rows: { key: string }[] = quarantined.all(most);
        return { count: countOf(countQuarantined.get()), first: rows.map(({ key }) => key) };
      }),
    damaged: (most) =>
      ask(({ damaged, countDamaged }) => ({
        count: countOf(countDamaged.get()),
        first: damaged.all(most),
      })),
    sentBy: (contact, most) => ask(({ ofContact }) => referencesIn(ofContact.all(contact, most))),
    outdated: (before) => ask(({ outdated }) => outdated.all(before, noLimit)),
    hasFiles: (reference) => ask(({ anyFileOf }) => anyFileOf.get(reference) !== undefined),
    total: () => ask(({ countEvery }) => countOf(countEvery.get())),
  };
}

function countOf({ count }: { count: number }): number {
  return count;
}

function referencesIn(rows: readonly { reference: string }[]): readonly string[] {
  return rows.map(({ reference }) => reference);
}
