import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The form service as a process in its own process group, as systemd starts it. */
export type FormProcess = {
  url: string;
  id: number;
  output(): string;
  ended: Promise<unknown>;
  /** Signals the process and its children, and waits until the process has ended. */
  endGroup(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

const server = path.join(__dirname, '..');

/** Starts the service. @throws Error with the output of a process that does not start. */
export async function startFormProcess(environment: Readonly<Record<string, string>>): Promise<FormProcess> {
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', path.join(server, 'start-service.ts')], {
    cwd: path.join(server, '..', '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RTH_FORMS_PORT: '0',
      RTH_OWNER_PORT: '0',
      RTH_PREVIEW_PORT: '0',
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
        const [, address] = /^Receiving forms: (http\S+)\n/m.exec(output) ?? [];
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
