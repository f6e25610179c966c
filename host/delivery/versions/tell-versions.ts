import { stat } from 'node:fs/promises';
import { errorMessage } from '../../server/error-code';
import { versionsFile } from '../../server/failures/versions-file';
import { writeWhole } from '../files';
import { say } from '../progress';
import type { StateFolders } from '../state-folders';
import { readVersions } from './read-versions';

/**
 * Writes for the owner's page what is live, into the folder of requests if there is one: the form service makes
 * that folder, with its own rights. Never fails, since what it tells of has been done.
 */
export async function tellVersions(folders: StateFolders): Promise<void> {
  try {
    if (!(await stat(folders.received).catch(() => null))) return;
    await writeWhole(versionsFile(folders.received), `${JSON.stringify(await readVersions(folders))}\n`);
  } catch (error) {
    say(`! The owner's page « Versions » was not told: ${errorMessage(error)}`);
  }
}
