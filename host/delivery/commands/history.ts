import type { Command } from 'commander';
import pc from 'picocolors';
import Table from 'cli-table3';
import { report } from '../progress';
import { outcomeLine } from '../guard/outcome-line';
import { historyOf, readRegistry } from '../registry';
import { outcomesOf } from '../registry-history';
import { stateFolders } from '../state-folders';
import { allApps, appOfSite } from './app-arguments';
import { plainTable } from './table-style';

/** `history`: what went live when. */
export function addHistoryCommand(program: Command): void {
  program
    .command('history')
    .description('show what was promoted, rolled back and withdrawn, the newest first')
    .argument('[app]', 'of this app only')
    .action(async (name?: string) => {
      const { releases } = stateFolders();
      const registry = await readRegistry(releases);
      const apps = name ? [await appOfSite(releases, name)] : await allApps(releases);
      const newestFirst = (one: { date: string }, other: { date: string }) =>
        other.date.localeCompare(one.date);
      const changes = apps
        .flatMap((app) => historyOf(registry, app).map((change) => ({ app, ...change })))
        .sort(newestFirst);
      const decided = apps
        .flatMap((app) => outcomesOf(registry, app).map((outcome) => ({ app, ...outcome })))
        .sort(newestFirst);

      const table = new Table({ ...plainTable, head: ['when', 'app', '', 'from', 'to', 'by'].map(pc.dim) });
      for (const { date, app, kind, from, to, by } of changes)
        table.push([minuteOf(date), app, kind, from ?? '', to ?? '', by ?? '']);
      report([...changes, ...decided].sort(newestFirst), [
        changes.length > 0 ? table.toString() : 'Nothing was promoted yet.',
        ...decided.map(({ app, ...outcome }) => `${minuteOf(outcome.date)} ${outcomeLine(app, outcome)}`),
      ]);
    });
}

const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ');
