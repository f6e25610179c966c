import path from 'node:path';
import { createSiteServer } from '../../server/site-server';
import { listen } from '../../server/testing/listen';
import { composeSite, sampleOptions } from './changes';
import { startNginxSite } from './nginx-site';
import { releaseSample, samplePage } from './sample-releases';

/** Version of a release of towns that is not live. It has different text and one page fewer than the live one. */
const nextVersion = '1.1.0-cccccccccc';

const mounts = ['/' as const, '/villes' as const];
const pages = [samplePage({ path: '/' }), samplePage(), samplePage({ path: '/villes/thiers' })];

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

/** Serves one composed site both with nginx and with the local server. */
export async function startTwoServers() {
  const askedForms: string[] = [];
  const site = await startNginxSite(
    (request, response) => {
      askedForms.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => response.end('{}'));
    },
    {},
    { pages, mounts },
  );
  const { folders } = site;
  const next = { version: nextVersion, pages: pages.slice(0, 2), mounts, html: '<h1>Essai</h1>' };
  await releaseSample(folders.releases, 'towns', next);
  const server = createSiteServer({
    siteDir: path.join(folders.site, 'current'),
    forms: { owns: () => false, handle: async () => undefined },
    log: () => undefined,
  });
  const local = await listen(server.handle);
  return {
    folders,
    options: await sampleOptions(),
    nginx: site.nginx.url,
    local: local.url,
    /** Requests that nginx has passed to the form service. */
    askedForms,
    compose: async () => void (await composeSite(folders)),
    async close() {
      await local.close();
      await site.close();
    },
  };
}
