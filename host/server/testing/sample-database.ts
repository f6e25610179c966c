import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptRequest } from '../forms/database/accept-request';
import { noteReencoded } from '../forms/database/file-rows';
import { requestDatabase, type RequestDatabase } from '../forms/database/open-database';
import type { PhotoToKeep, RequestToKeep, StoredRequest } from '../forms/stored-request';
import { temporaryFolder } from './sample-site';

/** A new database for each test, with its log lines. */
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
    for (const name of ['incoming', 'files', 'raft']) mkdirSync(path.join(folder.path, name));
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

/** Stores a request that contains only the name Durand. @returns its reference. */
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
  return acceptRequest(database, { request, isQuarantined: false, likeness: null, photos: [], ...kept })
    .reference;
}

/** Returns a photograph that waits to be re-encoded. */
export const samplePhoto = (over: Partial<PhotoToKeep> = {}): PhotoToKeep => ({
  file: rawName(),
  name: 'toit.jpg',
  clientKey: 'clientKey-0',
  ...over,
});

export const rawName = (letter = '0'): string => `${letter.repeat(64)}.raw`;
export const keptName = (letter = '0'): string => `${letter.repeat(64)}.jpg`;

/** Records a re-encoded photograph, as the desk does. */
export function reencodeSample(database: RequestDatabase, letter = '0', content = 'image'): void {
  const from = path.join(database.folder, 'files', `draft-${letter}`);
  writeFileSync(from, content);
  noteReencoded(database, rawName(letter), { reason: null, at: 0, from });
}
