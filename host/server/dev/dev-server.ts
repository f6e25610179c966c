import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';
import type { AppName } from '../../../webpack/remotes';
import { closeApp, createApp, listenApp } from '../../server/listen-app';
import { receiveForms } from '../requests/receive-forms';
import { openRequestFolder } from '../requests/database/open-database';
import { errorMessage } from '../../delivery/error-code';
import { DeliveryError } from '../../delivery/delivery-error';
import { readIdentity } from '../../delivery/owner/identity';
import { stateFolders, type StateFolders } from '../../delivery/state-folders';
import { watchWorkingCopy, type WorkingBuild } from './working-copy';
import { refuseWithoutLiveSite } from './working-site';
import { createWorkingSiteServer } from './working-site-server';

type DevServerOptions = {
  app: AppName;
  /** State folders of the live site in which the working copy is shown. */
  folders: StateFolders;
  /** Use 0 for any free port. */
  port: number;
  onBuild: (build: WorkingBuild) => void;
  log: (line: string) => void;
};

type DevServer = { url: string; close: () => Promise<void> };

/**
 * Serves the live site with one app from its sources, and builds the app again on each change. Resolves after the first
 * build, even if that build fails. Also builds the host if its sources are available, because no release contains the
 * development build of React.
 * @throws DeliveryError when there is no live site.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { app, folders, port, onBuild, log } = options;
  const apps = app === 'host' ? [app] : [app, 'host' as const];
  await refuseWithoutLiveSite(folders, app);
  const identity = await readIdentity();
  const folder = path.join(cacheFolder, 'dev', `${app}-${process.pid}`);
  const working = stateFolders(folder);
  await mkdir(working.releases, { recursive: true });

  const server = createWorkingSiteServer({ live: folders, working }, apps);
  // Listens before the build, so that a port in use is reported at once.
  const database = openRequestFolder(working.received, log);
  const web = createApp();
  await web.register(receiveForms, {
    database,
    identity,
    live: async () => identity,
    mailNow: null,
    now: () => new Date(),
    log,
  });
  await web.register(server.plugin);
  const url = await listenApp(web, { port, purpose: `the working copy of ${app}`, remedy: '' }).catch(
    async (error: unknown) => {
      database.close();
      await rm(folder, { recursive: true, force: true });
      throw new DeliveryError(
        errorMessage(error).trim(),
        `Stop the program that uses it, or run the same command with another port: PORT=${port + 100}`,
      );
    },
  );
  const watch = (one: AppName) =>
    new Promise<() => Promise<void>>((resolve, reject) => {
      const watching = watchWorkingCopy({
        app: one,
        folder: path.join(folder, one),
        releases: working.releases,
        onBuild(build) {
          server.show(one, build);
          if (one === app || build.kind === 'failed') onBuild(build);
          resolve(async () => (await watching)());
        },
      });
      watching.catch(reject);
    });
  const stops = await Promise.all(apps.map(watch));

  return {
    url,
    async close() {
      server.end();
      await closeApp(web);
      database.close();
      await Promise.all(stops.map((stop) => stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
