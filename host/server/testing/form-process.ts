import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Receiver or desk as a process in its own process group, as systemd starts it. */
export type FormProcess = {
  url: string;
  id: number;
  output(): string;
  ended: Promise<unknown>;
  /** Signals the process and its children, and waits until the process has ended. */
  endGroup(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

const server = path.join(__dirname, '..');

/** Reads Node's options and the memory allocator's settings from the unit file in `deploy/`. */
function unitSettings(entry: string): { options: readonly string[]; environment: Record<string, string> } {
  const unit = readFileSync(
    path.join(server, 'deploy/system', entry.replace(/^start-(\w+)\.ts$/, 'renovation-th-$1.service')),
    'utf8',
  );
  const [, options = ''] = /^ExecStart=\S+ (.*) \S+\.cjs$/m.exec(unit) ?? [];
  const malloc = [...unit.matchAll(/^Environment=(MALLOC_\w+)=(\w+)$/gm)];
  return {
    options: ['--require', 'tsx/cjs', ...options.split(' ')],
    environment: Object.fromEntries(malloc.map(([, name = '', value = '']) => [name, value])),
  };
}

/** Starts receiver or desk. @throws Error with the output of a process that does not start. */
export async function startFormProcess(
  entry: 'start-desk.ts' | 'start-receiver.ts',
  environment: Readonly<Record<string, string>>,
): Promise<FormProcess> {
  const unit = unitSettings(entry);
  const child = spawn(process.execPath, [...unit.options, path.join(server, entry)], {
    cwd: path.join(server, '..', '..'),
    env: {
      ...process.env,
      ...unit.environment,
      NODE_ENV: 'production',
      RTH_FORMS_PORT: '0',
      RTH_OWNER_PORT: '0',
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
