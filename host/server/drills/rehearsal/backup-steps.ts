import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { ask, families } from './ask';
import { apt, freshMachine, mountBackups } from './fresh-machine';
import { expectKept, owner, run, untilFormIsTaken, visit, type Rehearsal } from './visitors';

export async function backUp(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'renovation-th backup; renovation-th backup');
  const left = await run(rehearsal, 'ls /var/lib/renovation-th/received');
  assert(!left.includes('backup.sqlite'), 'the copy of the database is still there');
  const timers = await run(rehearsal, 'systemctl list-timers --all');
  assert(timers.includes('renovation-th@backup.timer'), timers);
  // From here on, only the rehearsal makes backups.
  await run(
    rehearsal,
    'systemctl stop renovation-th@backup.timer; flock /var/lib/renovation-th-backup/lock true',
  );
  // Without a certificate authority, the certificate is the only problem.
  await run(rehearsal, 'systemctl restart renovation-th');
  await untilFormIsTaken(rehearsal);
  const health = await ask({ host: families.IPv4, name: owner, path: '/health' });
  assert(
    /^\{"status":"unhealthy","problems":\[\{"code":"certificate-ends"[^{]*\]/.test(health.text),
    health.text,
  );
  const status = await rehearsal.machine.run(['renovation-th', 'status']);
  assert(/backup: last one/.test(status.output) && /certificate-ends/.test(status.output), status.output);
  cpSync(rehearsal.machine.at('/etc/renovation-th/backup-key'), path.join(rehearsal.outside, 'key'));
  return (await run(rehearsal, 'du -sh /mnt/backup')).split('\t')[0] ?? '';
}

export async function refuseBackup(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'cp -a /mnt/backup /srv/rehearsal/backup; umount /mnt/backup');
  const { status, output } = await rehearsal.machine.run(['systemctl', 'start', 'renovation-th@backup']);
  assert(status !== 0, `the backup succeeded: ${output}`);
  assert((await run(rehearsal, 'ls -A /mnt/backup')) === '', 'the backup wrote to the root disk');
  await mountBackups(rehearsal);
  await run(rehearsal, 'cp -a /srv/rehearsal/backup/. /mnt/backup/; renovation-th backup');
  return 'failed and wrote nothing';
}

/** Restores with nothing but the repository and its key. */
export async function restore(rehearsal: Rehearsal): Promise<string> {
  const { machine, outside } = rehearsal;
  // The mounted disk is visible only inside the machine.
  await run(rehearsal, 'renovation-th backup');
  await dieDuringCheck(rehearsal);
  await run(rehearsal, 'cp -a /mnt/backup/. /srv/rehearsal/backup/');
  const count = await expectKept(rehearsal);
  cpSync(machine.at('/srv/rehearsal/backup'), path.join(outside, 'backup'), { recursive: true });
  await machine.powerOff();
  await freshMachine(rehearsal);
  cpSync(path.join(outside, 'backup'), machine.at('/srv/rehearsal/backup'), { recursive: true });
  cpSync(path.join(outside, 'key'), machine.at('/srv/rehearsal/key'));
  cpSync(path.join(outside, 'next.deb'), machine.at('/srv/rehearsal/next.deb'));
  await run(rehearsal, `cp -a /srv/rehearsal/backup/. /mnt/backup/; ${apt} /srv/rehearsal/next.deb`);
  const { status } = await machine.run(['renovation-th', 'backup']);
  assert(status !== 0, 'an empty database was added to the backups');
  await run(rehearsal, 'renovation-th restore < /srv/rehearsal/key');
  await expectKept(rehearsal);
  await untilFormIsTaken(rehearsal);
  await run(rehearsal, 'renovation-th backup');
  await visit();
  return `${count} of ${count} requests, and the site`;
}

/** Leaves the lock of a process that was killed, as when a machine dies during its weekly check. */
async function dieDuringCheck(rehearsal: Rehearsal): Promise<void> {
  const restic = 'restic -q -r /mnt/backup -p /etc/renovation-th/backup-key';
  const untilLocked = 'until [ -n "$(ls /mnt/backup/locks)" ]; do :; done';
  await run(rehearsal, `${restic} check --read-data & ${untilLocked}; kill -9 $!`);
  const { status } = await rehearsal.machine.run(['sh', '-c', `${restic} snapshots`]);
  assert(status !== 0, 'no lock was left');
}
