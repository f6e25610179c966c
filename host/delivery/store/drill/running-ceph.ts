import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readIfThere } from '../../../server/forms/read-if-there';
import { freePort } from '../../testing/free-port';

export type RunningCeph = {
  /** Port of the S3 gateway. */
  port: number;
  key: { id: string; secret: string };
  /** Sends SIGKILL, SIGSTOP or SIGCONT to the gateway. Stored objects survive, because another process holds them. */
  signalGateway: (signal: NodeJS.Signals) => void;
  /** Starts the gateway again after a SIGKILL. */
  startGateway: () => Promise<void>;
  close: () => Promise<void>;
};

const packages = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];
const key = { id: 'drill', secret: 'drilldrill' };
const run = promisify(execFile);

/**
 * Starts a real object store on this machine: Ceph with one monitor, one disk in memory and an S3 gateway. Takes about
 * ten seconds and 150 MB.
 * @throws when Ceph is missing and cannot be installed with apt.
 */
export async function startCeph(): Promise<RunningCeph> {
  findCeph();
  const running: ChildProcess[] = [];
  const endAll = () => running.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', endAll);
  try {
    return await startAll(running, endAll);
  } catch (error) {
    endAll();
    throw error;
  }
}

async function startAll(running: ChildProcess[], endAll: () => void): Promise<RunningCeph> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ceph-'));
  const [port, monitor] = await Promise.all([freePort(), freePort()]);
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(path.join(folder, name));
  const file = path.join(folder, 'ceph.conf');
  const cluster = randomUUID();
  await writeFile(file, configuration({ folder, cluster, port, monitor }));

  const start = (program: string, ...args: string[]) => {
    // Option -f runs the program in the foreground, so that we can kill it.
    const child = spawn(program, ['-f', '-c', file, ...args], { stdio: 'ignore' });
    running.push(child);
    return child;
  };
  const ask = (program: string, ...args: string[]) => run(program, ['-c', file, ...args], { cwd: folder });

  const map = path.join(folder, 'monmap');
  const address = `[v1:127.0.0.1:${monitor}]`;
  await run('monmaptool', ['--create', '--clobber', '--addv', 'a', address, '--fsid', cluster, map]);
  await ask('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  start('ceph-mon', '-i', 'a');
  const disk = randomUUID();
  await ask('ceph', 'osd', 'new', disk);
  await ask('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
  let diskProcess = start('ceph-osd', '-i', '0');

  let gateway: ChildProcess;
  const startGateway = async () => {
    gateway = start('radosgw', '-n', 'client.rgw');
    const end = Date.now() + 90_000;
    while (!(await answers(port))) {
      if (Date.now() > end) {
        const log = await readIfThere(path.join(folder, 'run/client.rgw.log'));
        throw new Error(`The gateway of Ceph does not respond.\n${log?.toString().slice(-2_000)}`);
      }
      // On a busy machine, the disk process may exit before the monitor responds.
      if (diskProcess.exitCode !== null || diskProcess.signalCode !== null)
        diskProcess = start('ceph-osd', '-i', '0');
      await pause(500);
    }
  };
  await startGateway();
  const user = [
    '--uid=drill',
    '--display-name=drill',
    `--access-key=${key.id}`,
    `--secret-key=${key.secret}`,
  ];
  await ask('radosgw-admin', 'user', 'create', ...user);

  return {
    port,
    key,
    signalGateway: (signal) => void gateway.kill(signal),
    startGateway,
    async close() {
      const ended = running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const exits = ended.map((child) => once(child, 'exit'));
      endAll();
      await Promise.all(exits);
      process.off('exit', endAll);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findCeph(): void {
  if (hasCeph()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install()) {
    apt('update');
    install();
  }
  if (!hasCeph())
    throw new Error(`apt could not install Ceph. Install it: apt-get install ${packages.join(' ')}`);
}

const hasCeph = () =>
  ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph'].every(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
  );

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

type Settings = { folder: string; cluster: string; port: number; monitor: number };

const configuration = ({ folder, cluster, port, monitor }: Settings) => `[global]
fsid = ${cluster}
mon host = v1:127.0.0.1:${monitor}
public network = 127.0.0.0/8
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
osd objectstore = memstore
memstore device bytes = 1073741824
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
mon allow pool size one = true
mon warn on pool no redundancy = false
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}/run
log file = ${folder}/run/$name.log
admin socket = ${folder}/run/$name.asok
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw dns name = 127.0.0.1
`;
