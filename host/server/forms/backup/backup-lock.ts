import path from 'node:path';
import lockfile from 'proper-lockfile';
import { isErrorCode } from '../../error-code';

/** Milliseconds without a sign of life of its holder after which a lock is free. */
const stale = 5_000;

/** Seconds to wait for a lock: longer than `stale`, so that the lock of a killed backup becomes free. */
const longestWait = 8;

/**
 * Runs alone among the backups of one spool. The lock of a killed backup is free after five seconds.
 * @param work is given a function that throws once the lock was lost, as when the machine slept.
 * @param seconds to wait for another backup.
 * @throws Error when another backup still runs.
 */
export async function withBackupLock<Value>(
  folder: string,
  work: (confirmLock: () => void) => Promise<Value>,
  seconds = longestWait,
): Promise<Value> {
  let isLost = false;
  const release = await lockfile
    .lock(folder, {
      lockfilePath: path.join(folder, '.lock'),
      stale,
      update: 1_000,
      retries: { retries: seconds, factor: 1, minTimeout: 1_000 },
      onCompromised: () => (isLost = true),
    })
    .catch((error: unknown) => {
      if (!isErrorCode(error, 'ELOCKED')) throw error;
      throw new Error('Another backup of these requests is going on: let it finish.', { cause: error });
    });
  try {
    return await work(() => {
      if (isLost)
        throw new Error('The backup was held up for too long, and another may have begun: run it again.');
    });
  } finally {
    if (!isLost) await release();
  }
}
