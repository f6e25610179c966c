import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../../../../webpack/paths';
import { eventually } from '../drill-report';

/** A Debian system with its own systemd, in a container that shares the network of this process. */
export type DebianMachine = {
  /** Returns the path on the host of a file in the container. */
  at(file: string): string;
  boot(): Promise<void>;
  powerOff(): Promise<void>;
  /** Restores the freshly installed system, without booting it. */
  reset(): Promise<void>;
  /** Runs a command as root. @returns its status and its output. */
  run(words: readonly string[]): Promise<{ status: number; output: string }>;
};

const suites = { 12: 'bookworm', 13: 'trixie' } as const;
export type DebianVersion = keyof typeof suites;

/** Returns the path of the archive with a freshly installed system, from which every rehearsal starts. */
const baseOf = (version: DebianVersion) => path.join(cacheFolder, `debian-${version}.tar`);
/** Packages to download into apt's cache, because the rehearsed machine has no network. */
const packages = 'nginx libnginx-mod-http-brotli-static certbot openssl restic curl adduser'.split(' ');
const tools = ['systemd-container', 'debootstrap', 'debian-archive-keyring'];
const always = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps';
const longestCommand = 5 * 60_000;

function must(command: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed: ${stderr.slice(-500)}`);
}

/** Creates the archive of the freshly installed system if it does not exist. Needs root and apt. */
export async function prepareDebian(version: DebianVersion): Promise<void> {
  const base = baseOf(version);
  if (existsSync(base)) return;
  must('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...tools);
  const root = `${base}.root`;
  await rm(root, { recursive: true, force: true });
  must('debootstrap', '--variant=minbase', `--include=${always}`, suites[version], root, mirror());
  await cp('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), { dereference: true });
  await cp('/etc/apt/apt.conf.d', path.join(root, 'etc/apt/apt.conf.d'), {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('docker-'),
  });
  const apt = ['chroot', root, 'apt-get', '-qq'] as const;
  must(...apt, 'update');
  must(...apt, 'install', '-y', '--no-install-recommends', '--download-only', ...packages);
  must('tar', '-C', root, '-cf', `${base}.new`, '.');
  await rename(`${base}.new`, base);
  await rm(root, { recursive: true });
}

/** Returns the Debian mirror that this machine uses, or else the official one. */
function mirror(): string {
  const folder = '/etc/apt/sources.list.d';
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = /^URIs:\s*(\S+\/debian\/?)$/m.exec(texts.join('\n'))?.[1];
  return found ?? 'http://deb.debian.org/debian';
}

/** Controls a container in `folder`. Call `prepareDebian` first. */
export function debianMachine(version: DebianVersion, folder: string): DebianMachine {
  const root = path.join(folder, 'root');
  let container: number | null = null;

  /** Returns the process id of systemd in the container. */
  function leader(): string {
    const { stdout } = spawnSync('pgrep', ['-P', String(container), '-f', '/systemd/systemd'], {
      encoding: 'utf8',
    });
    return stdout.trim().split('\n')[0] ?? '';
  }

  const run: DebianMachine['run'] = (words) => {
    const enter = ['-t', leader(), '-m', '-u', '-i', '-p', '--', 'env', '-i', '-C', '/'];
    const environment = ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8'];
    return new Promise((resolve) => {
      const options = { timeout: longestCommand, maxBuffer: 64 * 1_024 * 1_024, cwd: '/' };
      execFile(
        'nsenter',
        [...enter, ...environment, 'HOME=/root', ...words],
        options,
        (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
      );
    });
  };

  return {
    at: (file) => path.join(root, file),
    run,
    async reset() {
      await rm(root, { recursive: true, force: true });
      await mkdir(root, { recursive: true });
      must('tar', '-C', root, '-xpf', baseOf(version));
    },
    async boot() {
      mkdirSync(folder, { recursive: true });
      const log = openSync(path.join(folder, 'console.log'), 'a');
      const options = '-q --boot --register=no --keep-unit --console=pipe --resolv-conf=off'.split(' ');
      const words = ['-D', root, ...options];
      const child = spawn('systemd-nspawn', words, { detached: true, stdio: ['ignore', log, log] });
      container = child.pid ?? null;
      const isUp = async () =>
        /running|degraded/.test((await run(['systemctl', 'is-system-running'])).output);
      if (await eventually(isUp, 60_000)) return;
      throw new Error(
        `The machine did not boot: ${readFileSync(path.join(folder, 'console.log'), 'utf8').slice(-500)}`,
      );
    },
    async powerOff() {
      if (container === null) return;
      const [id, inside] = [container, leader()];
      await run(['systemctl', 'poweroff']);
      await eventually(() => inside === '' || !existsSync(`/proc/${inside}`), 15_000);
      for (const one of [Number(inside), id])
        try {
          if (one > 0) process.kill(one, 'SIGKILL');
        } catch {
          // The process has already ended.
        }
      container = null;
    },
  };
}
