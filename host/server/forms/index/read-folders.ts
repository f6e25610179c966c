import { setImmediate as nextTurn } from 'node:timers/promises';
import { namesIn } from '../folders-of-requests';
import type { Spool } from '../spool';
import type { SpoolFolder } from '../spool-folders';
import { isRequestReference, referenceOf } from '../stored-request';
import { indexFile, indexHandledMark, sumUp } from './file-reader';
import type { IndexDatabase } from './index-database';
import type { IndexStatements } from './index-schema';
import { writtenAt } from './read-now';

type Parts = {
  spool: Pick<Spool, 'at'>;
  database: IndexDatabase<IndexStatements>;
  /** Told of every file that the index did not know. */
  onFound: (key: string) => unknown;
  /** True once nobody needs the outcome any more. */
  isStopped: () => boolean;
};

/** How long reading may keep others from the processor. Milliseconds. */
const longestTurn = 10;
const namesAtOnce = 500;

/**
 * Compares the names in the folders with the index, and reads what differs. Files of the same name
 * have the same content, but for damaged ones: somebody may have mended them.
 */
export async function readFolders(parts: Parts): Promise<void> {
  for (const folder of ['accepted', 'amended', 'quarantine'] as const) await readRequests(parts, folder);
  await readHandledMarks(parts);
}

async function readRequests(parts: Parts, folder: SpoolFolder): Promise<void> {
  const { spool, database, onFound } = parts;
  const readAgain = (statements: IndexStatements, key: string) => {
    indexFile(spool, statements, folder, key);
    sumUp(statements, referenceOf(key));
  };

  let count = 0;
  const unread: string[] = [];
  const found: string[] = [];
  for await (const names of someNamesIn(spool.at(folder))) {
    const keys = names
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => name.slice(0, -'.json'.length));
    count += keys.length;
    await inTurns(parts, keys, (statements, key) => {
      const row: { isDamaged: number } | undefined = statements.file.get(folder, key);
      if (!row) found.push(key);
      if (!row || row.isDamaged) unread.push(key);
    });
  }
  for (const keys of newestFirst(unread)) await inTurns(parts, keys, readAgain);
  for (const key of found) onFound(key);

  const known: Count = database.ask(({ countIn }) => countIn.get(folder));
  if (known.count <= count) return;
  for await (const keys of knownNames((after) =>
    database.ask(({ keysIn }) => keysIn.all(folder, after, namesAtOnce)),
  )) {
    await inTurns(parts, keys, (statements, key) => {
      if (writtenAt(spool.at(folder, `${key}.json`)) === null) readAgain(statements, key);
    });
  }
}

async function readHandledMarks(parts: Parts): Promise<void> {
  const { spool, database } = parts;
  const readAgain = (statements: IndexStatements, reference: string) => {
    indexHandledMark(spool, statements, reference);
    sumUp(statements, reference);
  };

  let count = 0;
  for await (const names of someNamesIn(spool.at('handled'))) {
    const references = names.filter(isRequestReference);
    count += references.length;
    await inTurns(parts, references, (statements, reference) => {
      if (!statements.handled.get(reference)) readAgain(statements, reference);
    });
  }

  const known: Count = database.ask(({ countHandled }) => countHandled.get());
  if (known.count <= count) return;
  for await (const references of knownNames((after) =>
    database.ask(({ keysHandled }) => keysHandled.all(after, namesAtOnce)),
  )) {
    await inTurns(parts, references, (statements, reference) => {
      if (writtenAt(spool.at('handled', reference)) === null) readAgain(statements, reference);
    });
  }
}

type Count = { count: number };

/**
 * Month by month, the last one first. The list then begins with what the owner looks for while the rest
 * is read, and the index grows at one place at a time, which is a third of the work for the disk.
 */
function newestFirst(keys: readonly string[]): readonly (readonly string[])[] {
  const months = new Map<string, string[]>();
  for (const key of keys) {
    const month = key.slice(0, 'RTH-202611'.length);
    const known = months.get(month);
    if (known) known.push(key);
    else months.set(month, [key]);
  }
  return [...months].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, names]) => names);
}

/** Works through the names as one transaction for each turn. */
export async function inTurns(
  { database, isStopped }: Pick<Parts, 'database' | 'isStopped'>,
  names: readonly string[],
  work: (statements: IndexStatements, name: string) => void,
): Promise<void> {
  let next = 0;
  while (next < names.length && !isStopped()) {
    database.change((statements) => {
      const end = performance.now() + longestTurn;
      for (; next < names.length && performance.now() < end; next += 1) work(statements, names[next] ?? '');
    });
    await nextTurn();
  }
}

/** The names in a folder, some hundred at once, in no order. */
async function* someNamesIn(folder: string): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const name of namesIn(folder)) {
    names.push(name);
    if (names.length === namesAtOnce) {
      yield names;
      names = [];
    }
  }
  yield names;
}

/** The names that the index has, some hundred at once, in order. */
async function* knownNames(
  following: (after: string) => readonly { key: string }[],
): AsyncGenerator<string[]> {
  for (let rows = following(''); rows.length > 0;) {
    const names = rows.map(({ key }) => key);
    yield names;
    rows = following(names.at(-1) ?? '');
  }
}
