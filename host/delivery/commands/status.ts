import type { Command } from 'commander';
import { appNames } from '../../../webpack/remotes';
import { answerInJson, print } from '../progress';
import { liveVersion, wasLive, type Entry } from '../registry';
import { stateFolders } from '../state-folders';
import { readHistory, readRegistry } from '../store/log';
import { storedVersions } from '../store/transfer';
import { jsonOption } from './arguments';

/** Number of changes, and of candidates of each app, that are listed. */
const shown = 5;

/** Adds `status`, which prints live, previous and candidate releases. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('list live, previous and candidate releases, and the last changes')
    .option(...jsonOption)
    .action(printStatus);
}

async function printStatus({ json = false }: { json?: boolean }): Promise<void> {
  const answer = json ? answerInJson() : null;
  const folders = stateFolders();
  const [registry, history] = [await readRegistry(folders), await readHistory(folders)];
  const apps: { app: string; releases: { version: string; state: string }[] }[] = [];
  for (const app of new Set([...appNames, ...Object.keys(registry.apps)])) {
    const known = await storedVersions(folders.store, app);
    const versions = {
      live: [liveVersion(registry, app)],
      /** The target of a rollback. */
      previous: [registry.previous[app]?.[0]],
      /** Never live. */
      candidate: known.filter((version) => !wasLive(history, { app, version })).slice(0, shown),
    };
    const releases = Object.entries(versions).flatMap(([state, all]) =>
      all.flatMap((version) => (version ? { version, state } : [])),
    );
    apps.push({ app, releases });
  }
  answer?.({ apps, store: folders.store.name });
  for (const { app, releases } of apps) {
    if (releases.length === 0) print(`${app.padEnd(12)}no release`);
    print(...releases.map(({ version, state }) => `${app.padEnd(12)}${version.padEnd(24)}${state}`));
  }
  print(`The store is ${folders.store.name}.`);
  print(...history.slice(-shown).map(changeLine));
}

/** @example changeLine(entry) // => '2026-11-24 10:15 rollback by anna@desk: towns@1.2.0-3fa9c2d1e0 …' in UTC */
function changeLine({ date, kind, by, apps }: Entry): string {
  const releases = Object.entries(apps).map(([app, version]) => `${app}@${version}`);
  return `${date.slice(0, 16).replace('T', ' ')} ${kind} by ${by}: ${releases.join(', ')}`;
}
