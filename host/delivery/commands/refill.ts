import type { Command } from 'commander';
import { report } from '../progress';
import { promoteReleases } from '../promotion/promote-releases';
import { stateFolders } from '../state-folders';
import { refillStore } from '../store/refill-store';
import { composeOptions } from './compose-options';

/** `refill`: a store that has lost something has it again. */
export function addRefillCommand(program: Command): void {
  program
    .command('refill')
    .description('put what this machine has into a store that lacks it')
    .action(async () => {
      const folders = stateFolders();
      const { releases, putRight } = await refillStore(folders);
      await promoteReleases(folders, () => [], await composeOptions(folders));
      report({ releases, putRight }, [
        `✓ ${folders.store.name} has all ${releases.length} releases of this machine, and what is live.`,
        ...putRight.map((key) => `  ${key} was damaged`),
      ]);
    });
}
