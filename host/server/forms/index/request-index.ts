import { errorMessage } from '../../error-code';
import { isRequestKey, referenceOf } from '../stored-request';
import type { Spool, SpoolFolder } from '../spool';
import { indexFile, indexHandledMark, sumUp } from './file-reader';
import { openIndexDatabase } from './index-database';
import { prepareStatements, schema, schemaVersion } from './index-schema';
import { inTurns, readFolders } from './read-folders';
import { searchRequests, type ListState } from './search-requests';

export type { ListState } from './search-requests';

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

/**
 * What is known about all requests without reading them: kept in one file, made from the files of the
 * requests, which stay the truth. Nothing here takes long, except where a promise is returned.
 */
export type RequestIndex = {
  /** Reads one file again, new, changed or gone, and the mark of its request. @param key of the file, or a reference. */
  refresh(key: string): void;
  /** Tells of requests whose files are gone. */
  forget(references: ReadonlySet<string>): Promise<void>;
  /** Finds unannounced changes: compares all names with the index. Rejects when the index is closed meanwhile. */
  readAll(): Promise<void>;
  /** False while a first reading goes on, in which requests may be missing here. */
  isComplete(): boolean;

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
  /** References whose last contact lies before this moment, in milliseconds. */
  outdated(before: number): readonly string[];
  /** Whether any file of a request lies under this reference, damaged or not. */
  hasFiles(reference: string): boolean;
  /** How many references there are, quarantine included. */
  total(): number;
  /** Ends a reading that is under way, which then rejects. */
  stopReading(): void;
  /** The same, and closes the file; nothing may be asked any more. */
  close(): Promise<void>;
};

type IndexOptions = {
  spool: Pick<Spool, 'at'>;
  /** Told of a file that nobody had told of, once the first reading is over. */
  onFound?: (key: string) => void;
  log: (message: string) => void;
};

/** How long a request whose announcement was lost stays unseen. Milliseconds. */
const hour = 60 * 60 * 1000;
/** For a query that needs all there is. */
const noLimit = -1;

/** Opens the index, which answers at once, and begins to read what it does not know yet. */
export function openRequestIndex({ spool, onFound = () => undefined, log }: IndexOptions): RequestIndex {
  let isStopped = false;
  let isComplete = false;
  let emptied = 0;
  let reading: Promise<void> | null = null;

  const database = openIndexDatabase({
    file: spool.at('index', 'requests.sqlite'),
    schema,
    version: schemaVersion,
    prepare: prepareStatements,
    onEmpty() {
      isComplete = false;
      emptied += 1;
      readInBackground();
    },
    log,
  });
  const { ask, change } = database;
  const parts = {
    spool,
    database,
    onFound: (key: string) => isComplete && onFound(key),
    isStopped: () => isStopped,
  };

  /** One reading at a time. A call during a reading waits for the next one, which sees the present files. */
  function readAll(): Promise<void> {
    const next = (reading ?? Promise.resolve()).then(async () => {
      const before = emptied;
      await readFolders(parts);
      if (isStopped) throw new Error('The index was closed while it was being read.');
      if (before === emptied) isComplete = true;
    });
    reading = next.catch((error: unknown) => {
      if (!isStopped) log(`The index of requests is behind: ${errorMessage(error)}`);
    });
    return next;
  }

  function stopReading(): void {
    isStopped = true;
    clearInterval(timer);
  }

  /** A failure is in the log already. */
  const readInBackground = () => void readAll().catch(() => undefined);
  const timer = setInterval(readInBackground, hour);
  timer.unref();
  readInBackground();

  return {
    readAll,
    isComplete: () => isComplete,
    refresh(key) {
      if (!isRequestKey(key)) return;
      const reference = referenceOf(key);
      const folders = key === reference ? (['accepted'] as const) : (['amended', 'quarantine'] as const);
      change((statements) => {
        for (const folder of folders) indexFile(spool, statements, folder, key);
        indexHandledMark(spool, statements, reference);
        sumUp(statements, reference);
      });
    },
    forget: (references) =>
      inTurns(parts, [...references], (statements, reference) => {
        const files: IndexedFile[] = statements.everyFileOf.all(reference);
        for (const { folder, key } of files) indexFile(spool, statements, folder, key);
        indexHandledMark(spool, statements, reference);
        sumUp(statements, reference);
      }),

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
    sentBy: (contact, most) =>
      ask(({ ofContact }) => {
        const rows: { reference: string }[] = ofContact.all(contact, most);
        return rows.map(({ reference }) => reference);
      }),
    outdated: (before) =>
      ask(({ outdated }) => {
        const rows: { reference: string }[] = outdated.all(before, noLimit);
        return rows.map(({ reference }) => reference);
      }),
    hasFiles: (reference) => ask(({ anyFileOf }) => anyFileOf.get(reference) !== undefined),
    total: () => ask(({ countEvery }) => countOf(countEvery.get())),
    stopReading,
    async close() {
      stopReading();
      await reading;
      database.close();
    },
  };
}

function countOf({ count }: { count: number }): number {
  return count;
}
