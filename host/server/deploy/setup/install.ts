import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseAnswers, siteNames, type Answers } from './answers';
import { deliveryGroup, formsUser, paths, services, socket } from './paths';
import { readIfThere, run, SetupError, succeeds, switchLink, writeSetting } from './system';
import { answeredIdentity, commands, deskEnvironment, lines, nginxFile } from './templates';

/** The package that contains this program. */
export const packageFolder = path.resolve(__dirname, '../../../..');
const deploy = (...names: string[]) => path.join(packageFolder, 'host/server/deploy', ...names);
const setting = (name: string) => path.join(paths.settings, name);

export type Step = { name: string; work: () => void | string };

/** Returns the steps of an installation. Each step can be repeated and may return text for the administrator. */
export function installationSteps(answers: Answers): readonly Step[] {
  return [
    { name: 'Install Debian packages', work: () => installPackages(answers) },
    { name: 'Create users and folders', work: makeFolders },
    { name: 'Write settings', work: () => writeSettings(answers) },
    { name: 'Copy the code', work: placeCode },
    { name: 'Compose the site', work: composeSite },
    { name: 'Start the services', work: startServices },
    { name: 'Set up nginx', work: () => setUpNginx(answers) },
    { name: 'Get the certificate', work: () => getCertificate(answers) },
    { name: 'Remove old versions', work: removeOldVersions },
  ];
}

/** Checks the machine. @throws SetupError unless root runs this on Debian 12 or later with systemd. */
export function checkMachine(): void {
  if (process.getuid?.() !== 0) throw new SetupError('Run this command as root.', 'Run it with sudo.');
  const system = parseAnswers((readIfThere('/etc/os-release') ?? '').replaceAll('"', ''));
  if (system.ID !== 'debian' || Number(system.VERSION_ID ?? 0) < 12)
    throw new SetupError(
      `This machine runs ${system.PRETTY_NAME ?? 'another system'}.`,
      'Use Debian 12 or 13.',
    );
  if (!existsSync('/run/systemd/system'))
    throw new SetupError(
      'systemd is not running on this machine.',
      'Use a machine or a container that boots systemd.',
    );
}

function installPackages({ TLS: tls }: Answers): void {
  const wanted = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl', 'logrotate'];
  if (tls === 'letsencrypt') wanted.push('certbot');
  const installed = run(['dpkg-query', '-W', '-f=${db:Status-Status} ${Package}\n']).split('\n');
  const missing = wanted.filter((name) => !installed.includes(`installed ${name}`));
  if (missing.length === 0) return;
  // Ignores a failure, because apt's cache may still have the packages.
  succeeds('apt-get', 'update', '-qq');
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Creates users and folders. Also repairs owners and modes of files that were copied by hand. */
function makeFolders(): void {
  const [users, folders] = ['/etc/sysusers.d/renovation-th.conf', '/etc/tmpfiles.d/renovation-th.conf'];
  writeSetting(users, readFileSync(deploy('system/users.conf'), 'utf8'));
  writeSetting(folders, readFileSync(deploy('system/folders.conf'), 'utf8'));
  run(['systemd-sysusers', users]);
  run(['systemd-tmpfiles', '--create', folders]);
  for (const folder of ['releases', 'site'].map((name) => path.join(paths.state, name))) {
    run(['chgrp', '-Rh', deliveryGroup, folder]);
    run(['chmod', '-R', 'g+rwX,o+rX', folder]);
    run(['find', folder, '-type', 'd', '!', '-perm', '-2000', '-exec', 'chmod', 'g+s', '{}', '+']);
  }
  giveToForms(paths.received);
}

export const giveToForms = (folder: string) => run(['chown', '-Rh', `${formsUser}:${formsUser}`, folder]);

function writeSettings(answers: Answers): string | void {
  const isNewPassword = readIfThere(paths.ownerPassword)?.trim() !== answers.OWNER_PASSWORD;
  writeSetting(paths.answers, lines(answers), 0o600);
  writeSetting(paths.smtpUrl, `${answers.SMTP_URL}\n`, 0o600);
  writeSetting(setting('desk.env'), deskEnvironment(answers), 0o600);
  writeIdentity(answers);
  for (const [name, text] of Object.entries(commands))
    writeSetting(path.join(paths.commands, name), text, 0o755);
  openBackups(answers.BACKUP_STORE);
  // Written last, so that the next installation still prints the new password if an earlier write fails.
  writeSetting(paths.ownerPassword, `${answers.OWNER_PASSWORD}\n`, 0o600);
  if (isNewPassword) return `password of https://${answers.OWNER_NAME}: ${answers.OWNER_PASSWORD}`;
}

/** Lets the desk write backups into a folder. A bucket needs no permission on this machine. */
function openBackups(store: string): void {
  const isFolder = store.startsWith('/');
  writeSetting(
    path.join(paths.units, 'renovation-th-desk.service.d/backup.conf'),
    isFolder ? `[Service]\nReadWritePaths=-${store}\n` : null,
  );
  if (!isFolder) return;
  if (!existsSync(path.dirname(store)))
    throw new SetupError(
      `There is no folder ${path.dirname(store)} for backups.`,
      'Mount the disk, or create the folder.',
    );
  run(['install', '-d', '-m', '0700', store]);
  // The folder may come from an earlier machine, on which the form service's user had another uid.
  giveToForms(store);
}

/** Writes the initial identity. The owner's published data takes precedence. */
function writeIdentity(answers: Answers): void {
  const sample = path.join(packageFolder, 'shared/src/identity/identity.json');
  const known = JSON.parse(readIfThere(paths.identity) ?? readFileSync(sample, 'utf8')) as object;
  writeSetting(paths.identity, `${JSON.stringify({ ...known, ...answeredIdentity(answers) }, null, 2)}\n`);
}

const version = () => readFileSync(path.join(packageFolder, 'VERSION'), 'utf8').trim();
const newFolder = () => path.join(paths.code, version());

/** Copies the code to a new folder, because running processes need the old version's files until they restart. */
function placeCode(): string {
  if (!existsSync(newFolder())) {
    const draft = path.join(paths.code, `.draft-${version()}`);
    rmSync(draft, { recursive: true, force: true });
    cpSync(packageFolder, draft, { recursive: true });
    run(['chown', '-R', 'root:root', draft]);
    run(['chmod', '-R', 'u=rwX,go=rX', draft]);
    renameSync(draft, newFolder());
  }
  return version();
}

/** Runs a delivery command of the new version while the old one may still be running. */
function rth(...words: string[]): string {
  const store = parseAnswers(readIfThere(paths.store) ?? '');
  const env = { ...store, RTH_STATE: paths.state, RTH_IDENTITY: paths.identity };
  const program = path.join(newFolder(), 'host/delivery/rth.cjs');
  return run([path.join(newFolder(), 'bin/node'), program, ...words], { env });
}

function composeSite(): string {
  return lastLine(rth('adopt', path.join(newFolder(), 'releases')));
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function startServices(): void {
  const files = readdirSync(deploy('system'), { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /\.(?:service|socket)$|\.d\/./.test(file)))
    writeSetting(path.join(paths.units, name), readFileSync(deploy('system', name), 'utf8'));
  switchLink(path.join(paths.code, 'current'), version());
  run(['systemctl', 'daemon-reload']);
  run(['systemctl', 'enable', '--quiet', '--now', socket]);
  run(['systemctl', 'enable', '--quiet', ...services]);
  for (const service of services)
    run(['systemctl', 'restart', service], { remedy: `Read: journalctl -u ${service} -n 20` });
}

function setUpNginx(answers: Answers): void {
  const nginxVersion = /\/([\d.]+)/.exec(run(['sh', '-c', 'nginx -v 2>&1']))?.[1] ?? '1.22.1';
  for (const name of readdirSync(deploy()).filter((file) => file.endsWith('.conf'))) {
    const text = nginxFile(readFileSync(deploy(name), 'utf8'), answers, nginxVersion);
    writeSetting(path.join(paths.nginx, name), text);
  }
  const included = ['nginx-site.conf', 'nginx-owner.conf'].map((name) => `include ${paths.nginx}/${name};\n`);
  writeSetting(paths.nginxInclude, included.join(''));
  // Debian's default site also declares `default_server` for port 80, which would conflict with ours.
  rmSync('/etc/nginx/sites-enabled/default', { force: true });
  makeOwnCertificate(answers);
  run(['nginx', '-t']);
  run(['systemctl', 'enable', '--quiet', 'nginx']);
  run(['systemctl', 'reload-or-restart', 'nginx']);
}

const namesOf = (answers: Answers) => [...siteNames(answers), answers.OWNER_NAME];

/** Creates a self-signed certificate, so that nginx can start before the authority has issued one. */
function makeOwnCertificate(answers: Answers): void {
  const folder = `${paths.tls}-self-signed`;
  const names = namesOf(answers)
    .map((name) => `DNS:${name}`)
    .join(',');
  if (readIfThere(path.join(folder, 'names')) !== names) {
    run(['install', '-d', '-m', '0700', folder]);
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
    const subject = ['-subj', '/CN=self-signed', '-addext', `subjectAltName=${names}`];
    run(['openssl', 'req', '-x509', '-days', '3650', ...key, ...files, ...subject]);
    writeSetting(path.join(folder, 'names'), names);
  }
  if (answers.TLS === 'self-signed' || !existsSync(paths.tls)) switchLink(paths.tls, folder);
}

function getCertificate(answers: Answers): string {
  if (answers.TLS === 'self-signed')
    return 'self-signed, for a rehearsal; for a real one, set TLS=letsencrypt in --answers FILE';
  const folder = '/etc/letsencrypt/live/renovation-th';
  const proof = ['--webroot', '-w', '/var/www/html'];
  const names = namesOf(answers).flatMap((name) => ['-d', name]);
  const account = ['--non-interactive', '--agree-tos', '-m', answers.CERTIFICATE_EMAIL];
  const renewal = ['--keep-until-expiring', '--expand', '--deploy-hook', 'systemctl reload nginx'];
  run(['certbot', 'certonly', '--cert-name', 'renovation-th', ...proof, ...names, ...account, ...renewal], {
    remedy: `Each of ${namesOf(answers).join(', ')} needs an A record that points to this machine, and an AAAA record if this machine has IPv6; ports 80 and 443 must be open. Then run renovation-th install again. Until then the certificate is self-signed.`,
  });
  switchLink(paths.tls, folder);
  run(['systemctl', 'reload', 'nginx']);
  return lastLine(run(['openssl', 'x509', '-noout', '-enddate', '-in', path.join(folder, 'fullchain.pem')]));
}

/** Removes all versions except the running one and the previous one. */
function removeOldVersions(): void {
  const others = readdirSync(paths.code)
    .filter((name) => name !== 'current' && name !== version())
    .map((name) => path.join(paths.code, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of others.slice(1)) rmSync(old, { recursive: true, force: true });
}
