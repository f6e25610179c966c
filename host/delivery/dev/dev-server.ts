import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';
import type { AppName } from '../../../webpack/remotes';
import { openReceiver } from '../../server/forms/receiver';
import { startListening } from '../../server/listening-server';
import { errorMessage } from '../../server/error-code';
import { createSiteServer } from '../../server/site-server';
import { DeliveryError } from '../delivery-error';
import { readIdentity } from '../../server/identity/read-identity';
import { stateFolders, type StateFolders } from '../state-folders';
import { watchWorkingCopy, type WorkingBuild } from './working-copy';
import { refuseWithoutLiveSite } from './working-site';
import { createWorkingSiteServer } from './working-site-server';

type DevServerOptions = {
  app: AppName;
  /** Of the site that the working copy is shown in. */
  folders: StateFolders;
  /** 0 takes any free port. */
  port: number;
  /** Called for the first build, and for each one after it. */
  onBuild: (build: WorkingBuild) => void;
  log: (line: string) => void;
};

type DevServer = { url: string; close: () => Promise<void> };

/**
 * Serves the live site with one app built from its present sources, again at each change. Resolves after
 * the first build, even when that build failed: the page then shows the error.
 * @throws DeliveryError when there is no live site to show the app in.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { app, folders, port, onBuild, log } = options;
  await refuseWithoutLiveSite(folders, app);
  const identity = await readIdentity();
  const folder = path.join(cacheFolder, 'dev', `${app}-${process.pid}`);
  const working = stateFolders(folder);
  await mkdir(working.releases, { recursive: true });

  const server = createWorkingSiteServer(
    { live: folders, working },
    { kind: 'failed', words: 'It is built for the first time.' },
  );
  // Before the build, so that a port that is taken is known at once.
  const receiver = await openReceiver({ identity, spoolDir: working.received, log });
  const site = createSiteServer({ siteDir: async () => server.site, forms: receiver, log });
  const listener = await startListening({
    handle: site.handle,
    port,
    purpose: `the working copy of ${app}`,
    remedy: '',
  }).catch(async (error: unknown) => {
    receiver.stop();
    await rm(folder, { recursive: true, force: true });
    throw new DeliveryError(
      errorMessage(error).trim(),
      `Stop the program that uses it, or choose another port: PORT=${port + 100} npm run dev.`,
    );
  });
  const stop = await new Promise<() => Promise<void>>((resolve, reject) => {
    const watching = watchWorkingCopy({
      app,
      folder,
      releases: working.releases,
      onBuild(build) {
        server.show(build);
        onBuild(build);
        resolve(async () => (await watching)());
      },
    });
    watching.catch(reject);
  });

  return {
    url: listener.url,
    async close() {
      server.end();
      await listener.close();
      receiver.stop();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
