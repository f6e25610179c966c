import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';

type Schema = { entries: { key: string; value: unknown } };

/** The one store of a database, with names for keys. What it holds is for the caller to check. */
export type DatabaseEntries = IDBPObjectStore<Schema, ['entries'], 'entries', 'readwrite'>;

/** Milliseconds after which a database that does not open (a bug of several browsers) counts as absent. */
const openingLimit = 3_000;

/**
 * Runs a task in one transaction of a database on the visitor's device; it is made if need be.
 * Resolves once what the task wrote is on disk. Rejects where the browser keeps nothing, as in
 * some private windows. The task may wait for the entries and for nothing else.
 */
export async function inDatabase<Result>(
  name: string,
  task: (entries: DatabaseEntries) => Promise<Result>,
): Promise<Result> {
  const database = await open(name);
  try {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
    const [result] = await Promise.all([task(transaction.store), transaction.done]);
    return result;
  } finally {
    // Open connections would keep visitors from clearing their data.
    database.close();
  }
}

async function open(name: string): Promise<IDBPDatabase<Schema>> {
  if (typeof indexedDB === 'undefined') throw new Error('This browser has no database.');

  const opening = openDB<Schema>(name, 1, { upgrade: (database) => database.createObjectStore('entries') });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The database ${name} does not open.`));
      opening.then(
        (late) => late.close(),
        () => undefined,
      );
    }, openingLimit);
  });
  try {
    return await Promise.race([opening, limit]);
  } finally {
    clearTimeout(timer);
  }
}
