import { openStore } from '../state-folders';
import type { Store } from './store';
import { machinesForEach } from './testing/machines';

const bytes = (text: string) => Buffer.from(text);
const text = async (store: Store, key: string) => (await store.get(key))?.toString();

describe('A store that machines share', () => {
  const machines = machinesForEach();
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
  ])('returns the bytes that were put at %s', async (key, value) => {
    expect(await store.putIfAbsent(key, value)).toBe(true);
    expect(await store.get(key)).toEqual(value);
  });

  it('puts an object once, never replaces it, and removes it', async () => {
    expect(await store.putIfAbsent('a', bytes('first'))).toBe(true);
    expect(await store.putIfAbsent('a', bytes('second'))).toBe(false);
    expect(await text(store, 'a')).toBe('first');
    await store.remove('a');
    expect(await store.putIfAbsent('a', bytes('third'))).toBe(true);
  });

  it('lists the objects with a prefix and their dates, sorted by key', async () => {
    for (const key of ['b/2', 'b/1', 'bc', 'a']) await store.putIfAbsent(key, bytes(key));
    const found = await store.list('b/');
    expect(found.map(({ key }) => key)).toEqual(['b/1', 'b/2']);
    expect(Math.abs((found[0]?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(120_000);
  });

  it('accepts only one of two concurrent writes to a key, which nobody reads or lists half written', async () => {
    // Large enough that a reader arrives in the middle of a write that is not atomic.
    const texts = ['a', 'b'].map((letter) => Buffer.alloc(64_000_000, letter));
    const writing = Promise.all(texts.map((content) => store.putIfAbsent('a', content)));
    const listed = new Set<string>();
    let read: Buffer | null = null;
    while (!read) {
      for (const { key } of await store.list('')) listed.add(key);
      read = await store.get('a');
    }
    const hasWon = await writing;
    expect([...hasWon].sort()).toEqual([false, true]);
    expect(read.equals(texts[hasWon.indexOf(true)] ?? bytes(''))).toBe(true);
    expect([...listed].filter((key) => key !== 'a')).toEqual([]);
  });
});

describe('The address of a store', () => {
  it('is a bucket or an absolute path', () => {
    expect(openStore('s3://bucket/a/site/').name).toBe('s3://bucket/a/site');
    expect(openStore('s3://bucket').name).toBe('s3://bucket');
    expect(openStore('/srv/store').name).toBe('/srv/store');
    expect(() => openStore('https://bucket.example')).toThrow(
      'Give a bucket, such as s3://renovation-th/site',
    );
  });
});
