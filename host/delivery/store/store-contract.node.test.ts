import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { failureWords } from '../owner/tell';
import { openFolderStore } from './folder-store';
import { openStore } from './open-store';
import { openS3Store } from './s3-store';
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

describe('A bucket that accepts every connection and never answers', () => {
  const before = { ...process.env };
  const place = startedForEach(
    async () => {
      const server = createServer(() => undefined).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const key = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
      Object.assign(process.env, key, { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
      return { server };
    },
    async ({ server }) => {
      server.close();
      process.env = before;
    },
  );

  it.each(['get', 'list', 'putIfAbsent'] as const)(
    'is given up, and developer and owner are told what to do: %s',
    async (what) => {
      const store = openS3Store('bucket', '', { connecting: 200, talking: 100, longest: 500 });
      const ask = { get: store.get, list: store.list, putIfAbsent: store.putIfAbsent }[what];
      const failure = await ask('registry.json', Buffer.from('{}')).catch((error: unknown) => error);

      expect(String(failure)).toMatch(
        /s3:\/\/bucket is too slow, or says nothing\.\s+→ Nothing was changed: run it again/,
      );
      expect(failureWords(failure)).toContain('Réessayez dans quelques minutes');
      expect(place.server.listening).toBe(true);
    },
  );
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
