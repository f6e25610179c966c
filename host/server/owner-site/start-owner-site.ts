import path from 'node:path';
import type { RequestListener } from 'node:http';
import { isBehindTls, type OwnerAccess } from '../forms/owner/owner-access';
import { startPoll } from '../forms/poll';
import { isLiveIdentityOutOfDate } from '../identity/live-identity';
import type { Visit } from '../forms/owner/owner-desk';
import { ownerOperations } from './publish/operations';
import { routesOf, type Route } from '../forms/owner/routes';
import { siteAnswers } from './site-routes';
import { previewPage } from './publish/preview-server';
import { openSiteFolder } from './site-folder';
import type { SiteParts } from './site-parts';

/** Where the preview of the site is: the port beside the owner's page, or what a web server makes of it. */
type PreviewPlace = { port: () => number; address?: string | undefined };

type StartOptions = Omit<SiteParts, 'folder' | 'operations' | 'previewAddress'> & {
  /** Null where the owner neither previews nor publishes. */
  preview: PreviewPlace | null;
  access: OwnerAccess;
};

type StartedOwnerSite = { routes: readonly Route[]; preview: RequestListener; stop(): Promise<void> };

/** Between two looks whether the day has changed what pages say, and at uploads. Milliseconds. */
const look = 10 * 60_000;

/** Everything behind the pages on which the owner prepares his site. */
export async function startOwnerSite(options: StartOptions): Promise<StartedOwnerSite> {
  const { run, siteDir, preview, database, access, decoder, now, log } = options;
  const folder = await openSiteFolder(database, now);
  const operations = ownerOperations({ database, folder, run, now, log });
  const rounds = startPoll({
    async work() {
      await folder.tidy();
      if (preview) operations.publishRestored();
      if (preview && (await isLiveIdentityOutOfDate(siteDir, now()))) await operations.refresh();
    },
    failure: 'The site cannot follow the day',
    ...{ log, pause: look },
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
      await rounds.stop();
    },
  };
}

function previewAddress(host: string | undefined, { access, preview }: StartOptions): string {
  if (preview?.address && isBehindTls(host, access)) return preview.address;
  const name = (host ?? 'localhost').replace(/:\d+$/, '');
  return `http://${name}:${preview?.port() ?? 0}`;
}
