import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../delivery/testing/free-port';
import type { OwnAuthority } from './own-authority';

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

export type NginxOptions = {
  binary: string;
  /** Folder that contains `site/`. */
  state: string;
  formsPort: number;
  tls?: Pick<OwnAuthority, 'chain' | 'key'>;
  /** Path of Debian's brotli module, which must be installed. */
  brotliModule?: string;
  /** Includes the owner's page, and refuses unknown host names. By default, every host name gets the site. */
  isWhole?: boolean;
  /** Replacements for lines of the configuration, for example to shorten a time limit. */
  instead?: Readonly<Record<string, string>>;
};

const brotliPackage = 'libnginx-mod-http-brotli-static';
const deployFolder = path.join(__dirname, '../../server/deploy');

/**
 * Starts nginx with the shipped configuration of `server/deploy/`, adapted to this machine's folders and ports. Without
 * a certificate, nginx serves plain HTTP.
 */
export async function startNginx(options: NginxOptions) {
  const { binary, tls } = options;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const ports = { 80: await freePort(), 443: await freePort(), 8443: await freePort() };
  const port = ports[443];
  for (const name of await readdir(deployFolder)) {
    if (!name.endsWith('.conf')) continue;
    const text = await readFile(path.join(deployFolder, name), 'utf8');
    await writeFile(path.join(folder, name), adapted(text, { ...options, folder, ports }));
  }
  await mkdir(path.join(folder, 'temporary'));
  await writeFile(path.join(folder, 'nginx.conf'), mainConfiguration(folder, options));

  const child = spawn(binary, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'pipe' });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await answers(port))) {
    if (hasEnded) {
      await rm(folder, { recursive: true, force: true });
      throw new Error(`nginx does not start: ${errors}`);
    }
  }
  return {
    // Uses a name, because browsers ignore HSTS for an IP address.
    url: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    port,
    /** URL that redirects to HTTPS. */
    redirectingUrl: `http://127.0.0.1:${ports[80]}`,
    async logs() {
      const read = (name: string) => readFile(path.join(folder, name), 'utf8');
      return (await Promise.all(['access.log', 'error.log'].map(read))).join('');
    },
    close,
  };
}

/** Folder of the adapted configuration, and the local port that replaces each shipped port. */
type Installation = { folder: string; ports: Readonly<Record<80 | 443 | 8443, number>> };

/** Adapts a file of `server/deploy/` to this machine. */
function adapted(text: string, options: NginxOptions & Installation): string {
  const { state, formsPort, tls, brotliModule, isWhole = false, instead = {}, folder, ports } = options;
  const changed = text
    .replaceAll(brotliPackage, brotliModule ? brotliPackage : 'no-such-package')
    .replaceAll('/etc/nginx/renovation-th', folder)
    .replaceAll('/srv/renovation-th', state)
    .replaceAll('/var/log/nginx/renovation-th.log', 'access.log')
    .replace(
      /listen (\[::\]:)?(443|80|8443)\b/g,
      (_, isIpv6, port: keyof typeof ports) => `listen ${isIpv6 ? '[::1]' : '127.0.0.1'}:${ports[port]}`,
    )
    .replaceAll('https://$host$', `https://$host:${ports[443]}$`)
    .replaceAll('127.0.0.1:8090', `127.0.0.1:${formsPort}`)
    .replace(/[^\n]+/g, (line) => instead[line.trim()] ?? line);
  // Tests request 127.0.0.1 or localhost, which are not names of the site.
  const named = isWhole ? changed : changed.replace(/ default_server/g, '').replace(unknownNames, '');
  return tls
    ? named.replaceAll('/etc/renovation-th/tls/', `${path.dirname(tls.chain)}/`)
    : named.replaceAll(' ssl http2', '').replace(/^ *include \S+nginx-tls\.conf;\n/gm, '');
}

/** Matches the server blocks for unknown host names. */
const unknownNames = /^server \{[^}]*server_name _;[^}]*\}\n/gm;

function mainConfiguration(
  folder: string,
  { brotliModule = '', isWhole = false }: Pick<NginxOptions, 'brotliModule' | 'isWhole'>,
): string {
  const files = ['nginx-site.conf', ...(isWhole ? ['nginx-owner.conf'] : [])];
  const included = files.map((name) => `include ${folder}/${name};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path temporary/${name};`,
  );
  return [
    // By default, workers run as a user who cannot read a test's folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    'daemon off; worker_processes 1; pid nginx.pid; error_log error.log;',
    'events { worker_connections 1024; }',
    `http { access_log access.log; ${temporary.join(' ')} ${included.join(' ')} }`,
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
