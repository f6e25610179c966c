import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pause } from './drill-report';

const entry = path.join(__dirname, '..', 'start-forms.ts');
const repository = path.join(__dirname, '..', '..', '..');

type Finished = { exitCode: number | null; output: string; startedAt: number };

/** The commands for backups as the owner runs them, each in a process of its own. */
export type BackupCommands = {
  target: string;
  run(...command: readonly string[]): Promise<Finished>;
  /** Begins a backup and kills it once it has written a part of a pack. @returns whether that succeeded. */
  killWhileWriting(): Promise<boolean>;
};

/** @param folder for keys and backups; @param spool may come and go. */
export async function backupCommands(folder: string, spool: string): Promise<BackupCommands> {
  const target = path.join(folder, 'target');
  const key = path.join(folder, 'key');
  const environment: Record<string, string> = { RTH_SPOOL: spool, RTH_BACKUP_IDENTITY_FILE: key };

  function begin(command: readonly string[]) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['--import', 'tsx', entry, ...command], {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const finished = once(child, 'close').then((): Finished => ({
      exitCode: child.exitCode,
      output,
      startedAt,
    }));
    return { child, finished };
  }

  const { output, exitCode } = await begin(['backup-key', key]).finished;
  if (exitCode !== 0) throw new Error(output);
  const [recipient = ''] = /age1\S+/.exec(await readFile(key, 'utf8')) ?? [];
  environment['RTH_BACKUP_RECIPIENT'] = recipient;

  return {
    target,
    run: (...command) => begin(command).finished,
    async killWhileWriting() {
      const { child, finished } = begin(['backup', target]);
      while (child.exitCode === null) {
        const isWriting = (await readdir(target, { recursive: true })).some((name) => name.endsWith('.part'));
        if (isWriting) break;
        await pause(2);
      }
      child.kill('SIGKILL');
      return (await finished).exitCode === null;
    },
  };
}
