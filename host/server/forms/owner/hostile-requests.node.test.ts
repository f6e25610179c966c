import { writeFile } from 'node:fs/promises';
import { startOwnersPage, type OwnersPageServer } from '../../testing/owners-page-server';
import { sampleRequest } from '../../testing/sample-requests';
import type { StoredRequest } from '../stored-request';

let page: OwnersPageServer;
let log: string[];

beforeEach(async () => {
  log = [];
  page = await startOwnersPage({ log: (line) => log.push(line) });
});
afterEach(() => page.close());

const reference = 'RTH-20261121-AAAAAA';
const honest = sampleRequest({ reference: 'RTH-20261121-HONEST', fields: [['Nom', 'Honnête']] });
/** As an earlier version, or a hand, may have left it: nothing of the form service stands between. */
const put = (folder: 'accepted' | 'quarantine', name: string, content: unknown) =>
  writeFile(page.spool.at(folder, `${name}.json`), JSON.stringify(content));

const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
];
const fields = (...pairs: [string, string][]) => ({ fields: pairs });
const photo = (file: string) => ({ file, name: file });

const hostile: readonly [string, Partial<StoredRequest>][] = [
  ['fields named as every object inherits them', { fields: inherited.map((name) => [name, name]) }],
  ['half characters', fields(['Email', 'a\ud800@b.example'], ['\udc00', '\ud800'], ['Téléphone', '\ud800'])],
  [
    'sixty-four fields of ten kilobytes',
    fields(...Array.from({ length: 64 }, (_, at): [string, string] => [`c${at}`, 'é'.repeat(10_000)])),
  ],
  ['another direction of writing', { subject: '\u202eeman', ...fields(['Nom', '\u2067\u202e<b>']) }],
  [
    'control characters',
    { subject: '\u0000\u0007\u001b]0;x\u0007', ...fields(['Nom', '\r\n\t\u0085\u2028']) },
  ],
  ['a date that is none', { receivedAt: 'constructor' }],
  ['a date beyond every calendar', { receivedAt: '+275760-09-13T00:00:00.000Z' }],
  ['a date before all', { receivedAt: '-271821-04-20T00:00:00.000Z' }],
  [
    'photographs named anything',
    {
      photos: ['../../etc/passwd', '', '\u0000', '"><script>', `${reference}.0123456789abcdef.jpg`].map(
        photo,
      ),
    },
  ],
  ['a thousand photographs', { photos: Array.from({ length: 1_000 }, (_, at) => photo(`p${at}`)) }],
  [
    'files left out for any reason',
    {
      leftOut: [
        { name: '__proto__', reason: 'constructor' },
        { name: '\ud800', reason: '' },
      ],
    },
  ],
  ['no field at all', { fields: [] }],
  ['a suspicion without words', { reasons: ['__proto__', 'constructor', '\u202e', 'x'.repeat(10_000)] }],
  ['a subject of half a megabyte', { subject: 'm'.repeat(500_000) }],
];

describe.each(hostile)('a stored request with %s', (_what, over) => {
  it('is shown everywhere, and hides no other', async () => {
    await put('accepted', reference, sampleRequest({ reference, ...over }));
    await put('accepted', honest.reference, honest);
    await put('quarantine', `${reference}.aaaaaaaaaaaa`, sampleRequest({ reference, ...over }));

    for (const target of ['/', '/?etat=toutes&q=rth', '/demandes.csv']) {
      const { status, text } = await page.get(target);
      expect([target, status]).toEqual([target, 200]);
      expect([target, text.includes('Honnête'), text.includes(reference)]).toEqual([target, true, true]);
      expect([target, target !== '/demandes.csv' && /<script|<b>/.test(text)]).toEqual([target, false]);
    }
    for (const target of [`/demande/${reference}`, '/a-verifier', `/effacer?qui=${reference}`, '/courrier']) {
      const { status, text } = await page.get(target);
      expect([target, status, /<script|<b>/.test(text)]).toEqual([target, 200, false]);
    }
    expect(log.filter((line) => /cannot be shown|failed/.test(line))).toEqual([]);
  });
});

describe('a file that is no request', () => {
  const contents: readonly [string, string][] = [
    ['nothing', ''],
    ['half of one', '{"reference":"RTH-2026'],
    ['null', 'null'],
    ['a list', '[[]]'],
    ['another reference', JSON.stringify(sampleRequest({ reference: '../../x' }))],
    ['depth', '['.repeat(100_000)],
    ['too much', `"${'x'.repeat(5_000_000)}"`],
  ];

  it.each(contents)('is named as such, and hides no other: %s', async (_what, content) => {
    await writeFile(page.spool.at('accepted', `${reference}.json`), content);
    await put('accepted', honest.reference, honest);
    const { status, text } = await page.get();

    expect(status).toBe(200);
    expect(text).toContain('Honnête');
    expect(text).toContain(`accepted/${reference}.json`);
    expect((await page.get('/demandes.csv')).text).toContain('Honnête');
    expect((await page.get(`/effacer?qui=${reference}`)).text).toContain(`accepted/${reference}.json`);
  });

  it('is counted when there are many, and only the first are named', async () => {
    for (let number = 0; number < 70; number += 1)
      await writeFile(page.spool.at('accepted', `RTH-20261121-${String(number).padStart(6, '0')}.json`), '');
    const { text } = await page.get();

    expect(text).toContain('accepted/RTH-20261121-000049.json');
    expect(text).not.toContain('accepted/RTH-20261121-000050.json');
    expect(text).toContain('… et 20 de plus.');
  });
});

describe('a request that is damaged after it was listed', () => {
  it('has its file named in the place of its card', async () => {
    await put('accepted', reference, sampleRequest({ reference }));
    await put('accepted', honest.reference, honest);
    await page.index.readAll();
    await writeFile(page.spool.at('accepted', `${reference}.json`), '{');
    const { status, text } = await page.get();

    expect(status).toBe(200);
    expect(text).toContain('Honnête');
    expect(text).toContain('Cette demande ne peut pas être affichée');
    expect(text).toContain(`<code>accepted/${reference}.json</code>`);
  });
});
