import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerProcess = {
  url: string;
  /** Ends the process and its children. Default: SIGTERM. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type ProcessOptions = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Matches the output of a server that is ready. The first group is the URL. */
  ready: RegExp;
};

/**
 * Starts a Node server on any free port, as the leader of a process group. Resolves once it is ready.
 * @throws Error with the output when the process ends instead.
 */
export async function startProcess(
  args: readonly string[],
  { cwd, env, ready }: ProcessOptions,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, { cwd, env: { ...env, PORT: '0' }, detached: true });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = ready.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    url,
    async stop(signal = 'SIGTERM') {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
      await ended;
    },
  };
}
