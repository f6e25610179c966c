import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buildSync } from 'esbuild';
import { decoderWord, untouched, type DecoderWord, type Question, type Retouch } from './decoder-words';
import type { DecodingProblem } from './photo-problems';

/** What became of a photograph, and the time of the processor that it took, in milliseconds. */
export type Decoded = { time: number } & (
  | { kind: 'written'; jpeg: Uint8Array }
  | { kind: 'refused'; reason: DecodingProblem }
  /** Its process ended, and nobody knows why. */
  | { kind: 'died' }
);

/** A place for one decoding process, which is started when needed and replaced after any trouble. */
export type Decoder = {
  /** Resolves once a process is there. @throws Error with the reason why none can be. */
  prepare(): Promise<void>;
  /**
   * Call it after `prepare`, and for one photograph at a time.
   * @param mostTime of the processor, in milliseconds.
   */
  decode(rawFile: string, mostTime: number, retouch?: Retouch): Promise<Decoded>;
  /** Ends the process, and with it what it does, for good. */
  stop(): Promise<void>;
};

export type DecoderLimits = {
  /** Private memory that a process may reserve, in bytes. */
  memory: number;
  /** Photographs after which a process is replaced, because libraries do not give back every byte. */
  photographs: number;
  /** Milliseconds without work after which a process ends and frees its 90 MB. */
  idle: number;
};

export const decoderLimits: DecoderLimits = { memory: 350_000_000, photographs: 50, idle: 30_000 };

/** For a slow machine that does other work too, in milliseconds. */
const longestStart = 30_000;
/** Milliseconds by the clock for each millisecond of processor time that a photograph gets. */
const slowestClock = 8;

export function decoder(limits: DecoderLimits = decoderLimits): Decoder {
  let child: ChildProcess | null = null;
  let decoded = 0;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = null;
    if (!ending || !isRunning(ending)) return;
    const exited = once(ending, 'exit');
    ending.kill('SIGKILL');
    await exited;
  }

  return {
    async stop() {
      isStopped = true;
      await end();
    },
    async prepare() {
      clearTimeout(idle);
      if (child && isRunning(child) && decoded < limits.photographs) return;
      await end();
      if (isStopped) throw new Error('No photograph is decoded any more.');
      decoded = 0;
      const started = startProcess(limits.memory);
      child = started.child;
      if ((await nextWord(started.child, longestStart)) === 'ready') return;
      await end();
      throw new Error(`No process can be started that decodes photographs. ${started.complaint()}`.trim());
    },
    async decode(rawFile, mostTime, retouch = untouched) {
      if (!child?.connected) return { kind: 'died', time: 0 };
      decoded += 1;
      const asked: Question = { path: rawFile, retouch, mostTime, mostMemory: limits.memory };
      child.send(JSON.stringify(asked), () => undefined);
      const word = await nextWord(child, mostTime * slowestClock);
      const answer = understood(word, mostTime);
      if (answer.kind === 'died' || typeof word !== 'object' || word.isLast) await end();
      else {
        idle = setTimeout(() => void end(), limits.idle);
        idle.unref();
      }
      return answer;
    },
  };
}

function understood(word: DecoderWord | 'silent' | 'ended', mostTime: number): Decoded {
  if (word === 'silent') return { kind: 'refused', reason: 'photo-too-slow', time: mostTime };
  if (typeof word === 'string') return { kind: 'died', time: mostTime };
  const { photograph, time } = word;
  return typeof photograph === 'string'
    ? { kind: 'refused', reason: photograph, time }
    : { kind: 'written', jpeg: photograph, time };
}

/**
 * Without machine code made at run time: Node 24 and later reserve 512 MB for it, above the limit, and
 * a hostile picture finds no memory that it could both write and run. Decoding is not JavaScript.
 */
const withoutCompiler = '--jitless';

let program: Uint8Array | undefined;

/** The process as one file: without machine code, a compiler in it would take a second at each start. */
function buildProgram(): Uint8Array | undefined {
  const { outputFiles } = buildSync({
    absWorkingDir: __dirname,
    entryPoints: ['./decoder-process.ts'],
    bundle: true,
    platform: 'node',
    external: ['sharp'],
    write: false,
  });
  return outputFiles[0]?.contents;
}

/** With nothing of the desk's environment, which holds secrets. */
function startProcess(memory: number): { child: ChildProcess; complaint: () => string } {
  // The name is for whoever lists processes.
  const node = [process.execPath, withoutCompiler, '-', 'decoder-process'];
  const kilobytes = String(Math.floor(memory / 1_024));
  // Node cannot limit its own memory outside the heap; a shell can. It becomes the process itself.
  const limited = ['/bin/sh', '-c', 'ulimit -c 0; ulimit -d "$0"; exec "$@"', kilobytes, ...node];
  const [command = '', ...rest] = process.platform === 'win32' ? node : limited;
  const { PATH, TMPDIR } = process.env;
  const child = spawn(command, rest, {
    cwd: __dirname,
    // One arena and one thread: memory that threads keep for themselves counts too.
    env: { PATH, ...(TMPDIR && { TMPDIR }), UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  program ??= buildProgram();
  // Its end is seen anyway.
  child.stdin?.on('error', () => undefined).end(program);
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-500)));
  child.on('error', (error) => (complaint = error.message));
  return { child, complaint: () => complaint };
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null && child.connected;
}

/** The next thing that the process says; what it says wrongly counts as its end. */
function nextWord(child: ChildProcess, longest: number): Promise<DecoderWord | 'silent' | 'ended'> {
  return new Promise((resolve) => {
    const settle = (word: DecoderWord | 'silent' | 'ended') => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', leave);
      child.off('error', leave);
      resolve(word);
    };
    const hear = (message: unknown) => settle(decoderWord.safeParse(message).data ?? 'ended');
    const leave = () => settle('ended');
    const timer = setTimeout(() => settle('silent'), longest);
    child.on('message', hear);
    child.on('exit', leave);
    child.on('error', leave);
    if (!isRunning(child)) leave();
  });
}
