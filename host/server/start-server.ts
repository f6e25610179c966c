import { openFormDesk, type FormDeskOptions } from './forms/form-desk';
import { startListening } from './listening-server';
import { createSiteServer } from './site-server';

export type StartServerOptions = FormDeskOptions & {
  /** A composed folder, or the symbolic link to the current one. */
  siteDir: string;
  /** 0 takes any free port. */
  port: number;
  /** Port of the owner's page. Default: the one after `port`. */
  receivedPort?: number;
  /** Address that the site listens on; the owner's page always listens on loopback. Default: 127.0.0.1. */
  host?: string;
};

export type RunningServer = { siteUrl: string; receivedUrl: string; close(): Promise<void> };

const loopback = '127.0.0.1';

/**
 * The site, its form service and the owner's page in one process: for tests, and for a site that is
 * looked at for a moment. `npm start` keeps them apart; see `start-site.ts`.
 */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { siteDir, port, host = loopback, log } = options;
  const receivedPort = options.receivedPort ?? (port === 0 ? 0 : port + 1);

  const desk = await openFormDesk(options);
  const stopping = async (error: unknown) => {
    await desk.stop();
    throw error;
  };
  const site = createSiteServer({ siteDir, forms: desk.forms, log });
  await site.check().catch(stopping);

  const siteListener = await startListening({
    handle: site.handle,
    port,
    host,
    purpose: 'the site',
    remedy: portRemedy(port),
  }).catch(stopping);
  const receivedListener = await startListening({
    handle: desk.ownersPage,
    port: receivedPort,
    host: loopback,
    purpose: 'the page of received requests',
    remedy: portRemedy(port),
  }).catch(async (error: unknown) => {
    await siteListener.close();
    return stopping(error);
  });

  return {
    siteUrl: siteListener.url,
    receivedUrl: receivedListener.url,
    async close() {
      await Promise.all([siteListener.close(), receivedListener.close()]);
      await desk.stop();
    },
  };
}

/** What to do about a port of the site that is taken. */
export function portRemedy(port: number): string {
  const another = port + 10;
  return `Stop the program that uses it, or choose another port: PORT=${another} npm start (the page of received requests takes the port after it).`;
}
