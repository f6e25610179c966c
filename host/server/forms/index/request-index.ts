import type { Spool } from '../spool';
import { isRequestKey, referenceOf } from '../stored-request';
import { backgroundReading } from './background-reading';
import { indexFile, indexHandledMark, sumUp } from './file-reader';
import { openIndexDatabase } from './index-database';
import { prepareStatements, schema, schemaVersion, type IndexStatements } from './index-schema';
import { inTurns, readFolders } from './read-folders';
import { requestQueries, type IndexedFile, type RequestQueries } from './request-queries';

/**
 * What is known about all requests without reading them: kept in one file, made from the files of the
 * requests, which stay the truth. Nothing here takes long, except where a promise is returned.
 */
export type RequestIndex = RequestQueries & {
  /** Reads one file again, new, changed or gone, and the mark of its request. @param key of the file, or a reference. */
  refresh(key: string): void;
  /** Tells of requests whose files are gone. */
  forget(references: ReadonlySet<string>): Promise<void>;
  /** Finds unannounced changes: compares all names with the index. Rejects when the index is closed meanwhile. */
  readAll(): Promise<void>;
  /** False while a first reading goes on, in which requests may be missing here. */
  isComplete(): boolean;
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

/** Opens the index, which answers at once, and begins to read what it does not know yet. */
export function openRequestIndex({ spool, onFound = () => undefined, log }: IndexOptions): RequestIndex {
  const reading = backgroundReading(() => readFolders(parts), log);
  const database = openIndexDatabase({
    file: spool.at('index', 'requests.sqlite'),
    schema,
    version: schemaVersion,
    prepare: prepareStatements,
    onEmpty: reading.startOver,
    log,
  });
  const parts = {
    spool,
    database,
    onFound: (key: string) => reading.isComplete() && onFound(key),
    isStopped: reading.isStopped,
  };
  reading.start();

  return {
    ...requestQueries(database.ask),
    readAll: reading.readAll,
    isComplete: reading.isComplete,
    refresh(key) {
      if (!isRequestKey(key)) return;
      const reference = referenceOf(key);
      const folders = key === reference ? (['accepted'] as const) : (['amended', 'quarantine'] as const);
      const files = folders.map((folder) => ({ folder, key }));
      database.change((statements) => indexRequest(spool, statements, reference, files));
    },
    forget: (references) =>
      inTurns(parts, [...references], (statements, reference) =>
        indexRequest(spool, statements, reference, statements.everyFileOf.all(reference)),
      ),
    stopReading: reading.stop,
    async close() {
      reading.stop();
      await reading.ended();
      database.close();
    },
  };
}

/** Reads these files of a request and its mark again, and sums up what they say together. */
function indexRequest(
  spool: IndexOptions['spool'],
  statements: IndexStatements,
  reference: string,
  files: readonly IndexedFile[],
): void {
  for (const { folder, key } of files) indexFile(spool, statements, folder, key);
  indexHandledMark(spool, statements, reference);
  sumUp(statements, reference);
}
