import { fork, type ChildProcess } from 'node:child_process';
import { z } from 'zod';

type ProcessOptions = {
  /** For people: « the receiver ». */
  name: string;
  /** The TypeScript file to run. */
  entry: string;
  /** Beyond the environment of this process. */
  environment: Readonly<Record<string, string>>;
  /** Megabytes that JavaScript values may take before the process ends. */
  heapMegabytes: number;
  log: (message: string) => void;
};

/** A process that is started again whenever it ends. */
export type SupervisedProcess = {
  /** Where the process listens, or null while it is not there. */
  address(): string | null;
  /** Resolves with the address as soon as there is one; null after `patience` milliseconds without. */
  reach(patience: number): Promise<string | null>;
  processId(): number | undefined;
  /** Ends the process in good order, and does not start it again. */
  stop(): Promise<void>;
};

const repository = `${__dirname}/../../..`;

/** Milliseconds before a process is started again: doubling for one that keeps ending. */
const firstRestart = 200;
const longestRestart = 30_000;
/** A process that lived this long is no longer counted as one that keeps ending. Milliseconds. */
const soundLife = 60_000;
/** A stop in good order takes 8 s at most; see `child-process.ts`. Milliseconds. */
const longestStop = 10_000;

const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), address: z.string() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

/**
 * Starts a process and keeps it going.
 * @throws Error with the reason of the process itself when the first start fails.
 */
export async function superviseProcess(options: ProcessOptions): Promise<SupervisedProcess> {
  const { name, log } = options;
  let child: ChildProcess | null = null;
  let address: string | null = null;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;
  let isStopped = false;
  const waiting = new Set<(address: string | null) => void>();

  /** Resolves with null once the process is ready, or with the reason why it never will be. */
  function start(): Promise<string | null> {
    const started = spawnEntry(options);
    const startedAt = performance.now();
    child = started;
    return new Promise((resolve) => {
      let reason: string | null = null;
      started.on('message', (message) => {
        const told = childMessage.safeParse(message);
        if (!told.success) return;
        if (told.data.kind === 'failed') reason = told.data.reason;
        else {
          address = told.data.address;
          if (failures > 0) log(`${name}: is back, process ${started.pid}`);
          for (const tell of waiting) tell(address);
          resolve(null);
        }
      });
      started.on('error', (error) => (reason ??= error.message));
      started.once('exit', (code, signal) => {
        const wasReady = address !== null;
        address = null;
        child = null;
        const ending = reason ?? `ended by itself (${signal ?? code ?? 'unknown'})`;
        resolve(ending);
        if (isStopped) return;
        if (performance.now() - startedAt > soundLife) failures = 0;
        if (wasReady || failures > 0) startAgain(ending);
      });
    });
  }

  function startAgain(ending: string): void {
    const wait = Math.min(longestRestart, firstRestart * 2 ** failures);
    failures += 1;
    log(`${name}: ${ending}. Started again in ${(wait / 1_000).toFixed(1)} s.`);
    restart = setTimeout(() => void start(), wait);
  }

  const refusal = await start();
  if (refusal !== null) {
    isStopped = true;
    clearTimeout(restart);
    throw new Error(refusal);
  }

  return {
    address: () => address,
    processId: () => child?.pid,
    async reach(patience) {
      if (address !== null || isStopped) return address;
      return new Promise((resolve) => {
        const settle = (reached: string | null) => {
          clearTimeout(limit);
          waiting.delete(settle);
          resolve(reached);
        };
        const limit = setTimeout(() => settle(null), patience);
        waiting.add(settle);
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      for (const tell of waiting) tell(null);
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const exited = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      const limit = setTimeout(() => running.kill('SIGKILL'), longestStop);
      await exited;
      clearTimeout(limit);
    },
  };
}

function spawnEntry({ name, entry, environment, heapMegabytes, log }: ProcessOptions): ChildProcess {
  const child = fork(entry, [], {
    cwd: repository,
    env: { ...process.env, ...environment },
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim() !== '') log(`${name}: ${line}`);
    });
  }
  return child;
}
