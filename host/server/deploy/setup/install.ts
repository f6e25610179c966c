import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { completeAnswers, parseAnswers, siteNames, type Answers } from './answers';
import { deliveryGroup, formsUser, places, services, socket } from './places';
import { readIfThere, run, SetupError, succeeds, switchLink, writeSetting } from './system';
import { backupStore, commands, deskEnvironment, keptAnswers, nginxFile } from './templates';

/** The package that this program belongs to. */
const packageFolder = path.resolve(__dirname, '../../../..');
const inPackage = (...names: string[]) => path.join(packageFolder, ...names);
const deploy = (...names: string[]) => inPackage('host/server/deploy', ...names);

export type Step = { name: string; work: () => void | string };

/** Reads the answers of a file, those of the last installation, and then asks. */
export async function readAnswers(file: string | undefined, isSelfSigned: boolean): Promise<Answers> {
  const given = file === undefined ? '' : readFileSync(file, 'utf8');
  const kept = readIfThere(places.answers) ?? '';
  const secrets: Readonly<Record<string, string | null>> = {
    SMTP_URL: readIfThere(path.join(places.settings, 'smtp-url')),
    OWNER_PASSWORD: readIfThere(path.join(places.settings, 'owner-password')),
  };
  const known = Object.entries(secrets).flatMap(([name, text]) =>
    text === null ? [] : [[name, text.trim()]],
  );
  return completeAnswers({
    ...parseAnswers(kept),
    ...Object.fromEntries(known),
    ...parseAnswers(given),
    ...(isSelfSigned && { TLS: 'self-signed' }),
  });
}

/** Everything that makes a machine serve the site. Each step leaves alone what is as it should be. */
export function installationSteps(answers: Answers): readonly Step[] {
  return [
    { name: 'Check this machine', work: checkMachine },
    { name: 'Install Debian packages', work: () => installPackages(answers) },
    { name: 'Make users and folders', work: makeFolders },
    { name: 'Write settings', work: () => writeSettings(answers) },
    { name: 'Put the code in place', work: placeCode },
    { name: 'Compose the site', work: composeSite },
    { name: 'Start the services', work: () => startServices(answers) },
    { name: 'Set up nginx', work: () => setUpNginx(answers) },
    { name: 'Get the certificate', work: () => getCertificate(answers) },
    { name: 'Remove old versions', work: removeOldVersions },
  ];
}

function checkMachine(): void {
  if (process.getuid?.() !== 0) throw new SetupError('This needs the rights of root.', 'Run it with sudo.');
  const system = readIfThere('/etc/os-release') ?? '';
  const [, id = '', release = ''] =
    /^ID=(\w+)$[^]*^VERSION_ID="(\d+)"$|^VERSION_ID="(\d+)"$[^]*^ID=(\w+)$/m.exec(system) ?? [];
  const isDebian = /^ID=debian$/m.test(system) && Number(/^VERSION_ID="(\d+)"$/m.exec(system)?.[1]) >= 12;
  if (!isDebian)
    throw new SetupError(`This machine runs ${id || 'another system'} ${release}.`, 'Use Debian 12 or 13.');
  if (!existsSync('/run/systemd/system'))
    throw new SetupError('systemd does not run here.', 'Use a machine or a container that boots systemd.');
}

const isInstalled = (name: string) =>
  succeeds('dpkg-query', '-W', '-f=${Status}', name) &&
  run(['dpkg-query', '-W', '-f=${Status}', name]).endsWith(' installed');

function installPackages({ TLS: tls }: Answers): void {
  const wanted = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl', 'logrotate'];
  if (tls === 'letsencrypt') wanted.push('certbot');
  const missing = wanted.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  // What apt knows may be enough while a mirror is away.
  succeeds('apt-get', 'update', '-qq');
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Also repairs owners and modes of files that were copied by hand. */
function makeFolders(): void {
  writeSetting('/etc/sysusers.d/renovation-th.conf', readFileSync(deploy('system/users.conf'), 'utf8'));
  writeSetting('/etc/tmpfiles.d/renovation-th.conf', readFileSync(deploy('system/folders.conf'), 'utf8'));
  run(['systemd-sysusers', '/etc/sysusers.d/renovation-th.conf']);
  run(['systemd-tmpfiles', '--create', '/etc/tmpfiles.d/renovation-th.conf']);
  for (const folder of ['releases', 'site'].map((name) => path.join(places.state, name))) {
    run(['chgrp', '-Rh', deliveryGroup, folder]);
    run(['chmod', '-R', 'g+rwX,o+rX', folder]);
    run(['find', folder, '-type', 'd', '!', '-perm', '-2000', '-exec', 'chmod', 'g+s', '{}', '+']);
  }
  run(['chown', '-Rh', `${formsUser}:${formsUser}`, path.join(places.state, 'received')]);
}

function writeSettings(answers: Answers): void {
  const secret = (name: string, text: string) =>
    writeSetting(path.join(places.settings, name), `${text}\n`, 0o600);
  writeSetting(places.answers, keptAnswers(answers), 0o600);
  secret('smtp-url', answers.SMTP_URL);
  secret('owner-password', answers.OWNER_PASSWORD);
  writeSetting(path.join(places.settings, 'desk.env'), deskEnvironment(answers), 0o600);
  writeIdentity(answers.BUSINESS_EMAIL, `https://${answers.SITE_NAME}`);
  for (const [name, text] of Object.entries(commands))
    writeSetting(path.join(places.commands, name), text, 0o755);
  const store = backupStore(answers);
  const rights = path.join(places.units, 'renovation-th-desk.service.d/backup.conf');
  if (store === null || !store.startsWith('/')) return rmSync(rights, { force: true });
  if (!existsSync(path.dirname(store)))
    throw new SetupError(
      `There is no folder ${path.dirname(store)} for backups.`,
      'Mount the disk, or make the folder.',
    );
  run(['install', '-d', '-m', '0700', '-o', formsUser, '-g', formsUser, store]);
  // On another machine the user had another number.
  run(['chown', '-Rh', `${formsUser}:${formsUser}`, store]);
  writeSetting(rights, `[Service]\nReadWritePaths=-${store}\n`);
}

/** The identity with which the site begins; what the owner publishes later goes before it. */
function writeIdentity(email: string, origin: string): void {
  const known =
    readIfThere(places.identity) ?? readFileSync(inPackage('shared/src/identity/identity.json'), 'utf8');
  const identity = { ...(JSON.parse(known) as object), email, origin };
  writeSetting(places.identity, `${JSON.stringify(identity, null, 2)}\n`);
}

const versionOf = (folder: string) => readFileSync(path.join(folder, 'VERSION'), 'utf8').trim();

/** Beside the version that runs: processes of that one go on with their files until they are restarted. */
function placeCode(): string {
  const version = versionOf(packageFolder);
  const folder = path.join(places.code, version);
  if (!existsSync(folder)) {
    const draft = path.join(places.code, `.draft-${version}`);
    rmSync(draft, { recursive: true, force: true });
    cpSync(packageFolder, draft, { recursive: true });
    run(['chown', '-R', 'root:root', draft]);
    run(['chmod', '-R', 'u=rwX,go=rX', draft]);
    renameSync(draft, folder);
  }
  return version;
}

const newFolder = () => path.join(places.code, versionOf(packageFolder));

/** Runs delivery of the new version, while the old one may still be live. */
function rth(...words: string[]): string {
  const store = parseAnswers(readIfThere(path.join(places.settings, 'store.env')) ?? '');
  const env = { ...store, RTH_STATE: places.state, RTH_IDENTITY: places.identity };
  return run(
    [path.join(newFolder(), 'bin/node'), path.join(newFolder(), 'host/delivery/rth.cjs'), ...words],
    { env },
  );
}

/** A site may not go live under a real name before it says what the law asks for: until then its origin is a sample. */
function composeSite(): string {
  const releases = path.join(newFolder(), 'releases');
  try {
    return lastLine(rth('adopt', releases));
  } catch (error) {
    const identity = JSON.parse(readFileSync(places.identity, 'utf8')) as { email: string; origin: string };
    if (!String(error).includes('Fill it in') || identity.origin.endsWith('.example')) throw error;
    writeIdentity(identity.email, 'https://www.renovation-th.example');
    rth('adopt', releases);
    return 'incomplete: the owner has to fill in what the law asks for; then run renovation-th install again';
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function startServices(answers: Answers): void {
  const from = deploy('system');
  for (const name of readdirSync(from).filter((one) => /\.(?:service|socket)$|\.d$/.test(one))) {
    const files = statSync(path.join(from, name)).isDirectory()
      ? readdirSync(path.join(from, name)).map((file) => path.join(name, file))
      : [name];
    for (const file of files)
      writeSetting(path.join(places.units, file), readFileSync(path.join(from, file), 'utf8'));
  }
  const storeSettings = readIfThere(path.join(places.settings, 'store.env'));
  const network = path.join(places.units, 'renovation-th-guard.service.d/store.conf');
  if (storeSettings === null) rmSync(network, { force: true });
  else
    writeSetting(
      network,
      `[Service]\nPrivateNetwork=no\nRestrictAddressFamilies=AF_INET AF_INET6\nEnvironmentFile=${places.settings}/store.env\n`,
    );
  switchLink(path.join(places.code, 'current'), versionOf(packageFolder));
  run(['systemctl', 'daemon-reload']);
  run(['systemctl', 'enable', '--quiet', '--now', socket]);
  run(['systemctl', 'enable', '--quiet', ...services]);
  for (const service of services)
    run(['systemctl', 'restart', service], { remedy: `Read its words: journalctl -u ${service} -n 20` });
  if (answers.BACKUP_PLACE === '') console.log('  ! There are no backups: give BACKUP_PLACE and BACKUP_KEY.');
}

function setUpNginx(answers: Answers): void {
  const version = /\/([\d.]+)/.exec(run(['sh', '-c', 'nginx -v 2>&1']))?.[1] ?? '1.22.1';
  for (const name of readdirSync(deploy()).filter((file) => file.endsWith('.conf'))) {
    const text = nginxFile(readFileSync(deploy(name), 'utf8'), answers, version);
    writeSetting(path.join(places.nginx, name), text);
  }
  const included = ['nginx-site.conf', 'nginx-owner.conf'].map(
    (name) => `include ${places.nginx}/${name};\n`,
  );
  writeSetting(places.nginxInclude, included.join(''));
  // Debian's welcome page is the default server of port 80, which is ours now.
  const welcome = '/etc/nginx/sites-enabled/default';
  if (existsSync(welcome)) rmSync(welcome);
  makeOwnCertificate(answers);
  run(['nginx', '-t']);
  run(['systemctl', 'enable', '--quiet', 'nginx']);
  run(['systemctl', 'reload-or-restart', 'nginx']);
}

const namesOf = (answers: Answers) => [...siteNames(answers), answers.OWNER_NAME];

/** So that nginx can start: the certificate of an authority takes its place. */
function makeOwnCertificate(answers: Answers): void {
  const folder = `${places.tls}-self-signed`;
  const names = namesOf(answers)
    .map((name) => `DNS:${name}`)
    .join(',');
  if (readIfThere(path.join(folder, 'names')) !== names) {
    run(['install', '-d', '-m', '0700', folder]);
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
    const subject = ['-subj', `/CN=${answers.SITE_NAME}`, '-addext', `subjectAltName=${names}`];
    run(['openssl', 'req', '-x509', '-days', '3650', ...key, ...files, ...subject]);
    writeSetting(path.join(folder, 'names'), names);
    if (answers.TLS === 'self-signed') switchLink(places.tls, folder);
  }
  if (!existsSync(places.tls)) switchLink(places.tls, folder);
}

function getCertificate(answers: Answers): string {
  if (answers.TLS === 'self-signed') return 'self-signed: for a rehearsal';
  const folder = '/etc/letsencrypt/live/renovation-th';
  const names = namesOf(answers).flatMap((name) => ['-d', name]);
  run(
    [
      ...[
        'certbot',
        'certonly',
        '--webroot',
        '-w',
        '/var/www/html',
        '--cert-name',
        'renovation-th',
        ...names,
      ],
      ...['--non-interactive', '--agree-tos', '-m', answers.CERTIFICATE_EMAIL, '--keep-until-expiring'],
      ...['--expand', '--deploy-hook', 'systemctl reload nginx'],
    ],
    {
      remedy: `Each of ${namesOf(answers).join(', ')} needs an A and, if it has one, an AAAA record that lead here; ports 80 and 443 must be open. Then run renovation-th install again. Until then the certificate is self-signed.`,
    },
  );
  if (readlinkSync(places.tls) !== folder) switchLink(places.tls, folder);
  run(['systemctl', 'reload', 'nginx']);
  return lastLine(run(['openssl', 'x509', '-noout', '-enddate', '-in', path.join(folder, 'fullchain.pem')]));
}

/** The version that runs and the one before stay. */
function removeOldVersions(): void {
  const live = readlinkSync(path.join(places.code, 'current'));
  const others = readdirSync(places.code)
    .filter((name) => name !== 'current' && name !== live)
    .map((name) => path.join(places.code, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of others.slice(1)) rmSync(old, { recursive: true, force: true });
}
