import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ActionableError } from '../../../delivery/actionable-error';

export class SetupError extends ActionableError {}

type RunOptions = { remedy?: string; input?: string; env?: Readonly<Record<string, string>> };

/** Runs a command. @returns its standard output. @throws SetupError with the end of the command's output. */
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
    `"${words.join(' ')}" failed: ${error?.message ?? ''}\n    ${printed}`,
    remedy ?? 'Fix the cause, then run the same command again to continue.',
  );
}

/** Whether a command exits with 0. */
export function succeeds(...words: readonly string[]): boolean {
  const [command = '', ...rest] = words;
  return spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
}

/** Writes a file atomically, or removes it if the text is null. */
export function writeSetting(file: string, text: string | null, mode = 0o644): void {
  if (text === null) return rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
  writeFileSync(`${file}.new`, text, { mode });
  chmodSync(`${file}.new`, mode);
  renameSync(`${file}.new`, file);
}

/** Creates or replaces a symlink atomically. */
export function switchLink(link: string, target: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

export const readIfThere = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;
