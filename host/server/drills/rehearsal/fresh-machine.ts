import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { business, owner, run, site, type Rehearsal } from './visitors';

/** Has each character that a shell, debconf or systemd could change. */
export const password = String.raw`un "long" mot \ d'$a% #=`;

export const unit = 'renovation-th.service';

export const apt = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends';

/** Boots a machine that has the package, the answers, and a disk for backups. */
export async function freshMachine(
  rehearsal: Rehearsal,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { machine, deb, mailPort } = rehearsal;
  await machine.reset();
  await machine.boot();
  mkdirSync(machine.at('/etc/renovation-th'), { recursive: true });
  mkdirSync(machine.at('/srv/rehearsal'), { recursive: true });
  // A rehearsal has no certificate authority. The secret of a bucket and the heartbeat have special characters.
  const lines = [
    'TLS=self-signed',
    'AWS_SECRET_ACCESS_KEY=a/b+c=',
    'HEARTBEAT_URL=http://127.0.0.1:9/?a=1&b=2',
  ];
  writeFileSync(machine.at('/etc/renovation-th/answers'), `${lines.join('\n')}\n`, { mode: 0o600 });
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
    ...changed,
  };
  const preseed = Object.entries(answers).map(
    ([name, value]) =>
      `renovation-th renovation-th/${name} ${/url|word/.test(name) ? 'password' : 'string'} ${value}\n`,
  );
  writeFileSync(machine.at('/srv/rehearsal/preseed'), preseed.join(''), { mode: 0o600 });
  await run(rehearsal, 'debconf-set-selections /srv/rehearsal/preseed; mkdir -p /mnt/backup');
  await mountBackups(rehearsal);
}

export const mountBackups = (rehearsal: Rehearsal) => run(rehearsal, 'mount -t tmpfs none /mnt/backup');
