import { readdir, stat } from 'node:fs/promises';
import type { Spool } from '../spool';
import { stateFile } from './backup-state';

/** When the spool was last backed up, in milliseconds; null when it never was, or nobody can tell. */
export async function lastBackupAt({ at }: Pick<Spool, 'at'>): Promise<number | null> {
  try {
    const names = (await readdir(at('backup'))).filter((name) => stateFile.test(name));
    const files = await Promise.all(names.map((name) => stat(at('backup', name))));
    return files.length === 0 ? null : Math.max(...files.map(({ mtimeMs }) => mtimeMs));
  } catch {
    return null;
  }
}
