import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

const entry = path.join(__dirname, '..', 'start-forms.ts');
const repository = path.join(__dirname, '..', '..', '..');

/** Creates a backup store and its key in a folder, and a function that runs backup commands. */
export async function backupCommands(folder: string) {
  const store = path.join(folder, 'store');
  const key = path.join(folder, 'key');
  await mkdir(store, { recursive: true });

  const options = { cwd: repository, env: { ...process.env, RTH_BACKUP_IDENTITY_FILE: key } };
  /** Runs a command in its own process. @returns its output. */
  const run = (...command: readonly string[]) =>
    new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        ['--require', 'tsx/cjs', entry, ...command],
        options,
        (_error, output, errorOutput) => resolve(output + errorOutput),
      );
    });
  const [recipient = ''] = /age1\S+/.exec(await run('backup-key', key)) ?? [];
  return { store, run, environment: { RTH_BACKUP_STORE: store, RTH_BACKUP_RECIPIENT: recipient } };
}
