import type { Command } from 'commander';
import { isServed, servedSite } from '../compose/site-manifest';
import { answerInJson, print } from '../progress';
import { liveVersion, previousVersion, wasLive, type Entry, type Registry } from '../registry';
import { stateFolders, type StateFolders } from '../state-folders';
import { readHistory, readRegistry } from '../store/log';
import { knownReleases } from '../store/stored-release';
import { allApps, jsonOption } from './arguments';

/** A release of an app. `previous` is the target of a rollback; a `candidate` was never live. */
type ReleaseStatus = { version: string; state: 'live' | 'previous' | 'candidate' };

type AppStatus = { app: string; releases: ReleaseStatus[] };

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
  const apps: AppStatus[] = [];
  for (const app of await allApps(folders))
    apps.push({ app, releases: await releasesOf(folders, registry, history, app) });
  answer?.({ apps, store: folders.store.name });
  print(
    ...apps.flatMap(linesOf),
    `The store is ${folders.store.name}.`,
    await servedLine(folders, registry),
    ...history.slice(-shown).map(changeLine),
  );
}

/** Lists the live release of an app, its rollback target and its newest candidates. */
async function releasesOf(
  folders: StateFolders,
  registry: Registry,
  history: readonly Entry[],
  app: string,
): Promise<ReleaseStatus[]> {
  const [live, previous] = [liveVersion(registry, app), previousVersion(registry, app)];
  const candidates = (await knownReleases(folders, app)).filter(
    ({ version }) => !wasLive(history, { app, version }),
  );
  return [
    ...(live === null ? [] : [{ version: live, state: 'live' as const }]),
    ...(previous === null ? [] : [{ version: previous, state: 'previous' as const }]),
    ...candidates.slice(0, shown).map(({ version }) => ({ version, state: 'candidate' as const })),
  ];
}

const linesOf = ({ app, releases }: AppStatus): string[] =>
  releases.length === 0
    ? [`${app.padEnd(12)}no release`]
    : releases.map(({ version, state }) => `${app.padEnd(12)}${version.padEnd(24)}${state}`);

async function servedLine(folders: StateFolders, registry: Registry): Promise<string> {
  if (registry.number === 0) return 'Nothing is live yet.';
  if ((await servedSite(folders)) === null)
    return '! This machine serves nothing. → npm run rth -- compose, or on a web server: npm run rth -- follow';
  return (await isServed(folders, registry.site).catch(() => false))
    ? 'The served site is the live one.'
    : '! The served site is not the live one. → npm run rth -- compose';
}

/** @example changeLine(entry) // => '2026-11-24 10:15 rollback by anna@desk: towns@1.2.0-3fa9c2d1e0 …' in UTC */
function changeLine({ date, kind, by = 'unknown', apps }: Entry): string {
  const releases = Object.entries(apps).map(([app, version]) => `${app}@${version}`);
  return `${date.slice(0, 16).replace('T', ' ')} ${kind} by ${by}: ${releases.join(', ')}`;
}
