import type { Command } from 'commander';
import type { OwnerAnswer, OwnerJob } from '../identity/owner-job';
import { readOwnersVersions } from '../owner/owners-content';
import { encodeAhead } from '../owner/owners-pictures';
import { preview, publish, refresh, rollBackOwner, withdraw } from '../owner/publish';
import { failureMessage, Refused, type Tell } from '../owner/refusals';
import { readWithdrawn } from '../store/withdrawn';
import { type StateFolders, stateFolders } from '../state-folders';
import { syncFromStore } from '../store/sync-from-store';
import { checkoutOptions } from './arguments';

/** Adds `owner`, which receives a job from the owner's page as a message, and sends back progress and the result. */
export function addOwnerCommand(program: Command): void {
  program.command('owner', { hidden: true }).action(() => {
    process.once('message', (job: OwnerJob) => {
      // Exits because the code of releases may have left timers running or connections open.
      void answer(job).then((last) => process.send?.(last, () => process.exit()));
    });
  });
}

const tell: Tell = (step) => void process.send?.(step);

async function answer(job: OwnerJob): Promise<OwnerAnswer> {
  const folders = stateFolders();
  try {
    if (job.kind !== 'encode') await syncFromStore(folders);
    const answer = await done(folders, job);
    return { ...answer, withdrawn: [...(await readWithdrawn(folders))] };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusals };
    console.error(error instanceof Error ? error.message : error);
    return { failed: failureMessage(error) };
  }
}

/** Runs a job. @throws Refused when the owner must change something first. */
async function done(folders: StateFolders, job: OwnerJob): Promise<OwnerAnswer> {
  switch (job.kind) {
    case 'publish':
      return publish(folders, job, await checkoutOptions(), tell);
    case 'preview':
      return preview(folders, job, await checkoutOptions(), tell);
    case 'rollback':
      return rollBackOwner(folders, job.version, await checkoutOptions());
    case 'withdraw':
      return withdraw(folders, job, await checkoutOptions());
    case 'refresh':
      return refresh(folders, await checkoutOptions());
    case 'encode':
      return (await encodeAhead(folders, job)) ?? {};
    case 'versions':
      return readOwnersVersions(folders);
  }
}
