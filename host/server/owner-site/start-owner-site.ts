import path from 'node:path';
import type { RequestListener } from 'node:http';
import { isBehindTls, type OwnerAccess } from '../forms/owner/owner-access';
import { startPoll } from '../forms/poll';
import { isLiveIdentityOutOfDate } from '../../delivery/identity/live-identity';
import type { Visit } from '../forms/owner/owner-desk';
import { ownerOperations } from './publish/operations';
import { routesOf, type Route } from '../forms/owner/routes';
import { siteAnswers } from './site-routes';
import { previewPage } from './publish/preview-server';
import { openSiteFolder } from './site-folder';
import type { SiteParts } from './site-parts';

/** Port of the preview, and its URL if a web server proxies the preview. */
type PreviewAccess = { port: () => number; address?: string | undefined };

type StartOptions = Omit<SiteParts, 'folder' | 'operations' | 'previewAddress'> & {
  /** Null if the owner can neither preview nor publish. */
  preview: PreviewAccess | null;
  access: OwnerAccess;
};

type StartedOwnerSite = { routes: readonly Route[]; preview: RequestListener; stop(): Promise<void> };

/** Milliseconds between two checks for an outdated site and for abandoned uploads. */
const checkInterval = 10 * 60_000;

/** Starts the services behind the pages on which the owner prepares the site. */
export async function startOwnerSite(options: StartOptions): Promise<StartedOwnerSite> {
  const { run, siteDir, preview, database, access, decoder, now, log } = options;
  const folder = await openSiteFolder(database, now);
  const operations = ownerOperations({ database, folder, run, now, log });
  const poll = startPoll({
    async work() {
      await folder.tidy();
      if (preview) operations.publishRestored();
      if (preview && (await isLiveIdentityOutOfDate(siteDir, now()))) await operations.refresh();
    },
    failure: 'The live site cannot be updated',
    ...{ log, pause: checkInterval },
  });

  return {
    routes: routesOf(
      {
        ...{ database, folder, decoder, operations, run, siteDir, now, log },
        previewAddress: ({ request }: Visit) => previewAddress(request.headers.host, options),
      },
      siteAnswers,
    ),
    preview: previewPage({ access, database, siteDir: path.join(folder.preview, 'site'), now, log }),
    async stop() {
      await operations.stop();
      await poll.stop();
    },
  };
}

function previewAddress(host: string | undefined, { access, preview }: StartOptions): string {
  if (preview?.address && isBehindTls(host, access)) return preview.address;
  const name = (host ?? 'localhost').replace(/:\d+$/, '');
  return `http://${name}:${preview?.port() ?? 0}`;
}
