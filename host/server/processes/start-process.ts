import { fork, type ChildProcess } from 'node:child_process';
import { z } from 'zod';

export type ProcessOptions = {
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

type ProcessEvents = {
  /** It listens at this address. */
  onReady: (address: string, processId: number | undefined) => void;
  /** It has ended; the reason is for people. */
  onEnd: (reason: string) => void;
};

const repository = `${__dirname}/../../..`;

/** A stop in good order takes 8 s at most; see `child-process.ts`. Milliseconds. */
const longestStop = 10_000;

const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), address: z.string() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

/** Starts a process and hears what becomes of it. */
export function startProcess(options: ProcessOptions, { onReady, onEnd }: ProcessEvents): ChildProcess {
  const child = forkEntry(options);
  let reason: string | null = null;
  child.on('message', (message) => {
    const told = childMessage.safeParse(message);
    if (!told.success) return;
    if (told.data.kind === 'failed') reason = told.data.reason;
    else onReady(told.data.address, child.pid);
  });
  child.on('error', (error) => (reason ??= error.message));
  child.once('exit', (code, signal) => onEnd(reason ?? `ended by itself (${signal ?? code ?? 'unknown'})`));
  return child;
}

/** Ends a process in good order, and by force when that takes too long. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), longestStop);
  await exited;
  clearTimeout(limit);
}

function forkEntry({ name, entry, environment, heapMegabytes, log }: ProcessOptions): ChildProcess {
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
