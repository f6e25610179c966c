import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../../testing/mail-server';
import { eventually, pause, type DrillReport } from '../drill-report';
import { ask, families, postForm, signIn } from './ask';
import { debianMachine, type DebianVersion } from './debian-machine';
import {
  business,
  expectKept,
  expectThat,
  owner,
  run,
  sendForm,
  site,
  untilFormIsTaken,
  visit,
  type Rehearsal,
} from './visitors';

const password = 'un long mot de passe';
const unit = 'renovation-th.service';
/** Maximum level of `systemd-analyze security`, and seconds of an installation with its dependencies. */
const promised = { exposure: 2, installSeconds: 180 };
const formsPerSecond = 10;

/** @returns what was seen. @throws Error that names the problem. */
type Step = readonly [name: string, work: (rehearsal: Rehearsal) => Promise<string>];

const steps: readonly Step[] = [
  ['apt install, with eight preseeded answers', install],
  ['a wrong answer is refused, and the service stays up', refuseAnswer],
  ['sandbox', exposure],
  ['pages, redirects and headers over IPv4 and IPv6', visit],
  ['forms reach the disk and the mailbox', sendForms],
  ['the owner signs in', visitOwner],
  ['encrypted backup', backUp],
  ['a backup disk that is not mounted', refuseBackup],
  ['the service is killed', kill],
  ['the disk is full', fillDisk],
  ['update while ten forms a second arrive', update],
  ['reboot', reboot],
  ['restore on a new machine', restore],
  ['remove, then purge', remove],
];

/** Runs every step on a fresh Debian. @param deb built by `npm run package`. */
export async function rehearse(version: DebianVersion, folder: string, deb: string): Promise<DrillReport> {
  const machine = debianMachine(version, path.join(folder, 'machine'));
  const mailed = new Set<string>();
  const onMail = ({ headers }: { headers: { key: string; value: string }[] }) =>
    mailed.add(headers.find(({ key }) => key === 'x-rth-reference')?.value ?? '');
  const mailServer = await startMailServer({}, { onMail });
  const outside = path.join(folder, 'outside');
  mkdirSync(outside, { recursive: true });
  const rehearsal: Rehearsal = { machine, deb, outside, mailPort: mailServer.port, confirmed: [], mailed };
  const lines: string[] = [];
  const failures: string[] = [];
  try {
    await freshMachine(rehearsal);
    for (const [name, work] of steps) {
      const started = performance.now();
      const seen = await work(rehearsal).catch((error: unknown) => {
        failures.push(`${name}: ${String(error)}`);
        return 'FAILED';
      });
      const seconds = ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
      lines.push(`${name.padEnd(52)}${seconds} s  ${seen}`);
      console.error(lines.at(-1));
    }
    return { lines, failures };
  } finally {
    await machine.powerOff();
    await mailServer.close();
  }
}

/** Boots a machine that has the package, the answers, and a disk for backups. */
async function freshMachine(rehearsal: Rehearsal): Promise<void> {
  const { machine, deb, mailPort } = rehearsal;
  await machine.reset();
  await machine.boot();
  mkdirSync(machine.at('/etc/renovation-th'), { recursive: true });
  mkdirSync(machine.at('/srv/rehearsal'), { recursive: true });
  // A rehearsal has no certificate authority.
  writeFileSync(machine.at('/etc/renovation-th/answers'), 'TLS=self-signed\n', { mode: 0o600 });
  cpSync(deb, machine.at('/srv/rehearsal/renovation-th.deb'));
  const answers = {
    'site-name': site,
    'owner-name': owner,
    'business-email': business,
    'business-phone': '04 65 71 63 36',
    'smtp-url': `smtp://127.0.0.1:${mailPort}`,
    'owner-password': password,
    'backup-place': '/mnt/backup',
    'release-store': '',
  };
  const preseed = Object.entries(answers).map(
    ([name, value]) =>
      `renovation-th renovation-th/${name} ${/url|word/.test(name) ? 'password' : 'string'} ${value}\n`,
  );
  writeFileSync(machine.at('/srv/rehearsal/preseed'), preseed.join(''), { mode: 0o600 });
  await run(rehearsal, 'debconf-set-selections /srv/rehearsal/preseed; mkdir -p /mnt/backup');
  await mountBackups(rehearsal);
}

const mountBackups = (rehearsal: Rehearsal) => run(rehearsal, 'mount -t tmpfs none /mnt/backup');

const apt = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends';

async function install(rehearsal: Rehearsal): Promise<string> {
  const started = performance.now();
  const output = await run(rehearsal, `${apt} /srv/rehearsal/renovation-th.deb`);
  const seconds = (performance.now() - started) / 1_000;
  expectThat(output.includes('key of the backups'), 'the key of the backups is not shown');
  expectThat(seconds < promised.installSeconds, `took ${seconds.toFixed(0)} s`);
  return `first form after ${await untilFormIsTaken(rehearsal)} s`;
}

async function refuseAnswer(rehearsal: Rehearsal): Promise<string> {
  const answers = '/etc/renovation-th/answers';
  await run(
    rehearsal,
    `cp -p ${answers} /srv/rehearsal/; sed -i 's/^BUSINESS_PHONE=.*/BUSINESS_PHONE=12/' ${answers}`,
  );
  const command = 'DEBIAN_FRONTEND=noninteractive dpkg-reconfigure renovation-th';
  const { status, output } = await rehearsal.machine.run(['sh', '-c', command]);
  expectThat(status !== 0 && output.includes('French number of ten digits'), output);
  await run(rehearsal, `cp -p /srv/rehearsal/answers ${answers}; ${command}`);
  return `refused; next form ${await untilFormIsTaken(rehearsal)} s after the correction`;
}

async function exposure(rehearsal: Rehearsal): Promise<string> {
  const output = await run(rehearsal, `systemd-analyze security ${unit} | tail -n 1`);
  const level = Number(/: ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
  expectThat(level <= promised.exposure, output);
  return `level ${level}`;
}

async function sendForms(rehearsal: Rehearsal): Promise<string> {
  const { status } = await postForm(
    { host: families.IPv6, name: site, path: `/envoi/${business}` },
    { Nom_complet: 'Zoé Durand', Téléphone: '06 39 98 12 34' },
  );
  expectThat(status === 303, `IPv6 without JavaScript: ${status}`);
  for (let count = 0; count < 5; count += 1) expectThat(await sendForm(rehearsal), 'a form was refused');
  await expectKept(rehearsal);
  const { confirmed, mailed } = rehearsal;
  await eventually(() => confirmed.every((reference) => mailed.has(reference)), 60_000);
  const missing = confirmed.filter((reference) => !mailed.has(reference));
  expectThat(missing.length === 0, `not mailed: ${missing.join(', ')}`);
  return `${confirmed.length} on disk and mailed`;
}

async function visitOwner(rehearsal: Rehearsal): Promise<string> {
  expectThat((await signIn(owner, 'a wrong password')).status === 401, 'a wrong password is accepted');
  const { status, cookie } = await signIn(owner, password);
  expectThat(status === 303, `signing in: ${status}`);
  const { text } = await ask({ host: families.IPv6, name: owner, headers: { Cookie: cookie } });
  expectThat(text.includes('Zoé Durand'), 'the request is not on the page');
  return `renovation-th status: ${(await run(rehearsal, 'renovation-th status')).split('\n').length} lines`;
}

async function backUp(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'renovation-th backup; renovation-th backup; renovation-th check');
  cpSync(rehearsal.machine.at('/etc/renovation-th/backup-key'), path.join(rehearsal.outside, 'key'));
  return (await run(rehearsal, 'du -sh /mnt/backup')).split('\t')[0] ?? '';
}

async function refuseBackup(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'cp -a /mnt/backup /srv/rehearsal/backup; umount /mnt/backup');
  const { status, output } = await rehearsal.machine.run(['systemctl', 'start', 'renovation-th-backup']);
  expectThat(status !== 0, `the backup succeeded: ${output}`);
  expectThat((await run(rehearsal, 'ls -A /mnt/backup')) === '', 'the backup wrote to the root disk');
  await mountBackups(rehearsal);
  await run(rehearsal, 'cp -a /srv/rehearsal/backup/. /mnt/backup/; renovation-th backup');
  return 'failed and wrote nothing';
}

async function kill(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, `systemctl kill -s KILL ${unit}`);
  return `next form after ${await untilFormIsTaken(rehearsal)} s`;
}

async function fillDisk(rehearsal: Rehearsal): Promise<string> {
  const received = '/var/lib/renovation-th/received';
  await run(
    rehearsal,
    `systemctl stop ${unit}; cp -a ${received} /srv/rehearsal/received; mount -t tmpfs -o size=64m,mode=0700 none ${received};
     cp -a /srv/rehearsal/received/. ${received}/; chown renovation-th: ${received}; systemctl start ${unit}`,
  );
  await untilFormIsTaken(rehearsal);
  await rehearsal.machine.run(['sh', '-c', `cat /dev/zero > ${received}/ballast`]);
  const before = rehearsal.confirmed.length;
  await sendForm(rehearsal).catch(() => false);
  // A form on a full disk is either refused, or it has reached the mailbox.
  const accepted = rehearsal.confirmed.slice(before);
  const { status } = await ask({ host: families.IPv4, name: site });
  await run(rehearsal, `rm ${received}/ballast`);
  const back = await untilFormIsTaken(rehearsal);
  await run(
    rehearsal,
    `systemctl stop ${unit}; cp -a ${received}/. /srv/rehearsal/received/; umount ${received}; cp -a /srv/rehearsal/received/. ${received}/;
     systemctl start ${unit}`,
  );
  expectThat(
    accepted.every((reference) => rehearsal.mailed.has(reference)),
    'a form was confirmed and lost',
  );
  expectThat(status === 200, `pages: ${status}`);
  return `${accepted.length === 0 ? 'form refused' : 'form mailed'}, pages 200, next form ${back} s after there was room`;
}

async function update(rehearsal: Rehearsal): Promise<string> {
  const { machine, deb, outside } = rehearsal;
  const unpacked = path.join(outside, 'next');
  execFileSync('dpkg-deb', ['-R', deb, unpacked]);
  execFileSync('sed', ['-i', 's/^Version: .*/&.next/', path.join(unpacked, 'DEBIAN/control')]);
  execFileSync('dpkg-deb', [
    '-Znone',
    '--root-owner-group',
    '-b',
    unpacked,
    machine.at('/srv/rehearsal/next.deb'),
  ]);
  rmSync(unpacked, { recursive: true });
  let isOver = false;
  const updating = run(rehearsal, `${apt} /srv/rehearsal/next.deb`).finally(() => (isOver = true));
  // Prevents an unhandled rejection, because the update is awaited after the last form.
  updating.catch(() => undefined);
  const answers: Promise<boolean>[] = [];
  while (!isOver) {
    answers.push(sendForm(rehearsal).catch(() => false));
    await pause(1_000 / formsPerSecond);
  }
  await updating;
  const lost = (await Promise.all(answers)).filter((isTaken) => !isTaken).length;
  expectThat(lost === 0, `${lost} of ${answers.length} forms were lost`);
  return `${answers.length} forms, lost 0`;
}

async function reboot(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'cp -a /mnt/backup/. /srv/rehearsal/backup/');
  await rehearsal.machine.powerOff();
  await rehearsal.machine.boot();
  await mountBackups(rehearsal);
  await run(rehearsal, 'cp -a /srv/rehearsal/backup/. /mnt/backup/');
  const seconds = await untilFormIsTaken(rehearsal);
  await visit();
  return `first form ${seconds} s after the boot`;
}

/** Restores with nothing but the repository and its key. */
async function restore(rehearsal: Rehearsal): Promise<string> {
  const { machine, outside } = rehearsal;
  await run(rehearsal, 'renovation-th backup');
  const count = await expectKept(rehearsal);
  cpSync(machine.at('/mnt/backup'), path.join(outside, 'backup'), { recursive: true });
  await machine.powerOff();
  await freshMachine(rehearsal);
  cpSync(path.join(outside, 'backup'), machine.at('/srv/rehearsal/backup'), { recursive: true });
  cpSync(path.join(outside, 'key'), machine.at('/srv/rehearsal/key'));
  await run(rehearsal, `cp -a /srv/rehearsal/backup/. /mnt/backup/; ${apt} /srv/rehearsal/renovation-th.deb`);
  const { status } = await machine.run(['renovation-th', 'backup']);
  expectThat(status !== 0, 'an empty database was added to the backups');
  await run(rehearsal, 'renovation-th restore < /srv/rehearsal/key');
  await expectKept(rehearsal);
  await untilFormIsTaken(rehearsal);
  await run(rehearsal, 'renovation-th backup');
  await visit();
  return `${count} of ${count} requests, and the site`;
}

async function remove(rehearsal: Rehearsal): Promise<string> {
  await run(rehearsal, 'DEBIAN_FRONTEND=noninteractive apt-get remove -y -q renovation-th');
  await expectKept(rehearsal);
  await run(rehearsal, 'nginx -t -q; ! systemctl is-active renovation-th.socket');
  await run(
    rehearsal,
    `echo 'renovation-th renovation-th/purge-requests boolean true' | debconf-set-selections
     DEBIAN_FRONTEND=noninteractive apt-get purge -y -q renovation-th`,
  );
  const left = await run(
    rehearsal,
    "find / -xdev -name '*renovation-th*' -not -path '/proc/*' -not -path '/srv/rehearsal/*' -not -path '/var/log/*' -not -path '/var/lib/dpkg/*'",
  );
  expectThat(left.trim() === '', `left: ${left}`);
  return 'requests kept, then everything deleted except backups and logs';
}
