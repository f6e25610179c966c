import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { openFolderStore } from './folder-store';
import { openStore } from './open-store';
import { storeContract } from './testing/store-contract';

// The drill of the store asks the same of a bucket.
describe('A store in a folder', () => {
  const place = startedForEach(
    async () => ({ folder: await mkdtemp(path.join(os.tmpdir(), 'store-')) }),
    ({ folder }) => rm(folder, { recursive: true, force: true }),
  );
  // Each write waits for the disk.
  it.each(Object.entries(storeContract))('%s', (_, holds) => holds(openFolderStore(place.folder)), 30_000);
});

describe('The address of a store', () => {
  it('is a bucket or a folder, and nothing else', () => {
    expect(openStore('/srv/releases', '')).toMatchObject({ name: '/srv/releases', isOwn: true });
    expect(openStore('', 's3://bucket/a/site/').name).toBe('s3://bucket/a/site');
    expect(openStore('', 's3://bucket').name).toBe('s3://bucket');
    expect(openStore('', '/srv/store').name).toBe('/srv/store');
    expect(() => openStore('', 'https://bucket.example')).toThrow(
      'Give a bucket, such as s3://renovation-th/site',
    );
  });
});
