import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../drill-report';
import { ask, families, signIn } from './ask';
import { apt, freshMachine, password, unit } from './fresh-machine';
import { expectKept, run, sendForm, untilFormIsTaken, type Rehearsal } from './visitors';

/** Maximum level of `systemd-analyze security`. */
const mostExposed = 2;

const formsPerSecond = 10;

export async function install(rehearsal: Rehearsal): Promise<void> {
  const output = await run(rehearsal, `${apt} /srv/rehearsal/renovation-th.deb`);
  assert(output.includes('key of the backups'), 'the key of the backups is not shown');
  await untilFormIsTaken(rehearsal);
}

export async function refuseAnswer(rehearsal: Rehearsal): Promise<void> {
  const answers = '/etc/renovation-th/answers';
  await run(
    rehearsal,
    `cp -p ${answers} /srv/rehearsal/; sed -i 's/^BUSINESS_PHONE=.*/BUSINESS_PHONE=12/' ${answers}`,
  );
  const command = 'DEBIAN_FRONTEND=noninteractive dpkg-reconfigure renovation-th';
  const output = await run(rehearsal, `! ${command}`);
  assert(output.includes('French number of ten digits'), output);
  await run(rehearsal, `cp -p /srv/rehearsal/answers ${answers}; ${command}`);
  await untilFormIsTaken(rehearsal);
}

/** The program writes as its own user, nginx reads the site, and nobody else reads requests or secrets. */
export async function expectOwners(rehearsal: Rehearsal): Promise<void> {
  const state = '/var/lib/renovation-th';
  const foreign = await run(rehearsal, `find ${state} -not -user renovation-th`);
  assert(foreign === '', `not of the service: ${foreign}`);
  const shared = await run(rehearsal, `find ${state} -not -type l -perm /o=w`);
  assert(shared === '', `writable by others: ${shared}`);
  const open = await run(rehearsal, `find ${state}/received /etc/renovation-th -type f -perm /o=r | sort`);
  assert(!/received|answers|key|password|smtp|service\.env/.test(open), `readable: ${open}`);
  await run(rehearsal, `runuser -u www-data -- cat ${state}/site/current/index.html >/dev/null`);
  await run(rehearsal, `! runuser -u www-data -- ls ${state}/received`);
}

export async function exposure(rehearsal: Rehearsal): Promise<void> {
  const output = await run(rehearsal, `systemd-analyze security ${unit} | tail -n 1`);
  const level = Number(/: ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
  assert(level <= mostExposed, output);
}

export async function update(rehearsal: Rehearsal): Promise<void> {
  const { machine, deb, outside } = rehearsal;
  const unpacked = path.join(outside, 'next');
  execFileSync('dpkg-deb', ['-R', deb, unpacked]);
  execFileSync('sed', ['-i', 's/^Version: .*/&.next/', path.join(unpacked, 'DEBIAN/control')]);
  execFileSync('dpkg-deb', ['-Znone', '--root-owner-group', '-b', unpacked, path.join(outside, 'next.deb')]);
  cpSync(path.join(outside, 'next.deb'), machine.at('/srv/rehearsal/next.deb'));
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
  assert(lost === 0, `${lost} of ${answers.length} forms were lost`);
  await expectKept(rehearsal);
}

export async function remove(rehearsal: Rehearsal): Promise<void> {
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
  assert(left.trim() === '', `left: ${left}`);
}

/** Without DNS and without the legal facts: visitors get a page with the telephone number, and certbot tries again. */
export async function firstDay(rehearsal: Rehearsal): Promise<void> {
  await rehearsal.machine.powerOff();
  await freshMachine(rehearsal, { 'site-name': 'www.atelier-zoe.fr', 'owner-name': 'bureau.atelier-zoe.fr' });
  await run(rehearsal, `sed -i /TLS=/d /etc/renovation-th/answers; ${apt} /srv/rehearsal/renovation-th.deb`);
  for (const path of ['/', '/contact']) {
    const page = await ask({ host: families.IPv6, name: 'www.atelier-zoe.fr', path });
    assert(page.status === 503 && page.text.includes('le site ouvre bientôt'), `${path}: ${page.status}`);
    assert(page.text.includes('href="tel:+33465716336"'), page.text);
  }
  assert((await signIn('bureau.atelier-zoe.fr', password)).status === 303, 'the owner cannot sign in');
  await run(rehearsal, '! systemctl start renovation-th@certificate');
  await run(
    rehearsal,
    'nginx -t -q && systemctl is-active nginx && systemctl is-active renovation-th@certificate.timer',
  );
  await getCertificate(rehearsal);
}

/** Gets a certificate from a program in the place of certbot, because a rehearsal has no certificate authority. */
async function getCertificate(rehearsal: Rehearsal): Promise<void> {
  const live = '/etc/letsencrypt/live/renovation-th';
  const certbot = `#!/bin/sh
echo "$@" >/srv/rehearsal/certbot; mkdir -p ${live}
exec openssl req -x509 -days 90 -newkey rsa:2048 -nodes -subj /CN=authority -keyout ${live}/privkey.pem -out ${live}/fullchain.pem
`;
  writeFileSync(rehearsal.machine.at('/usr/local/bin/certbot'), certbot, { mode: 0o755 });
  await run(rehearsal, `systemctl start renovation-th@certificate; systemctl restart ${unit}`);
  const asked = await run(rehearsal, 'cat /srv/rehearsal/certbot');
  for (const name of ['www.', '', 'bureau.', 'apercu.'])
    assert(asked.includes(`-d ${name}atelier-zoe.fr`), asked);
  const health = () => ask({ name: 'bureau.atelier-zoe.fr', path: '/health' });
  assert(await eventually(async () => (await health()).status === 200, 10_000), (await health()).text);
}

export async function follow(rehearsal: Rehearsal): Promise<void> {
  await run(
    rehearsal,
    `cd /etc/renovation-th; sed -i 's/^OWNER_NAME=.*/OWNER_NAME=/; s|^RELEASE_STORE=.*|RELEASE_STORE=s3://nowhere/site|' answers
     DEBIAN_FRONTEND=noninteractive dpkg-reconfigure renovation-th
     systemctl is-active renovation-th-follower nginx; ! systemctl is-active ${unit} renovation-th.socket`,
  );
  const { output } = await rehearsal.machine.run(['renovation-th', 'status']);
  assert(output.includes('renovation-th-follower: active'), output);
  const page = await ask({ name: 'www.atelier-zoe.fr' });
  assert(page.status === 503, `pages before the store answers: ${page.status}`);
}
