import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { isPackaged } from '../../../../webpack/paths';
import { errorMessage } from '../../../delivery/error-code';
import { requestDatabase, type RequestDatabase } from '../database/open-database';
import { restoreBackup } from './restore-backup';
import { makeKeys, unsealWith, type Unseal } from './sealing';
import { wantedFiles } from '../database/copy-rows';
import { listDrafts } from '../database/draft-rows';
import { everyRequest } from '../database/request-lists';
import { writeSynced } from '../synced-files';

/**
 * Runs a command such as `npm run forms -- restore …`.
 * @param argv arguments after the script.
 * @param spoolDir folder of requests.
 * @returns the exit code.
 */
export function runFormsCommand(argv: readonly string[], spoolDir: string): Promise<number> {
  let exitCode = 0;
  const keyOption = new Option('--key <file>', 'file with the secret key; never keep it on the server')
    .env('RTH_BACKUP_IDENTITY_FILE')
    .makeOptionMandatory();
  const program = new Command(isPackaged ? 'renovation-th forms' : 'npm run forms --')
    .description('Verifies, restores and exports requests.')
    .exitOverride()
    .showHelpAfterError();
  program
    .command('backup-key <file>')
    .description('generate a key pair, write the secret key to a new file and print the public key')
    .action(makeKey);
  program
    .command('restore <store> <into>')
    .description('restore everything that a folder lacks, without overwriting anything')
    .addOption(keyOption)
    .action(async (store: string, into: string, { key }: { key: string }) => {
      exitCode = await restore(store, into, key);
    });
  program
    .command('verify <store>')
    .description('verify a backup by restoring it into a temporary folder')
    .addOption(keyOption)
    .action(async (store: string, { key }: { key: string }) => {
      const into = await mkdtemp(path.join(tmpdir(), 'rth-verify-'));
      exitCode = await restore(store, into, key).finally(() => rm(into, { recursive: true, force: true }));
    });
  program
    .command('export-json <into>')
    .description('export requests and drafts as JSON, with all files')
    .action(async (into: string) => {
      const database = requestDatabase({ folder: spoolDir, log: console.warn });
      const count = await exportJson(database, into).finally(database.close);
      console.log(`${count} requests were exported to ${into}, with drafts and files.`);
    });

  return program.parseAsync([...argv], { from: 'user' }).then(
    () => exitCode,
    (error: unknown) => {
      // Commander has already printed the error.
      if (error instanceof CommanderError) return error.exitCode;
      console.error(errorMessage(error));
      return 1;
    },
  );
}

async function makeKey(file: string): Promise<void> {
  const { identity, recipient } = await makeKeys();
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    throw new Error(`The key cannot be written: ${errorMessage(error)}`, { cause: error });
  });
  console.log(`Public key, for the server:  RTH_BACKUP_RECIPIENT=${recipient}`);
  console.log(`Secret key, for you alone:   ${file}`);
  console.log(
    'Do not keep the secret key on the server. Keep two copies, one on paper: no backup can be decrypted without it.',
  );
}

/** Restores a backup and prints a summary. @returns the exit code, which is 0 if everything was restored. */
async function restore(source: string, into: string, key: string): Promise<number> {
  const done = await restoreBackup({ source, into, unseal: await openKey(key), log: console.warn });
  const { backup, fromBackup, sinceBackup, files, faults } = done;
  console.log(`Restored from ${backup ?? 'no backup of the database'}: ${fromBackup} requests.`);
  console.log(`Newer requests, restored from their own copies: ${sinceBackup}. Files: ${files}.`);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log('All is well.');
  return faults.length === 0 ? 0 : 1;
}

async function openKey(file: string): Promise<Unseal> {
  try {
    return await unsealWith(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`The key ${file} cannot be used: ${errorMessage(error)}`, { cause: error });
  }
}

/**
 * Exports each request as a JSON file, including trash and quarantine. Also exports the owner's drafts, photographs and
 * PDFs.
 * @returns the number of requests.
 */
async function exportJson(database: RequestDatabase, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, content: unknown) =>
    writeSynced(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`, folder);
  await write('site.json', listDrafts(database, ''));
  for (const name of wantedFiles(database))
    // Skips a missing file, which the JSON still lists.
    await copyFile(path.join(database.folder, 'files', name), path.join(folder, name)).catch(() => null);
  let count = 0;
  for (const { id: _id, ...kept } of everyRequest(database)) {
    await write(`${kept.reference}.json`, kept);
    count += 1;
  }
  return count;
}
