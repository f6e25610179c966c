import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { isBehindTls, type OwnerAccess } from '../requests/owner/owner-access';
import { startPoll } from '../requests/poll';
import { isLiveSiteOutOfDate } from '../../delivery/owner/identity';
import type { Visit } from '../requests/owner/visit';
import { ownerOperations } from './publish/operations';
import { addAnswers } from '../requests/owner/routes';
import { siteAnswers } from './site-routes';
import { sitePreview } from './publish/preview-server';
import type { RunContentJob } from './publish/run-content-job';
import { removeAbandonedFiles } from './drafts';
import { createSiteFolder, previewFolder } from './site-folder';
import type { SiteParts } from './site-parts';

/** Port of the preview, and its URL if a web server proxies the preview. */
type PreviewAccess = { port: () => number; address?: string | undefined };

type StartOptions = Omit<SiteParts, 'operations' | 'previewLink'> & {
  run: RunContentJob;
  /** Null if the owner can neither preview nor publish. */
  preview: PreviewAccess | null;
  access: OwnerAccess;
};

type StartedOwnerSite = {
  /** Adds the pages to the server of the owner's pages, which checks the session. */
  addPages: (app: FastifyInstance) => void;
  preview: FastifyPluginAsync;
  stop(): Promise<void>;
};

/** Milliseconds between two checks for an outdated site and for abandoned files. */
const checkInterval = 10 * 60_000;

/** Starts the services behind the pages on which the owner prepares the site. */
export async function startOwnerSite(options: StartOptions): Promise<StartedOwnerSite> {
  const { run, siteDir, preview, database, decoder, now, log } = options;
  createSiteFolder(database);
  const shown = sitePreview({
    name: preview?.address ? new URL(preview.address).hostname : null,
    siteDir: previewFolder(database),
    now,
    log,
  });
  const operations = ownerOperations({ database, run, now, log });
  const poll = startPoll({
    async work() {
      if (preview && (await isLiveSiteOutOfDate(siteDir, now()))) await operations.refresh();
      removeAbandonedFiles(database);
    },
    failure: 'The live site cannot be updated',
    ...{ log, pause: checkInterval },
  });

  return {
    addPages(app) {
      void app.register(multipart, { throwFileSizeLimit: false });
      const parts = { database, decoder, operations, siteDir, now, log };
      const previewLink = ({ request }: Visit) =>
        previewAddress(request.headers.host, options) + shown.link();
      addAnswers(app, { ...parts, previewLink }, siteAnswers);
    },
    preview: shown.page,
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
