import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodingProblems, largestKeptPhoto, type DecodingProblem } from './photo-problems';

/** Decodes photographs one after the other, each in its own process, so that a hostile picture harms nothing else. */
export type Decoder = {
  /**
   * Returns a photograph as an upright JPEG without metadata, or why there is none.
   * @param turn clockwise rotation in degrees.
   */
  decode(file: string, turn?: number): Promise<Buffer | DecodingProblem | 'stopped'>;
  /** Kills the process and starts no other. */
  stop(): Promise<void>;
};

type Limits = {
  /** Private memory of a process in bytes. */
  memory?: number;
  /** Milliseconds of a process. A 12-megapixel photograph needs half a second. */
  time?: number;
};

/** @param log receives the output of a process that ended with an error. */
export function decoder(
  log: (message: string) => void,
  { memory = 350_000_000, time = 15_000 }: Limits = {},
): Decoder {
  const stopping = new AbortController();
  let program: Uint8Array | null = null;
  let work: Promise<unknown> = Promise.resolve();

  async function decode(file: string, turn: number): Promise<Buffer | DecodingProblem | 'stopped'> {
    program ??= await buildProgram();
    if (stopping.signal.aborted) return 'stopped';
    const limits = { memory, time, signal: stopping.signal };
    const { error, output, errorOutput } = await run(program, [file, String(turn)], limits);
    if (stopping.signal.aborted) return 'stopped';
    if (error?.killed) return 'photo-too-slow';
    if (error) log(`A photograph could not be decoded: ${errorOutput || error.message}`);
    return validated(output);
  }

  return {
    decode(file, turn = 0) {
      const decoded = work.then(() => decode(file, turn));
      work = decoded.catch(() => undefined);
      return decoded;
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

/** Validates the output, because the picture may have exploited a bug in the decoder. */
function validated(output: Buffer): Buffer | DecodingProblem {
  if (output.length <= largestKeptPhoto && output[0] === 0xff && output[1] === 0xd8) return output;
  return decodingProblems.find((problem) => output.equals(Buffer.from(problem))) ?? 'photo-unreadable';
}

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

type Ended = { error: ExecFileException | null; output: Buffer; errorOutput: string };

/** Limits the memory, which Node cannot do, and becomes the decoder. */
const withMemoryLimit = 'ulimit -c 0; ulimit -d "$0"; exec "$@"';

/** Runs the program without the environment of the service, which contains secrets. */
function run(
  program: Uint8Array,
  parameters: readonly string[],
  { memory, time, signal }: Required<Limits> & { signal: AbortSignal },
): Promise<Ended> {
  // The JIT compiler reserves 512 MB in Node 24. Decoding is native code and does not get slower without it. The word
  // `decoder-process` only identifies the process in `ps`.
  const node = [process.execPath, '--jitless', '-', 'decoder-process', ...parameters];
  const limited = ['/bin/sh', '-c', withMemoryLimit, String(Math.floor(memory / 1_024)), ...node];
  const [command = '', ...rest] = process.platform === 'win32' ? node : limited;
  const { PATH, TMPDIR } = process.env;
  const options = {
    cwd: __dirname,
    // One thread and one arena, because memory that threads reserve counts towards the limit.
    env: { PATH, ...(TMPDIR && { TMPDIR }), UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    timeout: time,
    signal,
    killSignal: 'SIGKILL',
    maxBuffer: largestKeptPhoto,
    encoding: 'buffer',
  } as const;
  return new Promise((resolve) => {
    const child = execFile(command, rest, options, (error, output, errorOutput) =>
      resolve({ error, output, errorOutput: errorOutput.toString('utf8').trim().slice(-500) }),
    );
    // Ignores errors, because the callback reports the end of the process.
    child.stdin?.on('error', () => undefined).end(program);
  });
}
