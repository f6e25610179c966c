import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { ask } from './ask';
import { apt, freshMachine, mountBackups } from './fresh-machine';
import { expectKept, owner, run, untilFormIsTaken, visit, type Rehearsal } from './visitors';

export async function backUp(rehearsal: Rehearsal): Promise<void> {
  await run(rehearsal, 'renovation-th backup; renovation-th backup');
  await run(rehearsal, '! test -e /var/lib/renovation-th/received/backup.sqlite');
  await run(rehearsal, 'systemctl is-active renovation-th@backup.timer');
  // From here on, only the rehearsal makes backups.
  await run(rehearsal, 'systemctl stop renovation-th@backup.timer');
  await run(rehearsal, 'flock /var/lib/renovation-th-backup/lock true');
  // Without a certificate authority, the certificate is the only problem.
  await run(rehearsal, 'systemctl restart renovation-th');
  await untilFormIsTaken(rehearsal);
  const health = await ask({ name: owner, path: '/health' });
  assert(
    /^\{"status":"unhealthy","problems":\[\{"code":"certificate-ends"[^{]*\]/.test(health.text),
    health.text,
  );
  const status = await run(rehearsal, '! renovation-th status');
  assert(status.includes('backup: last one') && status.includes('certificate-ends'), status);
  cpSync(rehearsal.machine.at('/etc/renovation-th/backup-key'), path.join(rehearsal.outside, 'key'));
}

export async function refuseBackup(rehearsal: Rehearsal): Promise<void> {
  await run(rehearsal, 'cp -a /mnt/backup /srv/rehearsal/backup; umount /mnt/backup');
  await run(rehearsal, '! systemctl start renovation-th@backup');
  assert((await run(rehearsal, 'ls -A /mnt/backup')) === '', 'the backup wrote to the root disk');
  await mountBackups(rehearsal);
  await run(rehearsal, 'cp -a /srv/rehearsal/backup/. /mnt/backup/; renovation-th backup');
}

/** Restores with nothing but the repository and its key. */
export async function restore(rehearsal: Rehearsal): Promise<void> {
  const { machine, outside } = rehearsal;
  // The mounted disk is visible only inside the machine.
  await run(rehearsal, 'renovation-th backup');
  await dieDuringCheck(rehearsal);
  await run(rehearsal, 'cp -a /mnt/backup/. /srv/rehearsal/backup/');
  await expectKept(rehearsal);
  cpSync(machine.at('/srv/rehearsal/backup'), path.join(outside, 'backup'), { recursive: true });
  await machine.powerOff();
  await freshMachine(rehearsal);
  cpSync(path.join(outside, 'backup'), machine.at('/srv/rehearsal/backup'), { recursive: true });
  cpSync(path.join(outside, 'key'), machine.at('/srv/rehearsal/key'));
  cpSync(path.join(outside, 'next.deb'), machine.at('/srv/rehearsal/next.deb'));
  await run(rehearsal, `cp -a /srv/rehearsal/backup/. /mnt/backup/; ${apt} /srv/rehearsal/next.deb`);
  // An empty database must not be added to the backups.
  await run(rehearsal, '! renovation-th backup');
  await run(rehearsal, 'renovation-th restore < /srv/rehearsal/key');
  await expectKept(rehearsal);
  await untilFormIsTaken(rehearsal);
  await run(rehearsal, 'renovation-th backup');
  await visit();
}

/** Leaves the lock of a process that was killed, as when a machine dies during its weekly check. */
async function dieDuringCheck(rehearsal: Rehearsal): Promise<void> {
  const restic = 'restic -q -r /mnt/backup -p /etc/renovation-th/backup-key';
  const untilLocked = 'until [ -n "$(ls /mnt/backup/locks)" ]; do :; done';
  await run(rehearsal, `${restic} check --read-data & ${untilLocked}; kill -9 $!`);
  await run(rehearsal, `! ${restic} snapshots`);
}
