import { open } from 'node:fs/promises';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { errorMessage } from '../../error-code';
import type { BackupEnvironment } from '../forms-environment';
import { makeKeys } from './age-files';
import { openKey } from './backup-source';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { verifyBackups } from './verify-backup';

type Settings = BackupEnvironment & {
  /** Where the requests are. */
  spoolDir: string;
};

/**
 * `npm run forms -- backup …` and its companions.
 * @param argv what follows the name of the script.
 * @returns null when no command is given, so that the service starts; else the exit code: 0 only when all is well.
 */
export function runFormsCommand(argv: readonly string[], settings: Settings): Promise<number> | null {
  if (argv.length === 0) return null;
  let exitCode = 0;
  const program = new Command('npm run forms --')
    .description('Without a command: receives forms. Commands keep the requests safe.')
    .exitOverride()
    .showHelpAfterError();
  const fail = () => void (exitCode = 1);
  addKeyCommand(program);
  addBackupCommand(program, settings, fail);
  addVerifyCommand(program, settings, fail);
  addRestoreCommand(program, settings, fail);

  return program.parseAsync([...argv], { from: 'user' }).then(
    () => exitCode,
    (error: unknown) => {
      // Commander has said what is wrong with the command line.
      if (error instanceof CommanderError) return error.exitCode;
      console.error(errorMessage(error));
      return 1;
    },
  );
}

function addKeyCommand(program: Command): void {
  program
    .command('backup-key <file>')
    .description('make a pair of keys: the secret one goes into that new file, the public one is shown')
    .action(async (file: string) => {
      const { identity, recipient } = await makeKeys();
      const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
        throw new Error(`The key cannot be written: ${errorMessage(error)}`, { cause: error });
      });
      await handle.writeFile(`# public key: ${recipient}\n${identity}\n`);
      await handle.sync();
      await handle.close();
      console.log(`Public key, for the server:  RTH_BACKUP_RECIPIENT=${recipient}`);
      console.log(`Secret key, for you alone:   ${file}`);
      console.log(
        'Keep it off the server, and twice, one of them on paper: without it no backup can be read.',
      );
    });
}

function addBackupCommand(program: Command, { spoolDir, recipient }: Settings, fail: () => void): void {
  type Options = { keepDays: number; check?: boolean; acceptFewer?: boolean };
  program
    .command('backup <target>')
    .description('save what is new into a folder, encrypted, while the service goes on')
    .option('--keep-days <days>', 'what was erased is in no backup after so many days', wholeDays, 30)
    .option('--check', 'read the packs that lie there, and save again what a damaged one held')
    .option('--accept-fewer', 'remove old backups although less than half of their requests are left')
    .action(async (target: string, { keepDays, check, acceptFewer }: Options) => {
      if (recipient === null) {
        throw new Error(
          'RTH_BACKUP_RECIPIENT is not set: « npm run forms -- backup-key FILE » makes the key that it must name.',
        );
      }
      const made = await makeBackup({
        spoolDir,
        target,
        recipient,
        keepDays,
        checksPacks: Boolean(check),
        acceptsFewer: Boolean(acceptFewer),
        now: () => new Date(),
        warn: (message) => console.warn(`Note: ${message}`),
      });
      const kind = made.isNewGeneration ? 'Full backup' : 'Backup';
      console.log(
        `${kind}: ${made.requests} requests, ${made.photos} photographs, ${made.files} files in all. Written and read back: ${made.filesWritten} files, ${megabytes(made.bytesWritten)}.`,
      );
      for (const generation of made.removedGenerations)
        console.log(`Removed, its time is over: ${generation}`);
      if (made.unfit.length === 0) return;
      fail();
      console.error(`Could not be read, and are not saved as they are now: ${made.unfit.join(', ')}`);
    });
}

function addVerifyCommand(program: Command, { identityFile }: Settings, fail: () => void): void {
  program
    .command('verify <source>')
    .description('read all backups of a folder; with the secret key, decrypt and compare every file')
    .option('--key <file>', 'the secret key (RTH_BACKUP_IDENTITY_FILE)', identityFile ?? undefined)
    .action(async (source: string, { key }: { key?: string }) => {
      const { backups, packs, files, faults } = await verifyBackups(source, key ? await openKey(key) : null);
      const depth = key ? `${files} files decrypted and compared` : 'hashes only: no key was given';
      console.log(`${backups} backups in ${packs} packs (${depth}).`);
      if (faults.length === 0) return console.log('All is well.');
      fail();
      for (const fault of faults) console.error(fault);
    });
}

function addRestoreCommand(program: Command, { identityFile }: Settings, fail: () => void): void {
  type Options = { key?: string; at?: string; force?: boolean };
  program
    .command('restore <source> <into>')
    .description('put the newest backup into an empty folder')
    .option('--key <file>', 'the secret key (RTH_BACKUP_IDENTITY_FILE)', identityFile ?? undefined)
    .option('--at <moment>', 'the newest backup of that moment, such as 2026-11-21 or « 2026-11-21 09 », UTC')
    .option('--force', 'into a folder that holds something; nothing is overwritten')
    .action(async (source: string, into: string, { key, at, force }: Options) => {
      if (!key) throw new Error('The secret key is needed: --key FILE, or RTH_BACKUP_IDENTITY_FILE.');
      const done = await restoreBackup({
        source,
        into,
        decrypt: await openKey(key),
        isForced: Boolean(force),
        at: at ?? null,
      });
      console.log(
        `Restored from the backup of ${done.madeAt}: ${done.requests} requests, ${done.photos} photographs; ${done.restored} files written, each compared with its hash.`,
      );
      if (done.same.length > 0) console.log(`There already, and the same: ${done.same.length} files.`);
      if (done.others.length > 0) console.log(`Other backups there (--at): ${done.others.join(', ')}`);

      if (done.faults.length + done.missing.length + done.different.length === 0) return;
      fail();
      for (const fault of done.faults) console.error(fault);
      for (const file of done.different) console.error(`Stands there with other content, and stays: ${file}`);
      for (const file of done.missing) console.error(`Missing, in no readable backup: ${file}`);
    });
}

function wholeDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Give a number of days, such as 30.');
  return Number(text);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
