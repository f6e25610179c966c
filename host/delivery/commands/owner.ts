import type { Command } from 'commander';
import type { OwnerAnswer, OwnerJob } from '../../server/identity/owner-job';
import { readOwnersVersions } from '../owner/owners-content';
import { preview, publish, refresh, takeBack } from '../owner/publish';
import { failureWords, Refused, type Tell } from '../owner/refusals';
import { type StateFolders, stateFolders } from '../state-folders';
import { syncFromStore } from '../store/sync-from-store';
import { checkoutOptions } from './arguments';

/** `owner`: what the owner's page starts. A job comes as a message, and how far it is and what came of it go back. */
export function addOwnerCommand(program: Command): void {
  program
    .command('owner', { hidden: true })
    .action(() => void process.once('message', (job: OwnerJob) => void answer(job)));
}

const tell = (message: OwnerAnswer | Parameters<Tell>[0]) => void process.send?.(message);

async function answer(job: OwnerJob): Promise<void> {
  const folders = stateFolders();
  try {
    await syncFromStore(folders);
    tell(await done(folders, job));
  } catch (error) {
    if (error instanceof Refused) return tell({ refused: error.refusals });
    console.error(error instanceof Error ? error.message : error);
    tell({ failed: failureWords(error) });
  }
}

/** @throws Refused when the owner has to change something first. */
async function done(folders: StateFolders, job: OwnerJob): Promise<OwnerAnswer> {
  switch (job.kind) {
    case 'publish':
      return publish(folders, job, await checkoutOptions(), tell);
    case 'preview':
      return preview(folders, job, await checkoutOptions(), tell);
    case 'rollback':
      return takeBack(folders, job.version, await checkoutOptions());
    case 'refresh':
      return refresh(folders, await checkoutOptions());
    case 'versions':
      return readOwnersVersions(folders.releases);
  }
}
