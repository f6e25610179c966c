import { errorMessage } from './error-code';
import { openFormDesk, type FormDeskOptions } from './forms/form-desk';
import { startListening, type ListeningServer } from './listening-server';
import { publishedSite } from './owner-site/start-owner-site';
import { createSiteServer } from './site-server';

export type StartServerOptions = FormDeskOptions & {
  /** A composed folder, or the symbolic link to the current one; null receives forms only. */
  siteDir: string | null;
  /** 0 takes any free port. */
  port: number;
  /** Port of the owner's page. Default: the one after `port`. */
  receivedPort?: number;
  /** Whether the owner previews and publishes the site from here; the preview has the port after his page. Default: false. */
  isPublishedHere?: boolean;
  /** Address that the site listens on. Default: 127.0.0.1. */
  host?: string;
};

export type RunningServer = { siteUrl: string; receivedUrl: string; close(): Promise<void> };

const loopback = '127.0.0.1';

/**
 * The site, its form service and the owner's page in one process: for a working copy, for tests, and for a site that
 * is looked at. In production nginx serves the pages, and systemd keeps receiver and desk apart; see `deploy/`.
 */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { siteDir, port, host = loopback, access, isPublishedHere = false, log } = options;
  const receivedPort = options.receivedPort ?? (port === 0 ? 0 : port + 1);
  let preview: ListeningServer | null = null;
  const remedy = `Stop the program that uses it, or choose another port: PORT=${port + 10} npm start (the page of received requests takes the port after it).`;

  const desk = await openFormDesk({
    ...options,
    ...(isPublishedHere && { ownerSite: publishedSite({ port: () => preview?.port ?? 0 }) }),
  });
  const stopping = async (error: unknown) => {
    await desk.stop();
    throw error;
  };
  const site = siteDir === null ? null : createSiteServer({ siteDir, forms: desk.forms, log });
  await site?.check().catch(stopping);

  const siteListener = await startListening({
    handle: site?.handle ?? desk.forms.listener,
    ...{ port, host, remedy },
    purpose: site ? 'the site' : 'the forms',
  }).catch(stopping);
  const receivedListener = await startListening({
    handle: desk.ownersPage,
    port: receivedPort,
    host: access?.host ?? loopback,
    purpose: 'the page of received requests',
    remedy,
  }).catch(async (error: unknown) => {
    await siteListener.close();
    return stopping(error);
  });

  // Whatever has its port, requests come first.
  if (isPublishedHere)
    preview = await startListening({
      handle: desk.preview,
      port: receivedPort === 0 ? 0 : receivedPort + 1,
      host: access?.host ?? loopback,
      purpose: 'the preview of the site',
      remedy,
    }).catch((error: unknown) => {
      log(errorMessage(error));
      return null;
    });

  return {
    siteUrl: siteListener.url,
    receivedUrl: receivedListener.url,
    async close() {
      await Promise.all([siteListener.close(), receivedListener.close(), preview?.close()]);
      await desk.stop();
    },
  };
}
