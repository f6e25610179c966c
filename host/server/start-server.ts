import { currentSite } from '../delivery/identity/live-identity';
import { openReceiver, type ReceiverOptions } from './forms/receiver';
import { startDesk, type DeskOptions } from './forms/desk';
import { startListening } from '../delivery/listening-server';
import { portAfter } from '../delivery/port';
import { createSiteServer } from './site-server';

export type StartServerOptions = ReceiverOptions &
  Omit<DeskOptions, 'now' | 'siteDir' | 'preview' | 'remedy'> & {
    /** A composed folder, or the symlink to the current one. Null serves only forms. */
    siteDir: string | null;
    /** 0 selects any free port. */
    port: number;
    /** Port of the owner's page. Default: the one after `port`. */
    receivedPort?: number;
    /** Whether the owner can preview and publish the site, on the port after the owner's page. Default: false. */
    isPublishedHere?: boolean;
  };

export type RunningServer = { siteUrl: string; receivedUrl: string; close(): Promise<void> };

/** Runs the site, its form service and the owner's page in one process, for a working copy and for tests. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { siteDir, port, isPublishedHere = false, log } = options;
  const receivedPort = options.receivedPort ?? portAfter(port);
  const remedy = `Stop the program that uses it, or choose another port: PORT=${port + 10} npm start (the page of received requests uses the next port).`;
  const stops: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const receiver = await openReceiver(options);
    stops.push(receiver.stop);
    const site = siteDir === null ? null : createSiteServer({ siteDir, forms: receiver, log });
    await site?.check();
    const listener = await startListening({
      handle: site?.handle ?? receiver.listener,
      inherited: 0,
      purpose: site ? 'the site' : 'the forms',
      ...{ port, remedy },
    });
    stops.push(listener.close);
    const desk = await startDesk({
      ...options,
      ...{ port: receivedPort, remedy, siteDir: siteDir ?? currentSite() },
      ...(options.forms?.now && { now: options.forms.now }),
      preview: isPublishedHere ? { port: portAfter(receivedPort) } : null,
    });
    stops.push(desk.stop);
    return { siteUrl: listener.url, receivedUrl: desk.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
