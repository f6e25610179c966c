import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const entry = path.join(__dirname, '..', 'start-forms.ts');
const repository = path.join(__dirname, '..', '..', '..');
const longestStart = 20_000;

/** The real form service in processes of its own (receiver, desk, and what keeps them going), which can be killed. */
export type DrillService = {
  port: number;
  ownerPort: number;
  /** A folder of the drill's own; the spool is one folder in it. */
  folder: string;
  spool: string;
  /** Everything that the service has written to its terminal. */
  output(): string;
  /** As they are at this moment; a process that was started again has another number. */
  processIds(): { receiver: number; desk: number } | null;
  start(): Promise<void>;
  /** All of its processes at once, as when the machine goes. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Ends the processes and removes the folder. */
  remove(): Promise<void>;
};

/** @param environment settings beyond spool and ports. */
export async function drillService(environment: Record<string, string> = {}): Promise<DrillService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'form-drill-'));
  const spool = path.join(folder, 'spool');
  const [port, ownerPort] = await freePorts(2);
  let child: ChildProcess | null = null;
  let output = '';

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--import', 'tsx', entry], {
      cwd: repository,
      env: {
        ...process.env,
        RTH_SPOOL: spool,
        RTH_FORMS_PORT: String(port),
        RTH_OWNER_PORT: String(ownerPort),
        RTH_RATE_LIMIT: '10000000/60',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that one signal reaches every process of it.
      detached: true,
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`The service did not start:\n${output}`)),
        longestStart,
      );
      const settle = () => {
        clearTimeout(limit);
        resolve();
      };
      started.stdout?.on('data', (text: Buffer) => {
        output += text.toString();
        if (text.toString().includes('Kept in')) settle();
      });
      started.stderr?.on('data', (text: Buffer) => (output += text.toString()));
      started.once('exit', settle);
    });
  }

  async function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    signalGroup(running.pid, signal);
    await exited;
  }

  return {
    port,
    ownerPort,
    folder,
    spool,
    output: () => output,
    processIds() {
      const newest = (name: string) =>
        Number(
          [...output.matchAll(new RegExp(`${name}(?:: is back, process)? (\\d+)`, 'g'))].at(-1)?.[1] ?? 0,
        );
      return child ? { receiver: newest('receiver'), desk: newest('desk') } : null;
    },
    start,
    kill,
    async remove() {
      await kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The parent alone is told to stop in good order, and stops the others; a kill has to reach them all. */
function signalGroup(leader: number | undefined, signal: 'SIGKILL' | 'SIGTERM'): void {
  if (leader === undefined) return;
  process.kill(signal === 'SIGKILL' ? -leader : leader, signal);
}

/** Ports of the loopback address that nobody uses at this moment. */
async function freePorts(count: 2): Promise<[number, number]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}
