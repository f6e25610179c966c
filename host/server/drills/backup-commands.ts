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
  /** What the service needs to copy requests there. */
  environment: Readonly<Record<string, string>>;
  run(spool: string, ...command: readonly string[]): Promise<Finished>;
  /** Begins a backup and kills it after so many milliseconds. @returns whether it was still at work. */
  killAfter(spool: string, milliseconds: number): Promise<boolean>;
};

/** @param folder for keys and copies. */
export async function backupCommands(folder: string): Promise<BackupCommands> {
  const store = path.join(folder, 'store');
  const key = path.join(folder, 'key');
  await mkdir(store, { recursive: true });
  const environment: Record<string, string> = { RTH_BACKUP_STORE: store };

  function begin(spool: string, command: readonly string[]) {
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', entry, ...command], {
      cwd: repository,
      env: { ...process.env, ...environment, RTH_SPOOL: spool, RTH_BACKUP_IDENTITY_FILE: key },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const finished = once(child, 'close').then((): Finished => ({ exitCode: child.exitCode, output }));
    return { child, finished };
  }

  const { output, exitCode } = await begin(folder, ['backup-key', key]).finished;
  if (exitCode !== 0) throw new Error(output);
  const [recipient = ''] = /age1\S+/.exec(await readFile(key, 'utf8')) ?? [];
  environment['RTH_BACKUP_RECIPIENT'] = recipient;

  return {
    ...{ store, environment },
    run: (spool, ...command) => begin(spool, command).finished,
    async killAfter(spool, milliseconds) {
      const { child, finished } = begin(spool, ['backup']);
      const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
      const { exitCode: code } = await finished;
      clearTimeout(timer);
      return code === null;
    },
  };
}
