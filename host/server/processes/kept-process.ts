import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { childMessage } from './child-process';

type ProcessOptions = {
  /** For people: « receiver ». */
  name: string;
  /** The TypeScript file to run, beside the folder of this one. */
  entry: string;
  /** Beyond the environment of this process. */
  environment: Readonly<Record<string, string>>;
  /** The variable that names its port: the next process listens where the first one did. */
  portVariable: string;
  /** Megabytes that JavaScript values may take before the process ends. */
  heapMegabytes: number;
  log: (message: string) => void;
};

/** A process that is started again whenever it ends; systemd does this in production. */
export type KeptProcess = {
  /** Where it listens, and so does every process that takes its place. */
  address: string;
  processId(): number | undefined;
  /** Ends the process in good order, and does not start it again. */
  stop(): Promise<void>;
};

/** Milliseconds before the next start. */
const restartAfter = 300;
/** A stop in good order takes 8 s at most; see `child-process.ts`. Milliseconds. */
const longestStop = 10_000;

/** @throws Error with the reason of the process itself when the first start fails. */
export async function keepProcess(options: ProcessOptions): Promise<KeptProcess> {
  const { name, portVariable, log } = options;
  let isStopped = false;
  const started = await startProcess(options);
  const { address } = started;
  let { child, ended } = started;
  const { port } = new URL(address);

  async function startAgain(): Promise<void> {
    while (!isStopped) {
      const reason = await ended;
      if (isStopped) return;
      log(`${name}: ${reason}. It is started again.`);
      await pause(restartAfter);
      if (isStopped) return;
      const environment = { ...options.environment, [portVariable]: port };
      ({ child, ended } = await startProcess({ ...options, environment }).catch((error: unknown) => ({
        child,
        ended: Promise.resolve(String(error)),
      })));
      log(`${name}: is back, process ${child.pid}`);
    }
  }
  void startAgain();

  return {
    address,
    processId: () => child.pid,
    async stop() {
      isStopped = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(limit);
    },
  };
}

type Started = { child: ChildProcess; address: string; ended: Promise<string> };

/** @throws Error with the reason of the process when it does not start. */
async function startProcess({
  name,
  entry,
  environment,
  heapMegabytes,
  log,
}: ProcessOptions): Promise<Started> {
  const child = fork(path.join(__dirname, '..', entry), [], {
    cwd: path.join(__dirname, '..', '..', '..'),
    env: { ...process.env, ...environment },
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim() !== '') log(`${name}: ${line}`);
    });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`ended by itself (${signal ?? code ?? 'unknown'})`));
  });
  const told = new Promise<z.infer<typeof childMessage>>((resolve) => {
    child.once('message', (message) => resolve(childMessage.parse(message)));
    void ended.then((reason) => resolve({ kind: 'failed', reason }));
  });
  const message = await told;
  if (message.kind === 'failed') throw new Error(message.reason);
  return { child, address: message.address, ended };
}
