import { InvalidArgumentError, type Command } from 'commander';
import { report } from '../progress';
import { prune } from '../promotion/prune';
import { stateFolders } from '../state-folders';

/** `prune`: removes releases that no open page asks for any more. */
export function addPruneCommand(program: Command): void {
  program
    .command('prune')
    .description('remove releases that no open page may still load')
    .option('--days <days>', 'releases that were live within so many days are kept', wholeNumber, 30)
    .option(
      '--candidates <count>',
      'so many releases of each app that never were live are kept',
      wholeNumber,
      3,
    )
    .option('--dry-run', 'only say what would be removed')
    .action(async (options: { days: number; candidates: number; dryRun?: boolean }) => {
      const { removed, kept } = await prune(stateFolders(), {
        ...options,
        isDryRun: Boolean(options.dryRun),
      });
      const verb = options.dryRun ? 'would go' : 'removed';
      report({ removed, kept, dryRun: Boolean(options.dryRun) }, [
        ...removed.map(({ app, version, reason }) => `  ${app}@${version}: ${verb}, ${reason}`),
        `${removed.length} releases ${verb}, ${kept.length} stay`,
      ]);
    });
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a whole number, such as 30.');
  return Number(text);
}
