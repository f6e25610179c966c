import type { Command } from 'commander';
import pc from 'picocolors';
import Table from 'cli-table3';
import { report } from '../progress';
import { readRegistry } from '../registry';
import { historyOf } from '../registry-history';
import { stateFolders } from '../state-folders';
import { appNames } from '../../../webpack/remotes';
import { knownApp } from './app-arguments';
import { plainTable } from './table-style';

/** `history`: what went live when. */
export function addHistoryCommand(program: Command): void {
  program
    .command('history')
    .description('show what was promoted and rolled back, the newest first')
    .argument('[app]', 'of this app only')
    .action(async (name?: string) => {
      const registry = await readRegistry(stateFolders().releases);
      const changes = (name ? [knownApp(name)] : appNames)
        .flatMap((app) => historyOf(registry, app).map((change) => ({ app, ...change })))
        .sort((a, b) => b.date.localeCompare(a.date));

      const table = new Table({ ...plainTable, head: ['when', 'app', '', 'from', 'to'].map(pc.dim) });
      for (const { date, app, kind, from, to } of changes)
        table.push([date.slice(0, 16).replace('T', ' '), app, kind, from ?? '', to]);
      report(changes, changes.length > 0 ? table.toString() : 'Nothing was promoted yet.');
    });
}
