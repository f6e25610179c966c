import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { errorMessage } from '../../server/error-code';
import { portFromEnvironment } from '../../server/port';
import { stopOnSignal } from '../../server/stop-on-signal';
import { DeliveryError } from '../delivery-error';
import { report, say } from '../progress';
import { readLiveIdentity } from '../../server/identity/live-identity';
import { stateFolders } from '../state-folders';

/** `serve`: a composed site as it is, without a build. */
export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('serve a composed site, and receive its forms; PORT is 8080 by default')
    .argument('[folder]', 'a composed site; by default site/current, followed as it changes')
    .action(async (folder?: string) => {
      const port = portFromEnvironment(8080);
      const folders = stateFolders();
      const siteDir = path.resolve(folder ?? path.join(folders.site, 'current'));
      await refuseOtherFolders(siteDir);
      const identity = await readLiveIdentity(siteDir);
      // The other commands need not wait for all that the form service brings along.
      const { formsEnvironment, ownerAccess } = await import('../../server/forms/forms-environment');
      const { startServer } = await import('../../server/start-server');
      const server = await startServer({
        ...formsEnvironment(process.env, identity.email),
        access: ownerAccess(process.env),
        siteDir,
        spoolDir: folders.received,
        port,
        identity,
        log: say,
      }).catch((error: unknown) => {
        throw new DeliveryError(
          errorMessage(error),
          `Or choose another port here, such as PORT=${port + 10}.`,
        );
      });

      const siteUrl = server.siteUrl.replace('127.0.0.1', 'localhost');
      report({ siteDir, siteUrl, receivedUrl: server.receivedUrl }, [
        `The site:              ${siteUrl}   (${path.relative(process.cwd(), siteDir) || '.'})`,
        `Requests received:     ${server.receivedUrl}   (this machine only)`,
        'Stop with Ctrl+C.',
      ]);
      stopOnSignal(server.close);
    });
}

async function refuseOtherFolders(siteDir: string): Promise<void> {
  const isComposed = await realpath(path.join(siteDir, 'headers.json')).then(
    () => true,
    () => false,
  );
  if (!isComposed) {
    throw new DeliveryError(
      `There is no composed site at ${siteDir}.`,
      'Run npm run rth -- compose first, or name the folder of a composed site.',
    );
  }
}
