import { createServer } from 'node:http';
import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { composeSite, sampleOptions } from './changes';
import { emptySite, promoteSampleSite, releaseSample, samplePage } from './sample-releases';
import { listen } from '../../server/testing/listen';
import { createSiteServer } from '../../server/site-server';
import { startNginx } from './running-nginx';

/** Version of a release of towns that is not live, with another text and without one page. */
export const nextVersion = '1.1.0-cccccccccc';

const pages = [samplePage({ path: '/' }), samplePage(), samplePage({ path: '/villes/thiers' })];

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

/** Serves one composed site by nginx as it ships and by the local server. */
export async function startTwoServers(binary: string) {
  const folders = await emptySite();
  const options = await sampleOptions();
  const mounts = ['/' as const, '/villes' as const];
  await promoteSampleSite(folders.releases, { pages, mounts });
  await releaseSample(folders.releases, 'towns', {
    version: nextVersion,
    pages: pages.slice(0, 2),
    mounts,
    html: '<h1>Essai</h1>',
  });
  const compose = async () => void (await composeSite(folders, options));
  await compose();
  await mkdir(folders.site, { recursive: true });

  const forms = await startForms();
  const nginx = await startNginx({ binary, state: folders.folder, formsPort: forms.port });
  const site = createSiteServer({
    siteDir: path.join(folders.site, 'current'),
    forms: { owns: () => false, handle: async () => undefined },
    log: () => undefined,
  });
  const local = await listen(site.handle);

  return {
    folders,
    options,
    nginx: nginx.url,
    local: local.url,
    /** Requests to the form service behind nginx. */
    askedForms: forms.asked,
    compose,
    async close() {
      await nginx.close();
      await local.close();
      forms.close();
      await rm(folders.folder, { recursive: true, force: true });
    },
  };
}

/** Starts a fake form service. */
async function startForms(): Promise<{ port: number; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, asked, close: () => server.close() };
}
