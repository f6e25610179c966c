import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { insertRequest } from '../requests/database/insert-request';
import { openRequestFolder, type RequestDatabase } from '../requests/database/open-database';
import { incomingFolder } from '../requests/database/request-files';
import type { StoredRequest } from '../requests/database/kept-request';
import { temporaryFolder } from './temporary-folder';

/** Opens a new database before each test. */
export const databaseForEach = () =>
  startedForEach(
    async () => {
      const { path: folder, remove } = await temporaryFolder();
      const log: string[] = [];
      return { folder, remove, log, database: openRequestFolder(folder, (line) => log.push(line)) };
    },
    async ({ database, remove }) => {
      database.close();
      await remove();
    },
  );

type Kept = { isQuarantined?: boolean; files?: readonly (string | Buffer)[] };

/** Changes to a request that contains only the name Durand. `receivedAt` is ISO 8601. */
export type SampleChanges = Partial<Omit<StoredRequest, 'receivedAt' | 'fields'>> & {
  receivedAt?: string;
  fields?: Record<string, string>;
};

/** Stores a request with the given files as photographs. @returns its reference. */
export function keepSample(
  database: RequestDatabase,
  { receivedAt = '2026-11-21T09:34:05Z', fields = { Nom: 'Durand' }, ...over }: SampleChanges = {},
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
      reference: 'RTH-20261121-AAAAAA',
      receivedAt: Date.parse(receivedAt),
      subject: '',
      replyTo: '',
      fingerprint: 'a'.repeat(64),
      fields: Object.entries(fields),
      rejected: [],
      reasons: isQuarantined ? ['links'] : [],
      photos,
      ...over,
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
