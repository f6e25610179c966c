import { execFile, type ChildProcess, type ExecFileException } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decoderStarted, decodingProblems, largestKeptPhoto, type DecodingProblem } from './photo-problems';

/** Result of decoding a photograph. */
export type Decoded =
  | { kind: 'written'; jpeg: Buffer }
  | { kind: 'refused'; reason: DecodingProblem }
  /** The process was killed, for example for lack of memory, or could not read the file. */
  | { kind: 'died' };

/** Decodes photographs one after the other, each in its own process. */
export type Decoder = {
  /** @param turn clockwise rotation in degrees. @throws Error with the reason when no process can be started. */
  decode(file: string, turn?: number): Promise<Decoded>;
  /** Kills the process and starts no other. */
  stop(): Promise<void>;
  isStopped(): boolean;
};

const usualMemory = 350_000_000;

/** Maximum CPU time of a process, in seconds. A 12-megapixel photograph needs half a second. */
const mostSeconds = 15;
/** Maximum milliseconds of a process, twice as many because the machine may be busy. */
const longest = 30_000;

/** Creates a decoder. @param memory maximum private memory of a process, in bytes. */
export function decoder(memory = usualMemory): Decoder {
  let child: ChildProcess | null = null;
  let built: Uint8Array | null = null;
  let work: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function decode(file: string, turn: number): Promise<Decoded> {
    const program = (built ??= await buildProgram());
    if (isStopped) throw new Error('The decoder has stopped.');
    const { error, output, errorOutput } = await new Promise<Ended>((resolve) => {
      child = startProcess({ program, memory, file, turn }, resolve);
    });
    const beginning = output.toString('latin1', 0, decoderStarted.length);
    if (beginning !== decoderStarted)
      throw new Error(`The decoder process cannot be started. ${errorOutput}`.trim());
    const isTooSlow = error?.signal === 'SIGXCPU' || (error?.killed === true && !isStopped);
    if (isTooSlow) return { kind: 'refused', reason: 'photo-too-slow' };
    return error ? { kind: 'died' } : parsedOutput(output.subarray(decoderStarted.length));
  }

  return {
    decode(file, turn = 0) {
      const decoded = work.then(() => decode(file, turn));
      work = decoded.catch(() => undefined);
      return decoded;
    },
    async stop() {
      isStopped = true;
      child?.kill('SIGKILL');
      await work;
    },
    isStopped: () => isStopped,
  };
}

/** Validates the output, because the picture may have exploited a bug in the decoder. */
function parsedOutput(output: Buffer): Decoded {
  if (output.length <= largestKeptPhoto && output[0] === 0xff && output[1] === 0xd8)
    return { kind: 'written', jpeg: output };
  const reason = decodingProblems.find((problem) => output.equals(Buffer.from(problem)));
  return reason ? { kind: 'refused', reason } : { kind: 'died' };
}

/**
 * Disables the JIT compiler, which reserves 512 MB in Node 24 and needs memory that is both writable and executable.
 * Decoding is native code and does not get slower.
 */
const withoutCompiler = '--jitless';

/** Path of the bundled program in the package for servers, which contains no sources. */
const packagedProgram = path.join(__dirname, 'decoder-process.cjs');

/** Bundles the program, because compiling TypeScript without the JIT takes a second at each start. */
async function buildProgram(): Promise<Uint8Array> {
  if (existsSync(packagedProgram)) return readFileSync(packagedProgram);
  const { buildSync } = await import('esbuild');
  const { outputFiles } = buildSync({
    absWorkingDir: __dirname,
    entryPoints: ['./decoder-process.ts'],
    bundle: true,
    platform: 'node',
    external: ['sharp'],
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

type StartOptions = { program: Uint8Array; memory: number; file: string; turn: number };
type Ended = { error: ExecFileException | null; output: Buffer; errorOutput: string };

/**
 * Shell script that limits memory and CPU time, which Node cannot do, and executes the decoder. Also makes the decoder
 * the OOM killer's first choice.
 */
const limits = `ulimit -c 0; ulimit -d "$0"; ulimit -S -t "$1"; shift
{ echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null
exec "$@"`;

/** Starts the process without the desk's environment, which contains secrets. */
function startProcess(
  { program, memory, file, turn }: StartOptions,
  whenEnded: (ended: Ended) => void,
): ChildProcess {
  // The argument `decoder-process` only identifies the process in `ps`.
  const node = [process.execPath, withoutCompiler, '-', 'decoder-process', file, String(turn)];
  const kilobytes = Math.floor(memory / 1_024);
  const limited = ['/bin/sh', '-c', limits, String(kilobytes), String(mostSeconds), ...node];
  const [command = '', ...rest] = process.platform === 'win32' ? node : limited;
  const { PATH, TMPDIR } = process.env;
  const options = {
    cwd: __dirname,
    // One thread and one arena, because memory that threads reserve counts towards the limit.
    env: { PATH, ...(TMPDIR && { TMPDIR }), UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    timeout: longest,
    killSignal: 'SIGKILL',
    maxBuffer: decoderStarted.length + largestKeptPhoto,
    encoding: 'buffer',
  } as const;
  const child = execFile(command, rest, options, (error, output, errorOutput) =>
    whenEnded({ error, output, errorOutput: errorOutput.toString('utf8').slice(-500) }),
  );
  // Ignores errors, because the callback reports the end of the process.
  child.stdin?.on('error', () => undefined).end(program);
  return child;
}
