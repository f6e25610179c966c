import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeSite } from './changes';
import { findNginx } from './find-nginx';
import { startNginx, type NginxOptions } from './running-nginx';
import { emptySite, promoteSampleSite, type SampleRemote } from './sample-releases';

type Settings = Pick<NginxOptions, 'tls' | 'isWhole' | 'instead'>;

/**
 * Serves the sample site with the shipped configuration of nginx.
 * @param answer handles requests to the form service.
 * @param towns differences from the sample release of towns.
 */
export async function startNginxSite(answer: RequestListener, settings: Settings, towns: SampleRemote = {}) {
  const folders = await emptySite();
  await promoteSampleSite(folders.releases, towns);
  await composeSite(folders);
  const service = createServer(answer);
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const formsPort = (service.address() as AddressInfo).port;
  const start = (more: Settings = {}) =>
    startNginx({ binary: findNginx(), state: folders.folder, formsPort, ...settings, ...more });
  const nginx = await start();
  return {
    folders,
    nginx,
    /** Starts another nginx for the same site. */
    start,
    async close() {
      await nginx.close();
      service.closeAllConnections();
      service.close();
      await rm(folders.folder, { recursive: true, force: true });
    },
  };
}
