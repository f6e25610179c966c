import { fork } from 'node:child_process';
import path from 'node:path';
import { isPackaged, repositoryRoot } from '../../../../webpack/paths';
import type { ContentAnswer, ContentJob } from './content-process';

export type RunningJob = {
  /** Resolves with the answer once the process has ended. Never rejects. */
  ended: Promise<ContentAnswer & { complaint: string }>;
  /** Kills the process. The live site remains complete, because delivery switches it atomically. */
  stop(): Promise<void>;
};

export type RunContentJob = (job: ContentJob) => RunningJob;

/** Timeout of a job in milliseconds, in case the store does not respond. */
const longestJob = 10 * 60_000;

const contentProcess = path.join(__dirname, `content-process.${isPackaged ? 'cjs' : 'ts'}`);

/** Starts the job in a separate process, whose environment does not contain the secrets of this process. */
export function runContentJob(
  job: ContentJob,
  { program = contentProcess, longest = longestJob } = {},
): RunningJob {
  const child = fork(program, {
    cwd: repositoryRoot,
    env: withoutSecrets(process.env),
    execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...{ signal: AbortSignal.timeout(longest), killSignal: 'SIGKILL' },
  });
  let answer: ContentAnswer = {};
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-1_000)));
  child.on('message', (message: ContentAnswer) => (answer = message));
  const ended = new Promise<ContentAnswer & { complaint: string }>((resolve) => {
    child.on('error', ({ message }) => resolve({ complaint: message }));
    // 'close' comes after the last message.
    child.on('close', (_, signal) =>
      resolve({ ...answer, complaint: complaint || (signal ? `${signal} killed the process.` : '') }),
    );
  });
  // The error is ignored because 'close' reports a process that has already ended.
  child.send(job, () => undefined);
  return {
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Environment variables that delivery needs, including the keys of the store. Any other variable may be a secret. */
const needed =
  /^(?:PATH|HOME|USER|TMPDIR|TZ|LANG|LC_\w+|NODE_\w+|TSX_\w+|CI|AWS_\w+|STATE_DIRECTORY|RTH_(?!\w*(?:PASSWORD|BACKUP|_URL))\w+)$/;

function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => needed.test(name)));
}
