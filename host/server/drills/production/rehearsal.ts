import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../../testing/mail-server';
import type { DrillReport } from '../drill-report';
import {
  changeBackupKey,
  exposure,
  install,
  publicKey,
  restore,
  uninstall,
  updateUnderLoad,
  verifyAtHome,
} from './administrator';
import { debianMachine, type DebianVersion } from './debian-machine';
import { fillDisk, killEach, reboot, setClock } from './failures';
import { business, owner, passwords, site, type Rehearsal } from './rehearsed-site';
import { firstDay, promoteAsTeam, publishAsOwner } from './users';
import { sendSomeForms, visit } from './visitors';

/** @returns a summary for the report. @throws Error that names the problem. */
type Step = readonly [name: string, work: (rehearsal: Rehearsal) => Promise<string>];

const steps: readonly Step[] = [
  ['install with one command', install],
  ['exposure of each unit', exposure],
  ['first day with an incomplete identity', firstDay],
  ['visit over IPv4 and IPv6', visit],
  ['forms reach the disk and the mailbox', sendSomeForms],
  ['the owner publishes and signs out everywhere', publishAsOwner],
  ['a team promotes and rolls back', promoteAsTeam],
  ['each process is killed', killEach],
  ['the disk is full', fillDisk],
  ['the clock is wrong', setClock],
  ['update while 10 forms per second arrive', updateUnderLoad],
  ['reboot', reboot],
  ['change the backup key', changeBackupKey],
  ['the backups are verified on another computer', verifyAtHome],
  ['restore on a machine that was reset', restore],
  ['uninstall', uninstall],
];

/** Runs every step on a fresh Debian. @param archive created by `npm run package`. */
export async function rehearse(
  version: DebianVersion,
  folder: string,
  archive: string,
): Promise<DrillReport> {
  const machine = debianMachine(version, path.join(folder, 'machine'));
  const backups = path.join(folder, 'backups');
  mkdirSync(backups, { recursive: true });
  execFileSync('tar', ['-C', folder, '-xzf', archive]);
  const packageFolder = path.join(folder, path.basename(archive, '.tar.gz'));
  const mails = new Set<string>();
  const mailServer = await startMailServer(
    {},
    {
      onMail: ({ headers }) => mails.add(headers.find(({ key }) => key === 'x-rth-reference')?.value ?? ''),
    },
  );
  const answers = answersWith(mailServer.port, publicKey(packageFolder, path.join(folder, 'key-1.txt')));
  const rehearsal = { machine, backups, packageFolder, answers, confirmed: new Array<string>(), mails };
  const lines: string[] = [];
  const failures: string[] = [];
  try {
    await machine.reset();
    await machine.boot();
    for (const [name, work] of steps) {
      const started = performance.now();
      const found = await work(rehearsal).catch((error: unknown) => {
        failures.push(`${name}: ${String(error)}`);
        return 'FAILED';
      });
      const seconds = ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
      lines.push(`${name.padEnd(46)}${seconds} s  ${found}`);
      console.error(lines.at(-1));
    }
    return { lines, failures };
  } finally {
    await machine.powerOff();
    await mailServer.close();
  }
}

const answersWith = (mailPort: number, key: string) =>
  [
    `SITE_NAME=${site}`,
    `OWNER_NAME=${owner}`,
    `BUSINESS_EMAIL=${business}`,
    'BUSINESS_PHONE=04 65 71 63 36',
    `CERTIFICATE_EMAIL=${business}`,
    `SMTP_URL=smtp://127.0.0.1:${mailPort}`,
    `OWNER_PASSWORD=${passwords[0]}`,
    'BACKUP_STORE=/mnt/backup',
    `BACKUP_KEY=${key}`,
    '',
  ].join('\n');
