import type { Command } from 'commander';
import { preview, publish, refresh, takeBack } from '../owner/publish';
import { readOwnersVersions } from '../owner/owners-content';
import { failureWords, Refused, tell } from '../owner/tell';
import { sayOnStandardError } from '../progress';
import { stateFolders } from '../state-folders';
import { bringHere } from '../store/bring-here';
import { checkoutOptions } from './arguments';

/** `owner …`: what the owner's page runs. Each line of the standard output is one JSON object. */
export function addOwnerCommand(program: Command): void {
  const folders = stateFolders();
  const owner = program
    .command('owner')
    .description('what the owner’s page runs: preview, publish, take back');
  owner
    .command('publish')
    .description('what a folder holds becomes what visitors see')
    .argument('<folder>', 'with owner.json and the files that it names')
    .action((folder: string) => telling(async () => publish(folders, folder, await checkoutOptions())));
  owner
    .command('preview')
    .description('the same site in a folder of its own; nothing goes live')
    .argument('<folder>', 'as for publish')
    .requiredOption('--to <folder>', 'for the site; what is there is replaced')
    .action((folder: string, { to }: { to: string }) =>
      telling(async () => {
        const { refused, ...shown } = await preview(folders, folder, to, await checkoutOptions());
        if (refused.length > 0) tell({ refused });
        return shown;
      }),
    );
  owner
    .command('rollback')
    .description('the version of before, or another one, is live again')
    .argument('[version]', 'as `owner versions` tells it')
    .action((version?: string) => telling(async () => takeBack(folders, version, await checkoutOptions())));
  owner
    .command('refresh')
    .description('compose again if the day has changed what pages say')
    .action(() => telling(async () => refresh(folders, await checkoutOptions())));
  owner
    .command('versions')
    .description('what was published, and what is live')
    .action(() => telling(() => readOwnersVersions(folders.releases)));
}

/** Ends with one line: what came of it, why it was refused, or that it failed. */
async function telling(work: () => Promise<object>): Promise<void> {
  sayOnStandardError();
  try {
    await bringHere(stateFolders());
    tell(await work());
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Refused) return tell({ refused: error.refusals });
    console.error(error instanceof Error ? error.message : error);
    tell({ failed: failureWords(error) });
  }
}
