import { startOwnersPage, type OwnersPageServer } from '../../testing/owners-page-server';
import type { StoredRequest } from '../stored-request';

let page: OwnersPageServer;
let log: string[];

beforeEach(async () => {
  log = [];
  page = await startOwnersPage({ log: (line) => log.push(line) });
});
afterEach(() => page.close());

const reference = 'RTH-20261121-AAAAAA';
const honest = {
  reference: 'RTH-20261121-HONEST',
  fields: [['Nom', 'Honnête']],
} satisfies Partial<StoredRequest>;
/** Overwrites a stored value, as an earlier version or a disk fault might have done. */
const change = (reference: string, column: 'content' | 'receivedAt', value: string | number) =>
  page.database.run(`UPDATE requests SET ${column} = ? WHERE reference = ?`, value, reference);

const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
];
const fields = (...pairs: [string, string][]) => ({ fields: pairs });

const hostile: readonly [string, Partial<StoredRequest>][] = [
  ['fields named like inherited properties', { fields: inherited.map((name) => [name, name]) }],
  ['lone surrogates', fields(['Email', 'a\ud800@b.example'], ['\udc00', '\ud800'], ['Téléphone', '\ud800'])],
  [
    'sixty-four fields of ten thousand characters',
    fields(...Array.from({ length: 64 }, (_, at): [string, string] => [`c${at}`, 'é'.repeat(10_000)])),
  ],
  ['right-to-left overrides', { subject: '\u202eeman', ...fields(['Nom', '\u2067\u202e<b>']) }],
  [
    'control characters',
    { subject: '\u0000\u0007\u001b]0;x\u0007', ...fields(['Nom', '\r\n\t\u0085\u2028']) },
  ],
  ['the latest possible date', { receivedAt: '+275760-09-13T00:00:00.000Z' }],
  ['the earliest possible date', { receivedAt: '-271821-04-20T00:00:00.000Z' }],
  [
    'files rejected for unknown reasons',
    {
      rejected: [
        { name: '__proto__', reason: 'constructor' },
        { name: '\ud800', reason: '' },
      ],
    },
  ],
  ['no fields', { fields: [] }],
  ['unknown reasons for quarantine', { reasons: ['__proto__', 'constructor', '\u202e', 'x'.repeat(10_000)] }],
  ['a subject of half a megabyte', { subject: 'm'.repeat(500_000) }],
];

describe.each(hostile)('a stored request with %s', (_what, over) => {
  it('is shown in all views, and does not hide other requests', async () => {
    page.keep({ reference, ...over });
    page.keep(honest);
    page.quarantine({ reference, fingerprint: 'f'.repeat(64), ...over });

    for (const target of ['/', '/?etat=toutes&q=rth', '/demandes.csv']) {
      const { status, text } = await page.get(target);
      expect([target, status]).toEqual([target, 200]);
      expect([target, text.includes('Honnête'), text.includes(reference)]).toEqual([target, true, true]);
      expect([target, target !== '/demandes.csv' && /<script|<b>/.test(text)]).toEqual([target, false]);
    }
    for (const target of [`/demande/${reference}`, '/a-verifier', `/effacer?qui=${reference}`]) {
      const { status, text } = await page.get(target);
      expect([target, status, /<script(?! src="\/site\/atelier.js" defer=""><)|<b>/.test(text)]).toEqual([
        target,
        200,
        false,
      ]);
    }
    expect(log.filter((line) => /cannot be shown|failed/.test(line))).toEqual([]);
  });
});

describe('a damaged row', () => {
  const contents: readonly [string, string][] = [
    ['an empty text', ''],
    ['truncated JSON', '{"reference":"RTH-2026'],
    ['null', 'null'],
    ['a list', '[[]]'],
    ['deeply nested lists', '['.repeat(100_000)],
    ['five megabytes', `"${'x'.repeat(5_000_000)}"`],
  ];

  it.each(contents)(
    'is shown with a notice, and does not hide other requests: %s',
    async (_what, content) => {
      change(page.keep({ reference }), 'content', content);
      page.keep(honest);
      const { status, text } = await page.get();

      expect(status).toBe(200);
      expect(text).toContain('Honnête');
      expect(text).toContain('Cette demande est endommagée');
      expect(text).toContain(reference);
      expect((await page.get('/demandes.csv')).text).toContain('Honnête');
      expect((await page.get(`/effacer?qui=${reference}`)).text).toContain(reference);
    },
  );

  it.each([0, -8.7e15, 8.7e15])('is shown despite the implausible date %s', async (date) => {
    change(page.keep({ reference }), 'receivedAt', date);
    page.keep(honest);

    for (const target of ['/', '/demandes.csv', `/demande/${reference}`])
      expect([target, (await page.get(target)).status]).toEqual([target, 200]);
    expect((await page.get()).text).toContain('Honnête');
  });
});
