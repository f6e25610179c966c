import { fork } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../../../webpack/paths';
import type { OwnerAnswer, OwnerJob, Step } from '../../identity/owner-job';

export type RunningJob = {
  /** Resolves when the process has ended, with the last that it said; it rejects never. */
  ended: Promise<OwnerAnswer & { complaint: string }>;
  /** Ends it at once; what visitors see stays whole at any moment. */
  stop(): Promise<void>;
};

/** Has delivery do a job. @param hear is told how far it is. */
export type RunOwnerJob = (job: OwnerJob, hear?: (step: Step) => void) => RunningJob;

/** Milliseconds after which a job is ended: the store does not answer, or something stands still. */
const longestJob = 10 * 60_000;
/** The same for one that a page waits for. */
const longestAnswer = 20_000;

const delivery = path.join(repositoryRoot, 'host/delivery/rth.mjs');

/** In a process of its own, which hears none of the desk's secrets. */
export function runOwnerJob(
  job: OwnerJob,
  hear: (step: Step) => void = () => undefined,
  { program = delivery, longest = job.kind === 'versions' ? longestAnswer : longestJob } = {},
): RunningJob {
  const child = fork(program, ['owner'], {
    cwd: repositoryRoot,
    env: withoutSecrets(process.env),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...{ signal: AbortSignal.timeout(longest), killSignal: 'SIGKILL' },
  });
  let answer: OwnerAnswer = {};
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-1_000)));
  child.on('message', (said: Step | OwnerAnswer) => {
    if ('step' in said) hear(said);
    else answer = said;
  });
  const ended = new Promise<OwnerAnswer & { complaint: string }>((resolve) => {
    child.on('error', ({ message }) => resolve({ complaint: message }));
    // After the last message was heard.
    child.on('close', (_, signal) =>
      resolve({ ...answer, complaint: complaint || (signal ? `The process was ended by ${signal}.` : '') }),
    );
  });
  // Of a process that has ended already, its end tells.
  child.send(job, () => undefined);
  return {
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What delivery needs of the desk's environment; all else may be a secret. The keys of the site's store are among it. */
const needed =
  /^(?:PATH|HOME|USER|TMPDIR|TZ|LANG|LC_\w+|NODE_\w+|TSX_\w+|CI|AWS_\w+|STATE_DIRECTORY|RTH_(?!\w*(?:PASSWORD|BACKUP|_URL))\w+)$/;

function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => needed.test(name)));
}
