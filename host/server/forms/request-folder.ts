import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../error-code';
import { requestDatabase, type RequestDatabase } from './database/open-database';
import { removeSynced, syncFolder, writeSynced } from './synced-files';

/**
 * Folders beside the database: `incoming` holds files that are being written, `files` the library of photographs and
 * PDFs, and `raft` requests that the database could not take.
 */
const folders = ['incoming', 'files', 'raft'] as const;

/**
 * Creates missing folders and proves that files can be written. The database is opened at its first use, so that the
 * receiver starts while another process locks it.
 * @param patience milliseconds to wait for another process.
 * @throws Error that names the folder when nothing can be kept there.
 */
export async function openRequestFolder(
  folder: string,
  log: (message: string) => void,
  patience?: number,
): Promise<RequestDatabase> {
  try {
    for (const name of folders) await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
    await syncFolder(folder);
    await syncFolder(path.dirname(path.resolve(folder)));
    const probe = path.join(folder, 'incoming', `probe-${process.pid}`);
    await writeSynced(probe, '', path.dirname(probe));
    await removeSynced(probe);
  } catch (error) {
    throw new Error(`Requests cannot be kept in ${folder}: ${errorMessage(error)}`, { cause: error });
  }
  return requestDatabase({ folder, log, ...(patience !== undefined && { patience }) });
}

/** Returns the free bytes on the disk of a folder; 0 when the system does not tell. */
export async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
