import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const entry = path.join(__dirname, '..', 'start-forms.ts');
const repository = path.join(__dirname, '..', '..', '..');

type Finished = { exitCode: number | null; output: string };

/** The commands for backups as the owner runs them, each in a process of its own. */
export type BackupCommands = {
  store: string;
  /** What the service needs to bring requests there. */
  environment: Readonly<Record<string, string>>;
  run(...command: readonly string[]): Promise<Finished>;
};

/** @param folder for keys and copies. */
export async function backupCommands(folder: string): Promise<BackupCommands> {
  const store = path.join(folder, 'store');
  const key = path.join(folder, 'key');
  await mkdir(store, { recursive: true });

  async function run(...command: readonly string[]): Promise<Finished> {
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', entry, ...command], {
      cwd: repository,
      env: { ...process.env, RTH_BACKUP_IDENTITY_FILE: key },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    await once(child, 'close');
    return { exitCode: child.exitCode, output };
  }

  const { output, exitCode } = await run('backup-key', key);
  if (exitCode !== 0) throw new Error(output);
  const [recipient = ''] = /age1\S+/.exec(await readFile(key, 'utf8')) ?? [];

  return {
    ...{ store, run },
    environment: { RTH_BACKUP_STORE: store, RTH_BACKUP_RECIPIENT: recipient },
  };
}
