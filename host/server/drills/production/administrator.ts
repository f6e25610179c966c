import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { recipientHash } from '../../forms/backup/backup-store';
import { eventually, pause } from '../drill-report';
import { expectKept, expectThat, run, services, type Rehearsal } from './rehearsed-site';
import { prices, releaseTowns, towns } from './users';
import { sendForm, untilFormIsTaken, untilPriceIs } from './visitors';

/** Maximum duration of an installation, and maximum exposure level of a unit in `systemd-analyze security`. */
const promised = { installSeconds: 120, exposure: 2 };

const formsPerSecond = 10;

/** Creates a key pair on this machine, as the owner does on their own computer. @returns the public key. */
export function publicKey(packageFolder: string, file: string): string {
  const words = [path.join(packageFolder, 'host/server/start-forms.cjs'), 'backup-key', file];
  execFileSync(path.join(packageFolder, 'bin/node'), words);
  return /age1[a-z0-9]+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
}

const installCommand = '/srv/rehearsal/package/install.sh --self-signed --answers /srv/rehearsal/answers';

function bringPackage({ machine, packageFolder, answers, backups }: Rehearsal): void {
  cpSync(packageFolder, machine.at('/srv/rehearsal/package'), { recursive: true });
  writeFileSync(machine.at('/srv/rehearsal/answers'), answers);
  mkdirSync(machine.at('/mnt'), { recursive: true });
  cpSync(backups, machine.at('/mnt/backup'), { recursive: true });
}

export async function install(rehearsal: Rehearsal): Promise<string> {
  bringPackage(rehearsal);
  const started = performance.now();
  const output = await run(rehearsal, installCommand);
  const seconds = (performance.now() - started) / 1_000;
  expectThat(!output.includes('✗'), output);
  expectThat(seconds < promised.installSeconds, `took ${seconds.toFixed(0)} s`);
  await run(rehearsal, installCommand);
  const checks = output.split('\n').filter((line) => line.startsWith('  ✓')).length;
  return `${seconds.toFixed(1)} s, ${checks} checks; a second installation succeeds`;
}

export async function exposure(rehearsal: Rehearsal): Promise<string> {
  const found: string[] = [];
  for (const unit of [...services, 'renovation-th-follower']) {
    const output = await run(rehearsal, `systemd-analyze security ${unit} | tail -n 1`);
    const level = Number(/: ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
    expectThat(level <= promised.exposure, `${unit}: ${output}`);
    found.push(`${unit.replace('renovation-th-', '')} ${level}`);
  }
  return found.join(', ');
}

export async function updateUnderLoad(rehearsal: Rehearsal): Promise<string> {
  const { machine, packageFolder } = rehearsal;
  const next = `${packageFolder}-next`;
  cpSync(packageFolder, next, { recursive: true });
  for (const version of towns) releaseTowns(packageFolder, path.join(next, 'releases'), version);
  rmSync(
    path.join(next, 'releases/towns', readdirSync(path.join(packageFolder, 'releases/towns'))[0] ?? ''),
    { recursive: true },
  );
  writeFileSync(path.join(next, 'VERSION'), '1.0.1-aaaaaaaaaa\n');
  chmodSync(next, 0o755);
  execFileSync('tar', [
    '-C',
    path.dirname(next),
    '-I',
    'gzip -1',
    '-cf',
    machine.at('/srv/rehearsal/next.tar.gz'),
    path.basename(next),
  ]);
  rmSync(next, { recursive: true });

  let isOver = false;
  const updating = run(rehearsal, 'renovation-th update /srv/rehearsal/next.tar.gz').finally(
    () => (isOver = true),
  );
  // Prevents an unhandled rejection, because we await the update only after the last form.
  updating.catch(() => undefined);
  const answers: Promise<string | null>[] = [];
  while (!isOver) {
    answers.push(sendForm(rehearsal).catch(() => null));
    await pause(1_000 / formsPerSecond);
  }
  await updating;
  const lost = (await Promise.all(answers)).filter((reference) => reference === null).length;
  expectThat(lost === 0, `${lost} of ${answers.length} forms were lost`);
  expectThat(
    (await run(rehearsal, 'readlink /opt/renovation-th/current')).trim() === '1.0.1-aaaaaaaaaa',
    'the old version still runs',
  );
  const status = await run(rehearsal, 'rth status');
  expectThat(new RegExp(`${towns[1]} +live`).test(status), `towns: ${status}`);
  return `${answers.length} forms, lost 0; the release that the team rolled back is not live`;
}

export async function changeBackupKey(rehearsal: Rehearsal): Promise<string> {
  const { machine, packageFolder } = rehearsal;
  const file = machine.at('/srv/rehearsal/key.txt');
  const key = publicKey(packageFolder, file);
  await run(rehearsal, `renovation-th change-backup-key ${key}`);
  rehearsal.answers = rehearsal.answers.replace(/^BACKUP_KEY=.*$/m, `BACKUP_KEY=${key}`);
  const count = async (files: string) =>
    Number(await run(rehearsal, `find /mnt/backup/stored ${files} | wc -l`));
  const copies = () => count(`-path '*/requests/*.${recipientHash(key)}.age'`);
  const isReplaced = async () =>
    (await copies()) >= rehearsal.confirmed.length &&
    (await count(`-name '*.age' -not -name '*.${recipientHash(key)}.age'`)) === 0;
  await eventually(isReplaced, 60_000);
  expectThat(
    await isReplaced(),
    `${await copies()} of ${rehearsal.confirmed.length} requests are copied, or old copies are left`,
  );
  return `${await copies()} requests encrypted again`;
}

/** Copies the backups elsewhere and verifies the copy, as the owner does on their own computer. */
export async function verifyAtHome(rehearsal: Rehearsal): Promise<string> {
  const { machine, packageFolder } = rehearsal;
  const home = path.join(path.dirname(packageFolder), 'home');
  mkdirSync(home);
  await run(rehearsal, 'tar -C /mnt/backup -cf /srv/rehearsal/backups.tar .');
  execFileSync('tar', ['-C', home, '-xf', machine.at('/srv/rehearsal/backups.tar')]);
  const program = path.join(packageFolder, 'host/server/start-forms.cjs');
  const words = [program, 'verify', home, '--key', machine.at('/srv/rehearsal/key.txt')];
  const output = execFileSync(path.join(packageFolder, 'bin/node'), words, { encoding: 'utf8' });
  expectThat(output.includes('All is well.'), output);
  return output.split('\n')[0] ?? '';
}

export async function restore(rehearsal: Rehearsal): Promise<string> {
  const { machine, backups } = rehearsal;
  await expectKept(rehearsal);
  const key = readFileSync(machine.at('/srv/rehearsal/key.txt'));
  await machine.powerOff();
  rmSync(backups, { recursive: true });
  renameSync(machine.at('/mnt/backup'), backups);
  await machine.reset();
  await machine.boot();
  bringPackage(rehearsal);
  writeFileSync(machine.at('/srv/rehearsal/key.txt'), key);
  await run(rehearsal, installCommand);
  await run(rehearsal, `renovation-th restore /mnt/backup --key /srv/rehearsal/key.txt`);
  const count = await expectKept(rehearsal);
  await untilPriceIs(prices[1]);
  await untilFormIsTaken(rehearsal);
  await run(rehearsal, 'renovation-th status');
  return `${count} of ${count} confirmed requests are back, and the site as the owner had published it`;
}

export async function uninstall(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'renovation-th uninstall');
  await run(rehearsal, 'ls /srv/renovation-th/received/database');
  await run(rehearsal, installCommand);
  await expectKept(rehearsal);
  await run(rehearsal, 'renovation-th uninstall --with-requests');
  const left = await run(
    rehearsal,
    "find / -xdev -name '*renovation-th*' -not -path '/proc/*' -not -path '/srv/rehearsal/*' -not -path '/tmp/*' -not -path '/var/log/*' -not -path '/mnt/*'",
  );
  const users = await run(rehearsal, 'grep -c renovation-th /etc/passwd /etc/group || true');
  expectThat(left.trim() === '' && !/:[1-9]/.test(users), `left: ${left} ${users}`);
  await run(rehearsal, 'nginx -t');
  return 'kept the requests, then removed everything except backups and logs';
}
