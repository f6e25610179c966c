import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { OutboxEntry } from './outbox-entries';
import { outboxKey } from './outbox-key';
import { createOutboxStore } from './outbox-store';

const entry = (reference: string): OutboxEntry => ({
  reference,
  fields: { Nom_complet: 'Visiteur Exemple' },
  state: 'waiting',
});
const [first, second] = [entry('RTH-20261121-7KX2QD'), entry('RTH-20261121-8KX2QD')];
const adding = (added: OutboxEntry) => (entries: readonly OutboxEntry[]) => [...entries, added];
const none = () => [];

let stored: Map<string, string>;
let isFull = false;

/** What Node leaves out. */
function provideLocalStorage() {
  stored = new Map();
  isFull = false;
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  provideLocalStorage();
});

describe('the list of requests that wait', () => {
  it('outlives the page, in IndexedDB', async () => {
    await createOutboxStore().change(adding(first));
    expect(await createOutboxStore().read()).toEqual([first]);
    expect(stored.get(outboxKey)).not.toContain('Visiteur');
  });

  it('knows that it could not read what the database holds, until it can', async () => {
    await createOutboxStore().change(adding(first));
    const store = createOutboxStore();
    const opens = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('too late');
    });

    expect(await store.read()).toEqual([]);
    expect(store.isUnread()).toBe(true);
    opens.mockRestore();
    expect(await store.read()).toEqual([first]);
    expect(store.isUnread()).toBe(false);
  });

  it('shows in localStorage that it has something, and that it changed, and only then', async () => {
    const store = createOutboxStore();
    await store.read();
    expect(stored.has(outboxKey)).toBe(false);

    await store.change(adding(first));
    const mark = stored.get(outboxKey);
    expect(mark).toBeDefined();
    await store.read();
    expect(stored.get(outboxKey)).toBe(mark);

    await store.change(none);
    expect(stored.has(outboxKey)).toBe(false);
  });

  it('takes over what an earlier version of the site left in localStorage', async () => {
    stored.set(outboxKey, JSON.stringify([first, { reference: 3 }]));
    expect(await createOutboxStore().read()).toEqual([first]);
    expect(stored.get(outboxKey)).not.toContain('Visiteur');

    await createOutboxStore().change(adding(second));
    expect(await createOutboxStore().read()).toEqual([first, second]);
  });

  it('loses nothing when several change it at once', async () => {
    const many = Array.from({ length: 20 }, (_, index) => entry(`RTH-20261121-7KX2${10 + index}`));
    await Promise.all(many.map((one) => createOutboxStore().change(adding(one))));
    expect(await createOutboxStore().read()).toHaveLength(20);
  });

  it('ignores what is not its own', async () => {
    await createOutboxStore().change(() => [first]);
    const opening = indexedDB.open(outboxKey);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const transaction = opening.result.transaction('entries', 'readwrite');
    transaction.objectStore('entries').put({ reference: 3 }, 'strange');
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    opening.result.close();

    expect(await createOutboxStore().read()).toEqual([first]);
  });
});

describe('where the browser has no database for us', () => {
  beforeEach(() => {
    const open = () => {
      throw new DOMException('private window', 'SecurityError');
    };
    Object.assign(globalThis, { indexedDB: { open } });
  });

  it('the list is kept in localStorage', async () => {
    await createOutboxStore().change(adding(first));
    expect(await createOutboxStore().read()).toEqual([first]);

    await createOutboxStore().change(none);
    expect(stored.size).toBe(0);
  });

  it('nor any room, the list lives as long as the page', async () => {
    isFull = true;
    const store = createOutboxStore();
    await store.change(adding(first));
    expect(await store.read()).toEqual([first]);

    isFull = false;
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    expect(await store.read()).toEqual([first]);
    expect(await createOutboxStore().read()).toEqual([first]);
  });
});

describe('a database that never opens', () => {
  it('is given up after three seconds', async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, { indexedDB: { open: () => new EventTarget() } });
    const change = createOutboxStore().change(adding(first));
    await jest.advanceTimersByTimeAsync(3_000);

    expect(await change).toEqual([first]);
    expect(stored.get(outboxKey)).toContain('Visiteur');
    jest.useRealTimers();
  });
});
