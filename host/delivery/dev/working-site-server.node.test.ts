import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ListeningServer } from '../../server/listening-server';
import { listen } from '../../server/testing/listen';
import { createSiteServer } from '../../server/site-server';
import { readRelease } from '../release-record';
import { stateFolders } from '../state-folders';
import { emptySite, promoteSampleSite, releaseSample, samplePage } from '../testing/sample-releases';
import type { WorkingBuild } from './working-copy';
import { refuseWithoutLiveSite } from './working-site';
import { createWorkingSiteServer, type WorkingSiteServer } from './working-site-server';

const version = '1.0.0-eeeeeeeeee';
let live: Awaited<ReturnType<typeof emptySite>>;
let working: ReturnType<typeof stateFolders>;
let server: WorkingSiteServer;
let listener: ListeningServer;

/** The working copy of towns as a build lays it down, beside a live site. */
async function build(...[change]: [Partial<Parameters<typeof releaseSample>[2]>?]): Promise<WorkingBuild> {
  await releaseSample(working.releases, 'towns', {
    version,
    pages: [samplePage()],
    html: '<h1>Au travail</h1>',
    ...change,
  });
  return { kind: 'built', record: await readRelease(working.releases, 'towns', version), warnings: '' };
}

async function start(first: WorkingBuild) {
  server = createWorkingSiteServer({ live, working }, first);
  const { handle } = createSiteServer({
    siteDir: async () => server.site,
    forms: { owns: () => false, handle: () => Promise.resolve() },
    log: () => undefined,
  });
  listener = await listen(handle);
}

const get = (address: string) => fetch(listener.url + address);
const text = async (address: string) => (await get(address)).text();

beforeEach(async () => {
  live = await emptySite();
  working = stateFolders(path.join(live.folder, 'working'));
  await promoteSampleSite(live.releases);
});
afterEach(async () => {
  server.end();
  await listener.close();
  await rm(live.folder, { recursive: true });
});

describe('The site of a working copy', () => {
  it('needs something released around it', async () => {
    await start(await build());
    const nothing = stateFolders(path.join(live.folder, 'empty'));
    await expect(refuseWithoutLiveSite(nothing, 'towns')).rejects.toThrow(
      /Nothing is live yet.*\n.*npm start/,
    );
  });

  it('shows its pages in the live site, under the headers of the site', async () => {
    await start(await build());
    const answer = await get('/villes/riom');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    const html = await answer.text();
    expect(html).toContain('<h1>Au travail</h1>');
    expect(html).toMatch(
      /<script src="\/dev\/reload\.js" integrity="sha384-\S+" .*data-build="1\.0\.0-eeeeeeeeee"/,
    );
    expect(JSON.parse(await text('/registry.json')).remotes.towns.version).toBe(version);
    expect(await text('/sitemap.xml')).toContain('<urlset');
  });

  it('has the files of the live releases and its own, and nothing that renders them', async () => {
    await start(await build());
    await get('/');

    expect(await text('/releases/host/1.0.0-bbbbbbbbbb/main.js')).toBe('/* main */');
    const own = await get(`/releases/towns/${version}/remoteEntry.js`);
    expect(own.headers.get('access-control-allow-origin')).toBe('*');
    for (const file of ['release.json', '../release.json', 'server/server.cjs', '%2e%2e/server/server.cjs'])
      expect((await get(`/releases/towns/${version}/${file}`)).status).toBe(404);
  });

  it('answers 404 with the page of the site where there is none', async () => {
    await start(await build());
    const answer = await get('/villes/nulle-part');

    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1>Introuvable</h1>');
  });

  it('is a page with the reason where a page cannot be made', async () => {
    await start(await build({ html: '<p style="color:red">Riom</p>' }));

    expect(await text('/villes/riom')).toContain('/villes/riom renders style inline');
    expect((await get('/releases/host/1.0.0-bbbbbbbbbb/main.js')).status).toBe(200);
  });
});
