import { open as openFile, readdir, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { sampleRequest } from '../../testing/sample-requests';
import { handledMarks } from '../request-marks';
import { openSpool, type Spool } from '../spool';
import type { StoredRequest } from '../stored-request';
import { contactOf } from '../database/searchable-text';
import { openRequestIndex, type RequestIndex } from './request-index';

let folder: TemporaryFolder;
let spool: Spool;
let index: RequestIndex;
let log: string[];
let found: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  log = [];
  found = [];
  index = open();
});

afterEach(async () => {
  await index.close();
  await folder.remove();
});

const open = () =>
  openRequestIndex({ spool, onFound: (key) => found.push(key), log: (line) => log.push(line) });
const reopened = async () => {
  await index.close();
  index = open();
  await index.readAll();
};

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const corrected: Partial<StoredRequest> = {
  fingerprint: 'b'.repeat(64),
  receivedAt: '2026-11-22T09:00:00.000Z',
};
const store = async (over: Partial<StoredRequest> = {}) => {
  const { key } = await spool.accept(sampleRequest(over));
  index.refresh(key);
  return key;
};
/** Past the spool, which syncs each. */
const writeMany = async (count: number, subjectOf: (number: number) => string) => {
  for (let number = 0; number < count; number += 1) {
    const name = `RTH-20261122-${String(number).padStart(6, '0')}`;
    const request = sampleRequest({ reference: name, subject: subjectOf(number) });
    await writeFile(spool.at('accepted', `${name}.json`), JSON.stringify(request));
  }
};
const references = (state: 'new' | 'handled' | 'all' = 'all') =>
  index.list(state, { size: 50, number: 1 }).map(({ reference: name }) => name);
const sentBy = (written: string) => index.sentBy(contactOf(written) ?? '', 10);
const handleOn = async (day: string) => {
  await handledMarks(spool).mark(reference);
  await utimes(spool.at('handled', reference), new Date(day), new Date(day));
  index.refresh(reference);
};

describe('the index of requests', () => {
  it('lists what it is told of, newest first', async () => {
    await store();
    await store({ reference: other, receivedAt: '2026-11-21T10:00:00.000Z' });

    expect(references()).toEqual([other, reference]);
    expect(index.list('new', { size: 1, number: 2 })).toEqual([
      { reference, handledAt: null, isCorrected: 0, receivedAt: Date.parse('2026-11-21T09:34:05.000Z') },
    ]);
    expect([index.count('new'), index.count('handled'), index.count('all')]).toEqual([2, 0, 2]);
  });

  it('finds by itself what was there before, and what went while nobody looked', async () => {
    await spool.accept(sampleRequest());
    await spool.quarantine(sampleRequest({ reference: other }));
    await handledMarks(spool).mark(reference);
    await index.readAll();
    expect(references('handled')).toEqual([reference]);
    expect(index.quarantined(10).count).toBe(1);

    await rm(spool.at('quarantine'), { recursive: true });
    await openSpool(folder.path);
    await handledMarks(spool).unmark(reference);
    await index.readAll();
    expect(references('new')).toEqual([reference]);
    expect(index.quarantined(10)).toEqual({ count: 0, first: [] });
    expect(index.total()).toBe(1);
  });

  it('is kept from one start to the next, and then reads only what is new', async () => {
    await store();
    // Unreadable from here on: whoever reads it again would list it as damaged.
    await writeFile(spool.at('accepted', `${reference}.json`), '{');
    await spool.accept(sampleRequest({ reference: other }));
    await reopened();

    expect(references()).toEqual([other, reference]);
    expect(index.damaged(10).count).toBe(0);
  });

  it('tells of files that nobody had told of, but not of all that lie there at the start', async () => {
    await index.readAll();
    await spool.accept(sampleRequest());
    await index.readAll();
    await reopened();

    expect(found).toEqual([reference]);
  });

  it('puts a request back on the list of things to do when it is corrected after it was handled', async () => {
    await store();
    await handleOn('2026-11-21T12:00:00Z');
    expect(references('handled')).toEqual([reference]);

    await store(corrected);
    expect(references('new')).toEqual([reference]);
    expect(index.request(reference)).toMatchObject({ isCorrected: 1 });

    await handleOn('2026-11-22T12:00:00Z');
    expect(references('handled')).toEqual([reference]);
  });

  it('forgets what was erased', async () => {
    await store();
    await store(corrected);
    await rm(spool.at('accepted', `${reference}.json`));
    for (const name of await readdir(spool.at('amended'))) await unlink(spool.at('amended', name));
    await index.forget(new Set([reference]));

    expect([index.total(), index.request(reference), index.filesOf(reference, 10)]).toEqual([0, null, []]);
    expect(sentBy('06 39 98 12 34')).toEqual([]);
  });

  it('lists a request whose first version is damaged by its correction', async () => {
    await writeFile(spool.at('accepted', `${reference}.json`), '{');
    await store(corrected);

    expect(references()).toEqual([reference]);
    expect(index.filesOf(reference, 10)).toEqual([{ folder: 'amended', key: `${reference}.bbbbbbbbbbbb` }]);
    expect(index.damaged(10)).toEqual({ count: 1, first: [{ folder: 'accepted', key: reference }] });
  });

  it('counts as damaged what is no request, what is too long, and what lies under the name of another', async () => {
    await writeFile(spool.at('accepted', 'note.json'), '{}');
    await writeFile(spool.at('accepted', `${other}.json`), JSON.stringify(sampleRequest()));
    await writeFile(
      spool.at('accepted', `${reference}.json`),
      JSON.stringify(sampleRequest({ subject: 'x'.repeat(5_000_000) })),
    );
    await index.readAll();
    expect(index.damaged(2).count).toBe(3);
    expect(index.damaged(2).first).toHaveLength(2);

    await writeFile(spool.at('accepted', `${reference}.json`), JSON.stringify(sampleRequest()));
    await index.readAll();
    expect(references()).toEqual([reference]);
  });

  it('knows whose a request is, however the address or the number was written', async () => {
    await store({
      replyTo: 'Durand@Maison.example',
      fields: [
        ['Nom', 'Durand'],
        ['Téléphone', '+33 6 39 98 12 34'],
      ],
    });

    for (const written of ['durand@maison.EXAMPLE', '06.39.98.12.34', '0033 6 39 98 12 34'])
      expect([written, sentBy(written)]).toEqual([written, [reference]]);
    for (const written of ['06 39 98 12 35', 'autre@maison.example', 'personne'])
      expect([written, sentBy(written)]).toEqual([written, []]);
  });

  it('says which requests are older than a moment, unless the date of a file is not known', async () => {
    const old = '2023-01-01T10:00:00.000Z';
    await store({ receivedAt: old });
    await store({ reference: other, receivedAt: old });
    await store({ reference: 'RTH-20261121-CCCCCC', receivedAt: 'hier' });
    await store({ reference: other, fingerprint: 'b'.repeat(64), receivedAt: '2026-01-01T10:00:00.000Z' });

    expect(index.outdated(Date.parse('2023-11-21'))).toMatchObject([{ reference }]);
  });

  it.each(['garbage '.repeat(4_000), ''])('is made anew when its file is damaged', async (content) => {
    await store();
    await index.close();
    for (const name of await readdir(spool.at('index'))) await unlink(spool.at('index', name));
    await writeFile(spool.at('index', 'requests.sqlite'), content);
    index = open();
    await index.readAll();

    expect(references()).toEqual([reference]);
  });

  it('is made anew when its file is damaged while it is in use', async () => {
    await writeMany(300, () => '');
    await index.readAll();
    await index.close();
    // The first pages stay whole, so that opening the file finds nothing wrong.
    const file = spool.at('index', 'requests.sqlite');
    const wholeBytes = 20 * 4_096;
    const { size } = await stat(file);
    const handle = await openFile(file, 'r+');
    await handle.write(Buffer.alloc(size - wholeBytes, 0xa5), 0, size - wholeBytes, wholeBytes);
    await handle.close();
    index = open();
    await index.readAll();

    expect(index.count('all')).toBe(300);
    expect(log.join()).toContain('made anew: database disk image is malformed');
  });

  it('works in memory when its file cannot be written', async () => {
    await index.close();
    await rm(spool.at('index'), { recursive: true });
    await writeFile(spool.at('index'), '');
    index = open();
    await store();

    expect(references()).toEqual([reference]);
    expect(log.join()).toContain('only in memory');
  });
});

describe('searching the index', () => {
  beforeEach(async () => {
    await store({
      fields: [
        ['Nom', 'Lefèvre'],
        ['Ville', 'Riom'],
        ['Téléphone', '+33 6 39 98 12 34'],
        ['Description_projet', `${'Un mur. '.repeat(2_000)}fin`],
      ],
    });
    await store({ reference: other, receivedAt: '2026-11-20T10:00:00.000Z' });
  });

  it.each([
    'lefevre',
    'RIOM lefèvre',
    '0639981234',
    '06 39',
    '+33 6 39 98',
    reference.toLowerCase(),
    'un mur',
  ])('finds a request by « %s »', async (search) => {
    expect(await index.search(search, 'all')).toEqual([reference]);
  });

  it('keeps to the state that is asked for, newest first', async () => {
    await handleOn('2026-11-23T12:00:00Z');

    expect(await index.search('rth', 'all')).toEqual([reference, other]);
    expect(await index.search('rth', 'new')).toEqual([other]);
    expect(await index.search('riom durand', 'all')).toEqual([]);
    expect(await index.search('%', 'all')).toEqual([]);
    expect(await index.search(' '.repeat(300), 'all')).toHaveLength(2);
  });

  it('goes through many without missing or repeating any', async () => {
    await writeMany(1_500, (number) => (number % 2 ? 'impair' : 'seul'));
    await index.readAll();
    const all = await index.search('impair', 'all');

    expect(all).toHaveLength(750);
    expect(new Set(all).size).toBe(750);
  });
});
