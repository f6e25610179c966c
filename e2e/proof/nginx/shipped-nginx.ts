import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findNginx } from '../../../host/server/testing/find-nginx';
import { makeAuthority, type OwnAuthority } from '../../../host/server/testing/own-authority';
import { startNginx, type RunningNginx } from '../../../host/server/testing/running-nginx';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { readIdentity } from '../../../host/delivery/identity/read-identity';
import { startServer } from '../../../host/server/start-server';
import { installPackages } from '../../support/find-chromium';
import type { RunningSite } from '../../support/test';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs nginx and its module with apt if they are missing. @throws Error if they are still missing. */
export function ensureNginx(): void {
  const names = ['nginx', 'libnginx-mod-http-brotli-static'];
  const isThere = () => [brotliModule, '/usr/sbin/nginx'].every((file) => existsSync(file));
  if (!isThere()) installPackages(...names);
  if (!isThere()) throw new Error(`nginx is missing. Run apt-get install ${names.join(' ')}.`);
}

/** Serves the tests' composed site with nginx, the shipped configuration and Debian's Brotli module. */
export function startShippedNginx(formsUrl: string, tls: OwnAuthority): Promise<RunningNginx> {
  return startNginx({
    binary: findNginx(),
    state: path.dirname(testFolders().site),
    formsPort: Number(new URL(formsUrl).port),
    tls,
    brotliModule,
  });
}

/** Provides a certificate authority in a temporary folder, and removes the folder afterwards. */
export async function ownAuthority(
  {}: object,
  provide: (authority: OwnAuthority) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'authority-'));
  await provide(makeAuthority(folder));
  await rm(folder, { recursive: true });
}

/** Starts the form service and the owner's pages, but not the site, which nginx serves. */
export async function startFormsAlone(
  {}: object,
  provide: (site: Pick<RunningSite, 'url' | 'receivedFolder'>) => Promise<void>,
): Promise<void> {
  const receivedFolder = await mkdtemp(path.join(os.tmpdir(), 'received-'));
  const server = await startServer({
    siteDir: null,
    spoolDir: receivedFolder,
    port: 0,
    identity: await readIdentity(),
    forms: {
      // All visitors of the tests share one IP address.
      rate: { requests: 10_000, perSeconds: 60 },
    },
    log: () => undefined,
  });
  await provide({ url: server.siteUrl, receivedFolder });
  await server.close();
  await rm(receivedFolder, { recursive: true });
}
