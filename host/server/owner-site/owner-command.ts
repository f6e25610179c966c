import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { repositoryRoot } from '../../../webpack/paths';

/** How `rth owner` is run: the program and what comes before the name of the command. */
export type OwnerProgram = { program: string; before: readonly string[] };

export const deliveryProgram: OwnerProgram = {
  program: process.execPath,
  before: [path.join(repositoryRoot, 'host/delivery/rth.mjs'), 'owner'],
};

/** Milliseconds after which a command is ended: the store does not answer, or something stands still. */
const longestCommand = 10 * 60_000;
/** The same for one that a page waits for. */
const longestAnswer = 20_000;

export type RunningCommand = {
  /** Resolves when the process has ended; it rejects never. */
  ended: Promise<{ code: number | null; complaint: string }>;
  /** Ends it at once; what visitors see stays whole at any moment. */
  stop(): Promise<void>;
};

type CommandOptions = {
  arguments: readonly string[];
  /** Hears each line that it says: an object, which the listener checks. */
  hear?: (said: unknown) => void;
  longest?: number;
};

/** Runs `rth owner …` in a process of its own, which hears none of the desk's secrets. */
export function runOwnerCommand(
  { program, before }: OwnerProgram,
  { arguments: given, hear = () => undefined, longest = longestCommand }: CommandOptions,
): RunningCommand {
  const child = spawn(program, [...before, ...given], {
    cwd: repositoryRoot,
    env: withoutSecrets(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...{ signal: AbortSignal.timeout(longest), killSignal: 'SIGKILL' },
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-1_000)));
  createInterface({ input: child.stdout }).on('line', (line) => hear(parsed(line)));
  const ended = new Promise<{ code: number | null; complaint: string }>((resolve) => {
    child.on('error', ({ message }) => resolve({ code: null, complaint: message }));
    // After the last line was heard.
    child.on('close', (code) => resolve({ code, complaint }));
  });
  return {
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const published = z.object({
  versions: z.array(
    z.object({ version: z.string(), date: z.string(), isLive: z.boolean(), works: z.number() }),
  ),
});

/** What was published, the newest first. Null when it cannot be told now. */
export async function readVersions(program: OwnerProgram) {
  let said: unknown = null;
  const hear = (line: unknown) => (said = line);
  await runOwnerCommand(program, { arguments: ['versions'], longest: longestAnswer, hear }).ended;
  return published.safeParse(said).data?.versions ?? null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const secret = /PASSWORD|SMTP|BACKUP|PING_URL/;

/** The store's own keys stay: publishing needs them. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !secret.test(name)));
}
