import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { ActionableError } from '../../actionable-error';
import { errorMessage } from '../../error-code';
import { completeAnswers, type Answers } from './answers';
import { checksOf, printChecks } from './checks';
import { installationSteps, readAnswers } from './install';
import { formsUser, places, services, socket } from './places';
import { run, SetupError, succeeds } from './system';

const program = new Command('renovation-th')
  .description('Installs, updates and looks after the site of this machine.')
  .helpCommand(false)
  .showHelpAfterError();

program
  .command('install')
  .description('install this version, or repair what differs from it; asks what it does not know')
  .option('--answers <file>', 'NAME=value in each line, instead of questions')
  .option('--self-signed', 'ask no authority for a certificate: for a rehearsal')
  .action(async ({ answers: file, selfSigned = false }: { answers?: string; selfSigned?: boolean }) => {
    await install(await readAnswers(file, selfSigned));
  });
program
  .command('update')
  .description('bring the site to the version of a package, without losing a form')
  .argument('<archive>', 'renovation-th-<version>.tar.gz')
  .action(update);
program
  .command('status')
  .description('check everything, and say which releases are live')
  .action(async () => {
    const failures = await printChecks(checksOf(await readAnswers(undefined, false), false));
    console.log(run([path.join(places.commands, 'rth'), 'status']));
    process.exitCode = failures > 0 ? 1 : 0;
  });
program
  .command('change-password')
  .description('give the owner’s page another password; everybody is signed out')
  .argument('[password]', 'by default one is made and shown')
  .action((password?: string) => change({ OWNER_PASSWORD: password }));
program
  .command('change-backup-key')
  .description('seal everything again for another key, in a new folder of the place of backups')
  .argument('<public key>', 'age1…')
  .action((key: string) => change({ BACKUP_KEY: key }));
program
  .command('restore')
  .description('bring back the requests of a backup; what is here stays')
  .argument('<store>', 'the folder or bucket with « databases » and « requests »')
  .requiredOption('--key <file>', 'the secret key: remove it from this machine afterwards')
  .action(restore);
program
  .command('forms')
  .description('commands for the requests, such as: forms export-json FOLDER')
  .argument('[words...]')
  .allowUnknownOption()
  .action((words: string[]) => console.log(asFormsUser(words)));
program
  .command('backup-key')
  .description('on your own computer: make the pair of keys of backups')
  .argument('<file>', 'for the secret key')
  .action((file: string) => console.log(run([process.execPath, formsProgram(), 'backup-key', file])));
program
  .command('uninstall')
  .description('remove everything but the requests and the backups')
  .option('--with-requests', 'remove the requests, too')
  .action(uninstall);

const formsProgram = () => path.resolve(__dirname, '../../start-forms.cjs');

async function install(answers: Answers): Promise<void> {
  const isFirst = !existsSync(places.answers);
  for (const { name, work } of installationSteps(answers)) {
    const started = performance.now();
    const found = work();
    console.log(
      `✓ ${name}, ${((performance.now() - started) / 1_000).toFixed(1)} s${found ? `: ${found}` : ''}`,
    );
  }
  console.log('');
  const failures = await printChecks(checksOf(answers, isFirst));
  if (isFirst) console.log(`\nPassword of https://${answers.OWNER_NAME}: ${answers.OWNER_PASSWORD}`);
  if (failures > 0)
    throw new SetupError(`${failures} checks failed.`, 'Mend them, then run: renovation-th status');
}

function update(archive: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'renovation-th-'));
  try {
    run(['tar', '-C', folder, '-xzf', archive], { remedy: 'Give the archive that npm run package made.' });
    const [name = ''] = readdirSync(folder);
    const installer = path.join(folder, name, 'install.sh');
    if (!existsSync(installer))
      throw new SetupError(`${archive} holds no package.`, 'Give a renovation-th-….tar.gz.');
    process.stdout.write(run([installer]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes answers of the last installation. */
async function change(changed: Partial<Record<keyof Answers, string | undefined>>): Promise<void> {
  if (!existsSync(places.answers))
    throw new SetupError('Nothing is installed here.', 'Run install.sh of a package.');
  const known = Object.entries({ ...(await readAnswers(undefined, false)), ...changed });
  const given = known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const answers = await completeAnswers(Object.fromEntries(given) as Record<string, string>, null);
  await install(answers);
  if ('OWNER_PASSWORD' in changed)
    console.log(`Password of https://${answers.OWNER_NAME}: ${answers.OWNER_PASSWORD}`);
}

const received = path.join(places.state, 'received');

/** As the user of the service, so that it can enter whatever is made. */
const asFormsUser = (words: readonly string[]) =>
  run(
    [
      'setpriv',
      `--reuid=${formsUser}`,
      `--regid=${formsUser}`,
      '--init-groups',
      process.execPath,
      formsProgram(),
      ...words,
    ],
    {
      env: { RTH_SPOOL: received },
    },
  );

function restore(store: string, { key }: { key: string }): void {
  run(['systemctl', 'stop', socket, ...services]);
  try {
    // Root reads the key and the store; the service owns what comes of it.
    console.log(run([process.execPath, formsProgram(), 'restore', store, received, '--key', key]));
  } finally {
    run(['chown', '-Rh', `${formsUser}:${formsUser}`, received]);
    run(['systemctl', 'start', socket, ...services]);
  }
  console.log('What the owner had published is among his drafts: he publishes again on « Mon site ».');
}

function uninstall({ withRequests = false }: { withRequests?: boolean }): void {
  const units = [socket, ...services.map((name) => `${name}.service`), 'renovation-th-follower.service'];
  succeeds('systemctl', 'disable', '--quiet', '--now', ...units);
  const own = readdirSync(places.units).filter((name) => name.startsWith('renovation-th-'));
  const removed = [
    ...own.map((name) => path.join(places.units, name)),
    path.join(places.units, 'nginx.service.d/renovation-th.conf'),
    ...[places.nginx, places.nginxInclude, places.settings, places.code],
    ...['releases', 'site'].map((name) => path.join(places.state, name)),
    ...['rth', 'renovation-th'].map((name) => path.join(places.commands, name)),
    ...['/etc/sysusers.d/renovation-th.conf', '/etc/tmpfiles.d/renovation-th.conf'],
  ];
  for (const place of removed) rmSync(place, { recursive: true, force: true });
  if (existsSync('/etc/nginx/sites-available/default') && !existsSync('/etc/nginx/sites-enabled/default'))
    symlinkSync('/etc/nginx/sites-available/default', '/etc/nginx/sites-enabled/default');
  run(['systemctl', 'daemon-reload']);
  succeeds('systemctl', 'reload-or-restart', 'nginx');
  succeeds('certbot', 'delete', '--non-interactive', '--cert-name', 'renovation-th');
  if (withRequests) {
    rmSync(places.state, { recursive: true, force: true });
    for (const user of [formsUser, 'renovation-th-follower']) succeeds('userdel', user);
    succeeds('groupdel', 'renovation-th-delivery');
  }
  console.log(
    withRequests
      ? '✓ Everything is removed but the backups.'
      : `✓ Removed. The requests stay in ${received}.`,
  );
}

program.parseAsync().catch((error: unknown) => {
  console.error(`✗ ${error instanceof ActionableError ? error.message : errorMessage(error)}`);
  process.exitCode = 1;
});
