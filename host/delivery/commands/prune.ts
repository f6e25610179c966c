import type { Command } from 'commander';
import { report } from '../progress';
import { prune } from '../promotion/prune';
import { stateFolders } from '../state-folders';

/** What stays: live within so many days, and so many of each app that never were live. */
const stays = { days: 30, candidates: 3 };

/** `prune`: removes releases that no open page asks for any more. */
export function addPruneCommand(program: Command): void {
  program
    .command('prune')
    .description('remove releases that no open page may still load')
    .option('--dry-run', 'only say what would be removed')
    .action(async ({ dryRun: isDryRun = false }: { dryRun?: boolean }) => {
      const { removed, kept } = await prune(stateFolders(), { ...stays, isDryRun });
      const verb = isDryRun ? 'would go' : 'removed';
      report({ removed, kept, dryRun: isDryRun }, [
        ...removed.map(({ app, version, reason }) => `  ${app}@${version}: ${verb}, ${reason}`),
        `${removed.length} releases ${verb}, ${kept.length} stay`,
      ]);
    });
}
