import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../../testing/mail-server';
import * as backup from './backup-steps';
import { debianMachine, type DebianVersion } from './debian-machine';
import { freshMachine } from './fresh-machine';
import * as installation from './installation-steps';
import * as service from './service-steps';
import { visit, type Rehearsal } from './visitors';

/** @throws Error that names the problem. */
type Step = readonly [name: string, work: (rehearsal: Rehearsal) => Promise<void>];

const steps: readonly Step[] = [
  ['apt install, with eight preseeded answers', installation.install],
  ['a wrong answer is refused, and the service stays up', installation.refuseAnswer],
  ['owners and modes of the files', installation.expectOwners],
  ['sandbox', installation.exposure],
  ['pages, redirects and headers over IPv4 and IPv6', visit],
  ['forms reach the disk and the mailbox', service.sendForms],
  ['the owner signs in and publishes', service.publish],
  ['too much', service.refuseExcess],
  ['the service is away', service.stopService],
  ['encrypted backup', backup.backUp],
  ['a backup disk that is not mounted', backup.refuseBackup],
  ['the service is killed', service.kill],
  ['the disk is full', service.fillDisk],
  ['update while ten forms a second arrive', installation.update],
  ['reboot', service.reboot],
  ['restore on a new machine, which has a newer version', backup.restore],
  ['remove, then purge', installation.remove],
  ['first day: a real name without DNS', installation.firstDay],
  ['one answer makes the machine a follower', installation.follow],
];

/** Runs every step on a fresh Debian. @param deb built by `npm run package`. @returns how many failed. */
async function rehearse(version: DebianVersion, folder: string, deb: string): Promise<number> {
  const machine = debianMachine(version, path.join(folder, 'machine'));
  const mailed = new Set<string>();
  const onMail = ({ messageId = '' }) => mailed.add(/^<(RTH-[^@]*)@/.exec(messageId)?.[1] ?? '');
  const mailServer = await startMailServer({}, { onMail });
  const outside = path.join(folder, 'outside');
  mkdirSync(outside, { recursive: true });
  const rehearsal: Rehearsal = { machine, deb, outside, mailPort: mailServer.port, confirmed: [], mailed };
  let failures = 0;
  try {
    await freshMachine(rehearsal);
    for (const [name, work] of steps) {
      const started = performance.now();
      await work(rehearsal).catch((error: unknown) => {
        failures += 1;
        console.log(`FAILED: ${String(error)}`);
      });
      console.log(`${name.padEnd(52)}${((performance.now() - started) / 1_000).toFixed(1).padStart(6)} s`);
    }
    return failures;
  } finally {
    await machine.powerOff();
    await mailServer.close();
  }
}

/** `rehearsal-drill.ts` runs this file in a new network namespace, where ports 80 and 443 are free. */
const [version, folder = '', deb = ''] = process.argv.slice(2);

rehearse(version === '13' ? 13 : 12, folder, deb).then(
  (failures) => (process.exitCode = failures),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
