import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from './error-code';
import type { FormServiceOptions } from './forms/form-config';
import { createFormService } from './forms/form-service';
import { receivedPage } from './forms/received-page';
import { openSpool } from './forms/spool';
import { startListening } from './listening-server';
import { createSiteServer } from './site-server';

export type StartServerOptions = {
  /** A composed folder, or the symbolic link to the current one. */
  siteDir: string;
  /** Where accepted requests are kept; made if it does not exist. */
  spoolDir: string;
  /** 0 takes any free port. */
  port: number;
  /** Port of the owner's page. Default: the one after `port`. */
  receivedPort?: number;
  /** Address that the site listens on; the owner's page always listens on loopback. Default: 127.0.0.1. */
  host?: string;
  identity: Identity;
  /** Settings of the form service that differ from its defaults. */
  forms?: Omit<FormServiceOptions, 'identity'>;
  log: (message: string) => void;
};

export type RunningServer = { siteUrl: string; receivedUrl: string; close(): Promise<void> };

const loopback = '127.0.0.1';

/** Starts the site with its form service, and the owner's page of received requests. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { siteDir, spoolDir, port, host = loopback, identity, log } = options;
  const receivedPort = options.receivedPort ?? (port === 0 ? 0 : port + 1);

  const spool = await openSpool(spoolDir).catch((error: unknown) => {
    throw new Error(`Requests cannot be kept in ${spoolDir}: ${errorMessage(error)}`, { cause: error });
  });
  const forms = createFormService({ ...options.forms, identity, spool, log });
  const site = createSiteServer({ siteDir, forms, log });
  await site.check();

  const siteListener = await startListening({
    handle: site.handle,
    port,
    host,
    purpose: 'the site',
    remedy: portRemedy(port),
  });
  const receivedListener = await startListening({
    handle: receivedPage({ spool, log }),
    port: receivedPort,
    host: loopback,
    purpose: 'the page of received requests',
    remedy: portRemedy(port),
  }).catch(async (error: unknown) => {
    await siteListener.close();
    throw error;
  });

  return {
    siteUrl: siteListener.url,
    receivedUrl: receivedListener.url,
    close: async () => void (await Promise.all([siteListener.close(), receivedListener.close()])),
  };
}

function portRemedy(port: number): string {
  const another = port + 10;
  return `Stop the program that uses it, or choose another port: PORT=${another} npm start (the page of received requests takes the port after it).`;
}
