import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { startCopying } from '../forms/backup/copy-requests';
import { requestOf } from '../forms/database/kept-request';
import { requestDatabase } from '../forms/database/open-database';
import { makeBackup } from '../forms/backup/make-backup';
import { restoreBackup, type Restoration } from '../forms/backup/restore-backup';
import { makeKeys, unsealWith } from '../forms/backup/sealing';
import { databaseForEach } from './sample-database';
import { temporaryFolder, type TemporaryFolder } from './sample-site';

export const dayOne = Date.parse('2026-11-21T09:34:05.000Z');

/** Provides each test with a database of requests, a backup store with keys, and a clock. */
export function backupForEach() {
  const at: {
    outside: TemporaryFolder;
    keys: { identity: string; recipient: string };
    now: number;
    /** Called whenever the copier reads the clock. */
    onClock: () => void;
  } = Object.create(null);
  let copying: ReturnType<typeof startCopying> | null;

  beforeEach(async () => {
    at.outside = await temporaryFolder();
    await mkdir(store());
    at.keys = await makeKeys();
    copying = null;
    at.now = dayOne;
    at.onClock = () => undefined;
  });
  // Stops copying before the folder of the database is removed.
  afterEach(async () => {
    await stopCopying();
    await at.outside.remove();
  });
  const test = databaseForEach();

  const store = () => path.join(at.outside.path, 'store');
  const settings = () => ({ store: store(), recipient: at.keys.recipient });
  const startToCopy = () =>
    (copying = startCopying({
      ...{ database: test.database, settings: settings() },
      now: () => {
        at.onClock();
        return new Date(at.now);
      },
      log: (line) => test.log.push(line),
    }));
  const stopCopying = async () => copying?.stop();
  return {
    test,
    at,
    store,
    settings,
    startToCopy,
    stopCopying,
    async stored(): Promise<string[]> {
      const names = await readdir(path.join(store(), 'stored'), { recursive: true }).catch(() => []);
      return names.filter((name) => name.endsWith('.age')).sort();
    },
    /** Copies everything that the store lacks. */
    async copyAll(): Promise<void> {
      const running = startToCopy();
      await running.round();
      await running.stop();
      copying = null;
    },
    backUp: (over: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
      makeBackup({
        ...{ database: test.database, settings: settings() },
        // Each backup needs its own time, because its name contains the time.
        now: () => new Date((at.now += 1_000)),
        log: () => undefined,
        ...over,
      }),
    /** Restores the backup into the folder `into`, as on an empty machine. */
    async restore(into = 'empty'): Promise<Restoration> {
      const unseal = await unsealWith(at.keys.identity);
      const folders = { source: store(), into: path.join(at.outside.path, into) };
      const now = () => new Date(at.now);
      return restoreBackup({ ...folders, unseal, now, log: (line) => test.log.push(line) });
    },
    /** Reads a request from a restored folder. */
    restored(key: string, into = 'empty') {
      const folder = path.join(at.outside.path, into);
      const database = requestDatabase({ folder, log: () => undefined });
      const found = requestOf(database, key);
      database.close();
      return found;
    },
  };
}
