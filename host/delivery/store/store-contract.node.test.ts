import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { failureMessage } from '../owner/refusals';
import { openStore } from './open-store';
import { openS3Store } from './s3-store';
import type { Store } from './store';
import { startMachines } from './testing/machines';

const bytes = (text: string) => Buffer.from(text);
const text = async (store: Store, key: string) => (await store.get(key))?.content.toString();

describe('A store that machines share', () => {
  const machines = startedForEach(startMachines, ({ remove }) => remove());
  let store: Store;
  beforeEach(() => {
    ({ store } = machines);
  });

  it('is empty at first', async () => {
    expect(await store.get('a')).toBeNull();
    expect(await store.list('')).toEqual([]);
    await store.remove('a');
  });

  it.each([
    ['objects/-_Az09', Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))],
    ['releases/towns/1.0.0-aaaaaaaaaa/release.json', bytes('{}')],
    ['empty', bytes('')],
  ])('keeps bytes unchanged under the name %s', async (key, value) => {
    expect(await store.putIfAbsent(key, value)).toBe(true);
    expect((await store.get(key))?.content).toEqual(value);
  });

  it('puts an object once, never replaces it, and removes it', async () => {
    expect(await store.putIfAbsent('a', bytes('first'))).toBe(true);
    expect(await store.putIfAbsent('a', bytes('second'))).toBe(false);
    expect(await text(store, 'a')).toBe('first');
    await store.remove('a');
    expect(await store.putIfAbsent('a', bytes('third'))).toBe(true);
  });

  it('lists objects with a prefix, by name, with their dates', async () => {
    for (const key of ['b/2', 'b/1', 'bc', 'a']) await store.putIfAbsent(key, bytes(key));
    const found = await store.list('b/');
    expect(found.map(({ key }) => key)).toEqual(['b/1', 'b/2']);
    expect(Math.abs((found[0]?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(120_000);
  });

  it('accepts one of several concurrent writes', async () => {
    const all = Array.from({ length: 6 }, (_, index) => store.putIfAbsent('a', bytes(`${index}`)));
    const winners = (await Promise.all(all)).flatMap((won, index) => (won ? [`${index}`] : []));
    expect(winners).toEqual([await text(store, 'a')]);
  });
});

describe('A bucket that accepts every connection and never answers', () => {
  const before = { ...process.env };
  const bucket = startedForEach(
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
    'causes an error with remedies for developer and owner: %s',
    async (method) => {
      const store = openS3Store('bucket', '', { connecting: 200, talking: 100, longest: 500 });
      const ask = { get: store.get, list: store.list, putIfAbsent: store.putIfAbsent }[method];
      const failure = await ask('registry.json', Buffer.from('{}')).catch((error: unknown) => error);

      expect(String(failure)).toMatch(
        /s3:\/\/bucket is too slow, or does not answer\.\s+→ Nothing was changed: run the command again/,
      );
      expect(failureMessage(failure)).toContain('Réessayez dans quelques minutes');
      expect(bucket.server.listening).toBe(true);
    },
  );
});

describe('The address of a store', () => {
  it('is a bucket or an absolute path', () => {
    expect(openStore('/srv/releases', '')).toMatchObject({ name: '/srv/releases', isOwn: true });
    expect(openStore('', 's3://bucket/a/site/').name).toBe('s3://bucket/a/site');
    expect(openStore('', 's3://bucket').name).toBe('s3://bucket');
    expect(openStore('', '/srv/store').name).toBe('/srv/store');
    expect(() => openStore('', 'https://bucket.example')).toThrow(
      'Give a bucket, such as s3://renovation-th/site',
    );
  });
});
