import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../../testing/mail-server';
import { backUp, refuseBackup, restore } from './backup-steps';
import { debianMachine, type DebianVersion } from './debian-machine';
import { freshMachine } from './fresh-machine';
import {
  expectOwners,
  exposure,
  firstDay,
  follow,
  install,
  refuseAnswer,
  remove,
  update,
} from './installation-steps';
import {
  fillDisk,
  kill,
  publish,
  reboot,
  refuseExcess,
  sendForms,
  stopService,
  visitOwner,
} from './service-steps';
import { visit, type Rehearsal } from './visitors';

/** @returns what was seen. @throws Error that names the problem. */
type Step = readonly [name: string, work: (rehearsal: Rehearsal) => Promise<string>];

const steps: readonly Step[] = [
  ['apt install, with eight preseeded answers', install],
  ['a wrong answer is refused, and the service stays up', refuseAnswer],
  ['owners and modes of the files', expectOwners],
  ['sandbox', exposure],
  ['pages, redirects and headers over IPv4 and IPv6', visit],
  ['forms reach the disk and the mailbox', sendForms],
  ['the owner signs in', visitOwner],
  ['the owner publishes', publish],
  ['too much', refuseExcess],
  ['the service is away', stopService],
  ['encrypted backup', backUp],
  ['a backup disk that is not mounted', refuseBackup],
  ['the service is killed', kill],
  ['the disk is full', fillDisk],
  ['update while ten forms a second arrive', update],
  ['reboot', reboot],
  ['restore on a new machine, which has a newer version', restore],
  ['remove, then purge', remove],
  ['first day: a real name without DNS', firstDay],
  ['one answer makes the machine a follower', follow],
];

/** Runs every step on a fresh Debian. @param deb built by `npm run package`. @returns the problems. */
async function rehearse(version: DebianVersion, folder: string, deb: string): Promise<readonly string[]> {
  const machine = debianMachine(version, path.join(folder, 'machine'));
  const mailed = new Set<string>();
  const onMail = ({ messageId = '' }) => mailed.add(/^<(RTH-[^@]*)@/.exec(messageId)?.[1] ?? '');
  const mailServer = await startMailServer({}, { onMail });
  const outside = path.join(folder, 'outside');
  mkdirSync(outside, { recursive: true });
  const rehearsal: Rehearsal = { machine, deb, outside, mailPort: mailServer.port, confirmed: [], mailed };
  const failures: string[] = [];
  try {
    await freshMachine(rehearsal);
    for (const [name, work] of steps) {
      const started = performance.now();
      const seen = await work(rehearsal).catch((error: unknown) => {
        failures.push(`${name}: ${String(error)}`);
        return `FAILED: ${String(error)}`;
      });
      const seconds = ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
      console.log(`${name.padEnd(52)}${seconds} s  ${seen}`);
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
  (failures) => (process.exitCode = failures.length),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
