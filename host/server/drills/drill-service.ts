import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFormProcess, type FormProcess } from '../testing/form-process';
import { pause } from './drill-report';

/** The form service in its own process, which restarts whenever it ends, as under systemd. */
export type DrillService = {
  port: number;
  ownerPort: number;
  /** Folder of the drill, which contains the spool. */
  folder: string;
  spool: string;
  output(): string;
  /** Current process id, or null while the process is not running. */
  processId(): number | null;
  start(): Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Ends the process and removes the folder. */
  remove(): Promise<void>;
};

/** Prepares a form service with its own folder and free ports. @param environment additional settings. */
export async function drillService(environment: Record<string, string> = {}): Promise<DrillService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-drill-'));
  const spool = path.join(folder, 'spool');
  const [port, ownerPort] = await freePorts();
  const settings = {
    RTH_SPOOL: spool,
    RTH_FORMS_PORT: String(port),
    RTH_OWNER_PORT: String(ownerPort),
    RTH_PREVIEW_PORT: '0',
    ...environment,
  };
  const running = keptProcess(() => startFormProcess(settings));

  return {
    port,
    ownerPort,
    folder,
    spool,
    output: running.output,
    processId: running.id,
    start: running.start,
    kill: running.kill,
    async remove() {
      await running.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Restarts a process whenever it ends, until `kill` is called. */
function keptProcess(begin: () => Promise<FormProcess>) {
  let running: FormProcess | null = null;
  let starting: Promise<void> = Promise.resolve();
  let isWanted = false;
  let before = '';

  async function startOnce(): Promise<void> {
    const started = await begin();
    running = started;
    void started.ended.then(() => {
      before += started.output();
      running = null;
      if (isWanted) starting = pause(100).then(startAgain);
    });
  }
  async function startAgain(): Promise<void> {
    while (isWanted && running === null) await startOnce().catch(() => pause(100));
  }

  return {
    id: () => running?.id ?? null,
    output: () => before + (running?.output() ?? ''),
    async start() {
      isWanted = true;
      await startOnce();
    },
    async kill(signal: 'SIGKILL' | 'SIGTERM') {
      isWanted = false;
      await starting;
      await running?.endGroup(signal);
    },
  };
}

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = servers.map(async (server) => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  const [port = 0, ownerPort = 0] = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [port, ownerPort];
}
