import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';

/** The form service in a process of its own, which leads a process group, as under systemd. */
export type DrillService = {
  port: number;
  /** Folder of requests. */
  spool: string;
  /** @throws Error with the output of a process that does not start. */
  start(): Promise<void>;
  /** Kills the process and its children, and waits until the process has ended. */
  kill(): Promise<void>;
  /** Kills the process and removes the folder. */
  remove(): Promise<void>;
};

const program = path.join(__dirname, '../start-service.ts');

/** Prepares a form service with its own folder and port. @param environment additional settings. */
export async function drillService(environment: Record<string, string>): Promise<DrillService> {
  const spool = await mkdtemp(path.join(tmpdir(), 'form-drill-'));
  const port = await freePort();
  const ports = { RTH_FORMS_PORT: String(port), RTH_OWNER_PORT: '0', RTH_PREVIEW_PORT: '0' };
  const env = { ...process.env, NODE_ENV: 'production', RTH_SPOOL: spool, ...ports, ...environment };
  let running: ChildProcess | null = null;

  async function kill(): Promise<void> {
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }

  return {
    port,
    spool,
    start() {
      const words = ['--require', 'tsx/cjs', program];
      const child = spawn(process.execPath, words, { cwd: repositoryRoot, env, detached: true });
      running = child;
      let output = '';
      return new Promise((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text: Buffer) => {
            output += text.toString();
            if (output.includes('Receiving forms: ')) resolve();
          });
        child.once('close', () => reject(new Error(`The process ended. ${output}`)));
        child.once('error', reject);
      });
    },
    kill,
    async remove() {
      await kill();
      await rm(spool, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
