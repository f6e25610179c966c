import assert from 'node:assert/strict';
import type { Store } from '../store';

const bytes = (text: string) => Buffer.from(text);

async function etagOf(store: Store, key: string): Promise<string> {
  const found = await store.get(key);
  assert.ok(found, `${key} is there`);
  return found.etag;
}

const text = async (store: Store, key: string) => (await store.get(key))?.content.toString();

/** What every store does, as sentences; each gets an empty store. */
export const storeContract: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  'has nothing at first': async (store) => {
    assert.equal(await store.get('a'), null);
    assert.equal(await store.getIfChanged('a', '"0"'), null);
    assert.deepEqual(await store.list(''), []);
    assert.equal(await store.putIfUnchanged('a', bytes('1'), '"0123456789abcdef0123456789abcdef"'), false);
    await store.remove('a');
  },

  'keeps bytes as they are, none too, under a name with folders and odd signs': async (store) => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    for (const [key, value] of [
      ['objects/-_Az09', content],
      ['releases/towns/1.0.0-aaaaaaaaaa/release.json', bytes('{}')],
      ['empty', bytes('')],
    ] as const) {
      assert.equal(await store.putIfAbsent(key, value), true);
      assert.deepEqual((await store.get(key))?.content, value);
    }
  },

  'puts what is absent once, and leaves what is there': async (store) => {
    assert.equal(await store.putIfAbsent('a', bytes('first')), true);
    assert.equal(await store.putIfAbsent('a', bytes('second')), false);
    assert.equal(await text(store, 'a'), 'first');
  },

  'replaces what is unchanged, and nothing else': async (store) => {
    await store.putIfAbsent('a', bytes('1'));
    const first = await etagOf(store, 'a');
    assert.equal(await store.putIfUnchanged('a', bytes('2'), first), true);
    assert.equal(await store.putIfUnchanged('a', bytes('3'), first), false);
    assert.equal(await text(store, 'a'), '2');
  },

  'says nothing of what has not changed': async (store) => {
    await store.putIfAbsent('a', bytes('1'));
    const first = await etagOf(store, 'a');
    assert.equal(await store.getIfChanged('a', first), 'unchanged');
    await store.putIfUnchanged('a', bytes('2'), first);
    const found = await store.getIfChanged('a', first);
    assert.equal(found !== 'unchanged' && found?.content.toString(), '2');
  },

  'lists what starts with a prefix, by name, with their dates': async (store) => {
    for (const key of ['b/2', 'b/1', 'bc', 'a']) await store.putIfAbsent(key, bytes(key));
    const found = await store.list('b/');
    assert.deepEqual(
      found.map(({ key }) => key),
      ['b/1', 'b/2'],
    );
    assert.ok(Math.abs((found[0]?.changedAt.getTime() ?? 0) - Date.now()) < 120_000);
  },

  'removes, and then it is absent': async (store) => {
    await store.putIfAbsent('a', bytes('1'));
    await store.remove('a');
    assert.equal(await store.get('a'), null);
    assert.equal(await store.putIfAbsent('a', bytes('2')), true);
  },

  'lets one of many win who put what is absent at once': async (store) => {
    const all = Array.from({ length: 6 }, (_, index) => store.putIfAbsent('a', bytes(`${index}`)));
    const winners = (await Promise.all(all)).flatMap((won, index) => (won ? [`${index}`] : []));
    assert.equal(winners.length, 1);
    assert.equal(await text(store, 'a'), winners[0]);
  },

  'loses none of many changes made at once by put-if-unchanged': async (store) => {
    await store.putIfAbsent('a', bytes(''));
    const add = async (word: string) => {
      for (;;) {
        const found = await store.get('a');
        assert.ok(found);
        if (await store.putIfUnchanged('a', Buffer.concat([found.content, bytes(word)]), found.etag)) return;
      }
    };
    await Promise.all(Array.from({ length: 4 }, (_, index) => add(`[${index}]`)));
    const words = (await text(store, 'a'))?.match(/\[\d\]/g)?.sort();
    assert.deepEqual(
      words,
      Array.from({ length: 4 }, (_, index) => `[${index}]`),
    );
  },
};
