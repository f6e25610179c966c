import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { insertRequest } from '../requests/database/insert-request';
import { openRequestFolder, type RequestDatabase } from '../requests/database/open-database';
import { incomingFolder } from '../requests/database/request-files';
import type { StoredRequest } from '../requests/database/kept-request';
import { temporaryFolder } from './sample-site';

/** A new database for each test, with its log lines. */
type TestDatabase = { database: RequestDatabase; folder: string; log: string[] };

export function databaseForEach(): TestDatabase {
  const test = { log: new Array<string>(), folder: '' } as TestDatabase;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const folder = await temporaryFolder();
    remove = folder.remove;
    test.log = [];
    test.folder = folder.path;
    test.database = openRequestFolder(folder.path, (line) => test.log.push(line));
  });
  afterEach(async () => {
    test.database.close();
    await remove();
  });
  return test;
}

/** A request that contains only the name Durand. */
const sampleRequest: StoredRequest = {
  reference: 'RTH-20261121-AAAAAA',
  receivedAt: Date.parse('2026-11-21T09:34:05Z'),
  subject: '',
  replyTo: '',
  fingerprint: 'a'.repeat(64),
  fields: [['Nom', 'Durand']],
  rejected: [],
  reasons: [],
  photos: [],
};

type Kept = { isQuarantined?: boolean; files?: readonly (string | Buffer)[] };

/** Changes to the sample request. `receivedAt` is ISO 8601. */
export type SampleChanges = Partial<Omit<StoredRequest, 'receivedAt'>> & { receivedAt?: string };

/** Stores a request with the given files as photographs. @returns its reference. */
export function keepSample(
  database: RequestDatabase,
  { receivedAt, ...over }: SampleChanges = {},
  { isQuarantined = false, files = [] }: Kept = {},
): string {
  const photos = files.map((_, index) => ({
    number: index + 1,
    name: `toit-${index + 1}.jpg`,
    state: 'waiting' as const,
    reason: null,
  }));
  return insertRequest(database, {
    request: {
      ...sampleRequest,
      photos,
      reasons: isQuarantined ? ['links'] : [],
      ...over,
      ...(receivedAt !== undefined && { receivedAt: Date.parse(receivedAt) }),
    },
    from: files.length > 0 ? written(database, files) : null,
  });
}

function written(database: RequestDatabase, files: readonly (string | Buffer)[]): string {
  mkdirSync(incomingFolder(database), { recursive: true });
  const folder = mkdtempSync(path.join(incomingFolder(database), 'sample-'));
  files.forEach((content, index) => writeFileSync(path.join(folder, `${index + 1}.raw`), content));
  return folder;
}
