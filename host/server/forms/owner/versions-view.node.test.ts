import { writeFile } from 'node:fs/promises';
import { versionsFile, type Versions, type VisitedRelease } from '../../failures/versions-file';
import { ownersPageForEach } from '../../testing/owners-page-server';

const page = ownersPageForEach();
const hostile = '</pre><script>alert(1)</script>\u202e';
const [live, next] = ['1.4.0-3fa9c2d1e0', '1.5.0-0123456789'];

const released: VisitedRelease = {
  ...{
    version: live,
    since: '2026-11-20T09:00:00.000Z',
    traffic: 90,
    guardedUntil: null,
    kinds: {},
    worst: [],
  },
};
const versions: Versions = {
  at: '2026-11-21T11:00:00.000Z',
  apps: [
    {
      app: 'towns',
      live: released,
      staged: {
        ...{ version: next, since: '2026-11-21T10:00:00.000Z', traffic: 10 },
        ...{ guardedUntil: '2026-11-21T12:00:00.000Z', kinds: { error: 2 } },
        worst: [
          {
            ...{
              kind: 'error',
              message: hostile,
              senders: 2,
              reports: 2,
              lastAt: '2026-11-21T10:30:00.000Z',
            },
            ...{ place: 'remote-towns/src/pages/TownPage.tsx:21', source: 'throw new Error();' },
            stack: ['at remote-towns/src/pages/TownPage.tsx:21:3'],
          },
        ],
      },
      takenBack: { ...released, version: '1.3.0-0123456789', traffic: 0 },
      history: [{ date: '2026-11-20T09:00:00.000Z', kind: 'promote', to: live, by: 'marie' }],
      outcomes: [
        {
          ...{ date: '2026-11-19T09:00:00.000Z', version: '1.3.0-0123456789', live },
          ...{ result: 'taken-back', reason: 'failures' },
          evidence: { since: '2026-11-19T08:00:00.000Z', share: 10, watched: 4, other: 1 },
        },
      ],
    },
  ],
};
const tell = (content: string) => writeFile(versionsFile(page.folder), content);

describe('The page « Versions »', () => {
  it('says that nothing is known yet', async () => {
    const { status, text } = await page.get('/versions');

    expect(status).toBe(200);
    expect(text).toContain('Aucune version n’est encore connue ici.');
  });

  it('tells what is live since when and by whom, what is tried, and what the guard decided', async () => {
    await tell(JSON.stringify(versions));
    const { text } = await page.get('/versions');

    expect(text).toContain(`En ligne\u00a0: ${live}`);
    expect(text).toContain('<dd>marie</dd>');
    expect(text).toContain('<dd><time dateTime="2026-11-20T09:00:00.000Z">20/11/2026 10:00:00</time></dd>');
    expect(text).toContain(`À l’essai\u00a0: ${next}`);
    expect(text).toContain('Retirée par la surveillance\u00a0: 1.3.0-0123456789');
    expect(text).toContain('<dd>10\u00a0%</dd>');
    expect(text).toContain('retirée\u00a0: trop de pannes');
    expect(text).toContain('4 sur 5 visiteurs touchés l’avaient, pour une part attendue de 10\u00a0%.');
    expect(text).toContain('aria-current="page">Versions<');
  });

  it('shows the worst stacks with the line of the source, and nothing in them is markup', async () => {
    await tell(JSON.stringify(versions));
    const { text } = await page.get('/versions');

    expect(text).toContain('2 visiteurs au moins · remote-towns/src/pages/TownPage.tsx:21');
    expect(text).toContain('&gt; throw new Error();');
    expect(text).not.toContain('<script');
    expect(text).not.toContain('\u202e');
  });

  it('counts what fails of each release, as the delivery has counted it', async () => {
    await tell(JSON.stringify(versions));
    const { text } = await page.get('/versions');

    expect(text).toContain('<dt>Erreur dans une page</dt><dd>2 signalements</dd>');
    expect(text).toContain('Aucune panne signalée.');
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a field that nobody wrote', JSON.stringify({ ...versions, more: true })],
    ['a thousand apps', JSON.stringify({ ...versions, apps: Array(1_000).fill(versions.apps[0]) })],
    ['a date that is none', JSON.stringify({ ...versions, at: hostile })],
  ])('is there although its file is %s', async (_, content) => {
    await tell(content);
    const { status, text } = await page.get('/versions');

    expect(status).toBe(200);
    expect(text).toContain('Aucune version n’est encore connue ici.');
  });
});
