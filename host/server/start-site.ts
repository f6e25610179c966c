import type { Identity } from '@renovation-th/shared/identity/identity';
import { startListening } from './listening-server';
import { startFormProcesses, type FormProcesses } from './processes/form-processes';
import { proxyToReceiver } from './processes/receiver-proxy';
import { createSiteServer } from './site-server';
import { portRemedy, type RunningServer } from './start-server';

export type StartSiteOptions = {
  identity: Identity;
  /** A composed folder, or the symbolic link to the current one. */
  siteDir: string;
  /** Where requests are kept. */
  spoolDir: string;
  /** 0 takes any free port. The owner's page takes the port after it. */
  port: number;
  log: (message: string) => void;
};

export type StartedSite = RunningServer & { processes: FormProcesses };

const loopback = '127.0.0.1';

/**
 * The site as `npm start` runs it: the pages in this process, the receiver and the desk each in one of
 * their own. Whatever happens to those two, the pages go on. Settings come from the environment.
 */
export async function startSite(options: StartSiteOptions): Promise<StartedSite> {
  const { identity, siteDir, spoolDir, port, log } = options;
  const remedy = portRemedy(port);
  const processes = await startFormProcesses({
    spoolDir,
    receiverPort: 0,
    ownerPort: port === 0 ? 0 : port + 1,
    remedy,
    isProxied: true,
    log,
  });
  const stopping = async (error: unknown) => {
    await processes.stop();
    throw error;
  };
  const forms = proxyToReceiver({
    address: processes.receiver.address,
    identity,
    isBehindProxy: process.env.RTH_TRUST_PROXY === '1',
    log,
  });
  const site = createSiteServer({ siteDir, forms, log });
  await site.check().catch(stopping);
  const listener = await startListening({
    handle: site.handle,
    port,
    host: loopback,
    purpose: 'the site',
    remedy,
  }).catch(stopping);

  return {
    processes,
    siteUrl: listener.url,
    receivedUrl: processes.desk.address,
    async close() {
      await listener.close();
      await processes.stop();
    },
  };
}
