import { acceptRequest } from '../forms/database/accept-request';
import { requestDatabase, type RequestDatabase } from '../forms/database/open-database';
import type { PhotoToKeep, RequestToKeep, StoredRequest } from '../forms/stored-request';
import { temporaryFolder } from './sample-site';

/** A new database for each test. `log` holds what it said. */
type TestDatabase = { database: RequestDatabase; folder: string; log: string[] };

export function databaseForEach(): TestDatabase {
  const test: TestDatabase = {
    database: requestDatabase({ folder: '', log: () => {} }),
    folder: '',
    log: [],
  };
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const folder = await temporaryFolder();
    remove = folder.remove;
    const log: string[] = [];
    Object.assign(test, {
      ...{ log, folder: folder.path },
      database: requestDatabase({ folder: folder.path, log: (line) => log.push(line) }),
    });
  });
  afterEach(async () => {
    test.database.close();
    await remove();
  });
  return test;
}

/** Keeps a request of somebody named Durand, who said nothing else. @returns its key. */
export function keepSample(
  database: RequestDatabase,
  over: Partial<StoredRequest> = {},
  kept: Partial<RequestToKeep> = {},
): string {
  const request: StoredRequest = {
    ...{ reference: 'RTH-20261121-AAAAAA', receivedAt: '2026-11-21T09:34:05.000Z' },
    ...{ subject: '', replyTo: '', fingerprint: 'a'.repeat(64), fields: [['Nom', 'Durand']] },
    ...over,
  };
  return acceptRequest(database, { request, isSetApart: false, likeness: null, photos: [], ...kept }).key;
}

/** As if its file lay in `raw`. */
export const samplePhoto = (over: Partial<PhotoToKeep> = {}): PhotoToKeep => ({
  file: 'RTH-20261121-AAAAAA.0123456789abcdef.jpg',
  name: 'toit.jpg',
  sender: 'somebody',
  ...over,
});
