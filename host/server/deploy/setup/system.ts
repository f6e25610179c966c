import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ActionableError } from '../../actionable-error';

/** What an installation cannot do. The message tells the administrator what to do. */
export class SetupError extends ActionableError {}

type RunOptions = { remedy?: string; input?: string; env?: Readonly<Record<string, string>> };

/** Runs a command. @returns its standard output. @throws SetupError with the end of what it printed. */
export function run(words: readonly string[], { remedy, input, env }: RunOptions = {}): string {
  const [command = '', ...rest] = words;
  const { status, stdout, stderr, error } = spawnSync(command, rest, {
    encoding: 'utf8',
    input,
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    maxBuffer: 64 * 1_024 * 1_024,
  });
  if (status === 0) return stdout;
  const printed = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-6).join('\n    ');
  throw new SetupError(
    `« ${words.join(' ')} » failed: ${error?.message ?? ''}\n    ${printed}`,
    remedy ?? 'Mend what it says, and run the same command again: it goes on from there.',
  );
}

/** Whether a command ends well. */
export function succeeds(...words: readonly string[]): boolean {
  const [command = '', ...rest] = words;
  return spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
}

/** Writes a file whole, with this mode. @returns whether it was another one before. */
export function writeSetting(file: string, text: string, mode = 0o644): boolean {
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isSame) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
    writeFileSync(`${file}.new`, text, { mode });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, mode);
  return !isSame;
}

/** Makes or switches a symbolic link in one step. */
export function switchLink(link: string, target: string): void {
  const draft = `${link}.new`;
  run(['rm', '-f', draft]);
  symlinkSync(target, draft);
  renameSync(draft, link);
}

export const readIfThere = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;
