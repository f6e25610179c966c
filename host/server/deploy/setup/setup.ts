import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { ActionableError } from '../../../delivery/actionable-error';
import { errorMessage } from '../../../delivery/error-code';
import {
  awsVariables,
  completeAnswers,
  newPassword,
  parseAnswers,
  readAnswersFile,
  type Answers,
  type Given,
} from './answers';
import { checksOf, printChecks } from './checks';
import { checkMachine, giveToForms, installationSteps, packageFolder } from './install';
import { deliveryGroup, formsUser, paths, services, socket } from './paths';
import { readIfThere, run, SetupError, succeeds, writeSetting } from './system';

const program = new Command('renovation-th')
  .description('Installs, updates and checks the site of this machine.')
  .helpCommand(false)
  .showHelpAfterError()
  .hook('preAction', (_, command) => {
    checkMachine();
    const needsInstallation = !['install', 'uninstall'].includes(command.name());
    if (needsInstallation && !existsSync(paths.answers))
      throw new SetupError('Nothing is installed here.', 'Run install.sh from a package.');
  });

program
  .command('install')
  .description('install this version or repair it; asks for missing answers')
  .option('--answers <file>', 'file with one NAME=value per line, instead of questions')
  .option('--self-signed', 'create a self-signed certificate, for a rehearsal')
  .action(async ({ answers: file, selfSigned = false }: { answers?: string; selfSigned?: boolean }) => {
    const given = file === undefined ? {} : readAnswersFile(file);
    await install(await readAnswers({ ...given, ...(selfSigned && { TLS: 'self-signed' }) }));
  });
program
  .command('update')
  .description('switch to the version in a package, without losing a form')
  .argument('<archive>', 'renovation-th-<version>.tar.gz')
  .action(update);
program
  .command('status')
  .description('run every check, and list the live releases')
  .action(async () => {
    const failures = await printChecks(checksOf(await readAnswers(), false));
    console.log(run([path.join(paths.commands, 'rth'), 'status']));
    process.exitCode = failures > 0 ? 1 : 0;
  });
program
  .command('change-password')
  .description("change the password of the owner's page and end every session")
  .argument('[password]', 'default: a new one, which is printed')
  .action(async (password = newPassword()) => {
    await install(await readAnswers({ OWNER_PASSWORD: password }));
  });
program
  .command('change-backup-key')
  .description('encrypt everything again for another key and remove the old copies')
  .argument('<public key>', 'age1…')
  .action(async (key: string) => {
    await install(await readAnswers({ BACKUP_KEY: key }));
  });
program
  .command('restore')
  .description('restore a backup and publish what was live')
  .argument('<store>', 'the folder or bucket with "databases" and "requests"')
  .requiredOption('--key <file>', 'the secret key; delete it from this machine afterwards')
  .action(restore);
program
  .command('forms')
  .description('run a command of the form service, such as export-json FOLDER; --help lists them')
  .argument('<words...>')
  .helpOption(false)
  .allowUnknownOption()
  .action((words: string[]) => void forms(...words));
program
  .command('uninstall')
  .description('remove everything except the requests and the backups')
  .option('--with-requests', 'also remove the requests')
  .action(uninstall);

const formsProgram = path.join(packageFolder, 'host/server/start-forms.cjs');

async function install(answers: Answers): Promise<void> {
  for (const { name, work } of installationSteps(answers)) {
    const started = performance.now();
    const found = work();
    console.log(
      `✓ ${name}, ${((performance.now() - started) / 1_000).toFixed(1)} s${found ? `: ${found}` : ''}`,
    );
  }
  console.log('');
  const failures = await printChecks(checksOf(answers, !existsSync(paths.checked)));
  if (failures > 0)
    throw new SetupError(`Failed checks: ${failures}.`, 'Fix them, then run: renovation-th install');
  writeSetting(paths.checked, '');
}

function update(archive: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'renovation-th-'));
  try {
    run(['tar', '-C', folder, '-xzf', archive], { remedy: 'Give the archive that npm run package created.' });
    const [name = ''] = readdirSync(folder);
    const installer = path.join(folder, name, 'install.sh');
    if (!existsSync(installer))
      throw new SetupError(`${archive} does not contain a package.`, 'Give a renovation-th-….tar.gz.');
    // Inherits stdio, because the installer prints its own errors and may ask questions.
    process.exitCode = spawnSync(installer, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the answers of the last installation with these changes. Asks for missing answers. */
const readAnswers = (changes: Given = {}): Promise<Answers> =>
  completeAnswers({ ...parseAnswers(readIfThere(paths.answers) ?? ''), ...changes });

/**
 * Runs a command of the form service as root, which may read every key, then makes the service's user the owner
 * of all files in `received/`. The command prints its own errors. @returns whether the command succeeded.
 */
function forms(...words: readonly string[]): boolean {
  const bucket = awsVariables(parseAnswers(readIfThere(paths.answers) ?? ''));
  const env = { ...process.env, ...bucket, RTH_SPOOL: paths.received };
  const { status } = spawnSync(process.execPath, [formsProgram, ...words], { env, stdio: 'inherit' });
  giveToForms(paths.received);
  process.exitCode = status ?? 1;
  return status === 0;
}

function restore(store: string, { key }: { key: string }): void {
  run(['systemctl', 'stop', socket, ...services]);
  try {
    if (forms('restore', store, paths.received, '--key', key))
      console.log('The site that the owner published will be live in a few minutes. "Mon site" shows when.');
  } finally {
    run(['systemctl', 'start', socket, ...services]);
  }
}

function uninstall({ withRequests = false }: { withRequests?: boolean }): void {
  const units = [socket, ...services.map((name) => `${name}.service`), 'renovation-th-follower.service'];
  succeeds('systemctl', 'disable', '--quiet', '--now', ...units);
  const own = readdirSync(paths.units).filter((name) => name.startsWith('renovation-th-'));
  const removed = [
    ...own.map((name) => path.join(paths.units, name)),
    path.join(paths.units, 'nginx.service.d/renovation-th.conf'),
    ...[paths.nginx, paths.nginxInclude, paths.settings, paths.code],
    ...['releases', 'site'].map((name) => path.join(paths.state, name)),
    ...['rth', 'renovation-th'].map((name) => path.join(paths.commands, name)),
    ...['/etc/sysusers.d/renovation-th.conf', '/etc/tmpfiles.d/renovation-th.conf'],
  ];
  for (const one of removed) rmSync(one, { recursive: true, force: true });
  if (existsSync('/etc/nginx/sites-available/default') && !existsSync('/etc/nginx/sites-enabled/default'))
    symlinkSync('/etc/nginx/sites-available/default', '/etc/nginx/sites-enabled/default');
  run(['systemctl', 'daemon-reload']);
  succeeds('systemctl', 'reload-or-restart', 'nginx');
  succeeds('certbot', 'delete', '--non-interactive', '--cert-name', 'renovation-th');
  if (withRequests) {
    rmSync(paths.state, { recursive: true, force: true });
    for (const user of [formsUser, 'renovation-th-follower']) succeeds('userdel', user);
    succeeds('groupdel', deliveryGroup);
  }
  console.log(
    withRequests
      ? '✓ Removed everything except the backups.'
      : `✓ Removed. The requests are kept in ${paths.received}.`,
  );
}

program.parseAsync().catch((error: unknown) => {
  console.error(`✗ ${error instanceof ActionableError ? error.message : errorMessage(error)}`);
  process.exitCode = 1;
});
