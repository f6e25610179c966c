import type { Command } from 'commander';
import pc from 'picocolors';
import { errorMessage } from '../../server/error-code';
import { failureLines } from '../versions/version-lines';
import { readVersions } from '../versions/read-versions';
import { readStatus, type AppStatus, type Status } from '../promotion/read-status';
import { report } from '../progress';
import { stateFolders } from '../state-folders';
import type { Store } from '../store/store';
import { emptyRegistry, readRegistry } from '../registry';
import { bringHere, type PassedOver } from '../store/bring-here';
import { changesOf } from '../versions/version-lines';
import { allApps, appOfSite } from './app-arguments';
import { composeOptions } from './compose-options';

/** `status`: what is live, what was before, what could be, and how visitors fare. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('what is live, was before, could be, and how visitors fare')
    .argument('[app]', 'of this app, with what became of it since its first release')
    .action(async (name?: string) => {
      const folders = stateFolders();
      const { releases } = folders;
      const passedOver: PassedOver[] = [];
      const passOver = (one: PassedOver) => void passedOver.push(one);
      const refused = await reasonOf(bringHere(folders, { passOver }));
      const apps = name === undefined ? await allApps(releases) : [await appOfSite(releases, name)];
      const options = await composeOptions(folders).catch(() => null);
      const status = await readStatus(folders, apps, options, passedOver);
      const problems = new Set([...status.problems, ...(refused === null ? [] : [refused])]);
      // Only the form service's own user may read the reports of a server.
      const versions = await readVersions(folders).catch((error: unknown) => errorMessage(error));
      const now = new Date();
      const registry = await readRegistry(releases).catch(() => emptyRegistry);
      const history = name === undefined ? [] : changesOf(registry, apps);
      report({ ...status, failures: versions, history }, [
        tableOf(
          ['app', 'release', '', 'age'],
          status.apps.flatMap((app) => rowsOf(app, now)),
        ),
        ...warnings(status),
        ...storeLines(status, folders.store),
        servedLine(status),
        ...(typeof versions === 'string'
          ? [`! What pages reported cannot be read: ${versions}`]
          : failureLines(versions.filter(({ app }) => apps.includes(app)))),
        ...history.map(({ line }) => line),
      ]);
      for (const problem of problems) console.error(problem);
      if (problems.size > 0) process.exitCode = 1;
    });
}

const reasonOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => errorMessage(error),
  );

function warnings({ unusable, damaged, unknown }: Status): string[] {
  return [
    ...unusable.map(({ app, version, reason }) => `! ${app} ${version} cannot be used: ${reason}`),
    ...damaged.map(
      ({ app, version, file, problem }) =>
        `! ${app} ${version} is damaged: ${file} ${problem}. → npm run rollback -- ${app}, or remove the release’s folder and make it again: npm run release -- ${app}`,
    ),
    ...unknown.map(
      (word) => `! The registry says « ${word} », which this checkout keeps and passes over: it is older.`,
    ),
  ];
}

function storeLines({ apps }: Status, store: Store): string[] {
  if (store.isOwn) return [];
  const changed = apps.filter(({ live }) => live?.by).map(({ app, live }) => `${app} by ${live?.by}`);
  return [`The store is ${store.name}. Promoted: ${changed.join(', ') || 'nothing yet'}.`];
}

function servedLine({ apps, served }: Status): string {
  if (apps.every(({ live }) => !live)) return 'Nothing is live yet.';
  return {
    'what is live': 'The site that is served is composed from what is live.',
    'another site': '! The site that is served is not what the registry says. → npm run rth -- compose',
    nothing:
      '! This machine serves nothing. → npm run rth -- compose, or on a web server: npm run rth -- follow',
  }[served];
}

function rowsOf({ app, live, staged, previous, takenBack, candidates }: AppStatus, now: Date): string[][] {
  if (!live && candidates.length + takenBack.length === 0) return [[app, 'nothing yet', '', '']];
  const rows = [
    live ? [live.version, 'live', age(live.since, now)] : ['', 'nothing is live', ''],
    ...(staged ? [[staged.version, `${staged.traffic} % of the visitors`, '']] : []),
    ...(previous ? [[previous, 'previous', '']] : []),
    ...takenBack.map(({ version, since }) => [version, 'taken back', age(since, now)]),
    ...candidates.map(({ version, madeAt }) => [version, 'candidate', age(madeAt, now)]),
  ];
  return rows.map((row, index) => [index === 0 ? app : '', ...row]);
}

/** @example age('2026-11-01T10:00:00.000Z', now) // => '3 d' */
function age(date: string | null, now: Date): string {
  if (!date) return '';
  const minutes = Math.max(0, (now.getTime() - new Date(date).getTime()) / 60_000);
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

/** Columns apart by spaces: easy to read, and to cut with the usual tools. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [pc.dim(line(head)), ...rows.map(line)].join('\n');
}
