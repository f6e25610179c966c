import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Receiver or desk as systemd starts it: a real process that leads a group of its own. */
export type FormProcess = {
  /** Where it listens. */
  url: string;
  id: number;
  /** Everything that it has written to its terminal. */
  output(): string;
  ended: Promise<unknown>;
  /** Signals the process and all that it has started, and waits for its end. */
  endGroup(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

const server = path.join(__dirname, '..');

/**
 * @param program instead of Node, with its arguments: it is given Node and the arguments of the process.
 * @throws Error with what the process says when it does not start.
 */
export async function startFormProcess(
  entry: 'start-desk.ts' | 'start-receiver.ts',
  environment: Readonly<Record<string, string>>,
  program: readonly string[] = [],
): Promise<FormProcess> {
  const [command = '', ...rest] = [
    ...program,
    process.execPath,
    '--require',
    'tsx/cjs',
    path.join(server, entry),
  ];
  const child = spawn(command, rest, {
    cwd: path.join(server, '..', '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RTH_FORMS_PORT: '0',
      RTH_OWNER_PORT: '0',
      // What tests send is no whole form of the site, and would be set apart.
      RTH_QUARANTINE_SCORE: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [, address] = /^(?:Receiving forms|Requests received): (http\S+)\n/m.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
    child.once('close', () => reject(new Error(`The process ended at once. ${output}`)));
    child.once('error', reject);
  });
  const id = child.pid ?? 0;
  return {
    url,
    id,
    output: () => output,
    ended,
    async endGroup(signal) {
      if (child.exitCode === null && child.signalCode === null) process.kill(-id, signal);
      await ended;
    },
  };
}
