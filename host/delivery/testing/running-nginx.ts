import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

export type RunningNginx = {
  url: string;
  /** Everything that it has written to its logs. */
  logs(): Promise<string>;
  close(): Promise<void>;
};

type NginxOptions = {
  binary: string;
  /** Has `site/` in it. */
  state: string;
  /** Where the form service listens. */
  formsPort: number;
  /** Lines of the configuration in the place of others, for what would take a test too long. */
  instead?: Readonly<Record<string, string>>;
};

const deployFolder = path.join(__dirname, '../../server/deploy');

/** Starts nginx with the configuration of `server/deploy/` as it ships: only folders and ports are others. */
export async function startNginx({
  binary,
  state,
  formsPort,
  instead = {},
}: NginxOptions): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const change = (text: string) =>
    text
      .replaceAll('/etc/nginx/renovation-th', folder)
      .replaceAll('/srv/renovation-th', state)
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('127.0.0.1:8090', `127.0.0.1:${formsPort}`)
      .replace(/[^\n]+/g, (line) => instead[line.trim()] ?? line);
  for (const name of await readdir(deployFolder)) {
    if (name.endsWith('.conf'))
      await writeFile(path.join(folder, name), change(await readFile(path.join(deployFolder, name), 'utf8')));
  }
  await mkdir(path.join(folder, 'temporary'));
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder));

  const child = spawn(binary, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'pipe' });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await answers(port))) {
    if (hasEnded) {
      await rm(folder, { recursive: true, force: true });
      throw new Error(`nginx does not start: ${words}`);
    }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async logs() {
      const read = (name: string) => readFile(path.join(folder, name), 'utf8');
      return (await Promise.all(['access.log', 'error.log'].map(read))).join('');
    },
    close,
  };
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path temporary/${name};`,
  );
  return [
    // Its workers would otherwise be somebody who may not read the folders of a test.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1; pid nginx.pid; error_log error.log;',
    'events { worker_connections 1024; }',
    `http { access_log access.log; ${temporary.join(' ')} include ${folder}/nginx-site.conf; }`,
  ].join('\n');
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
      setTimeout(() => resolve(false), 50),
    );
    socket.on('connect', () => socket.destroy());
  });
}
