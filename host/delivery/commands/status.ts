import Table from 'cli-table3';
import type { Command } from 'commander';
import pc from 'picocolors';
import { errorMessage } from '../../server/error-code';
import { failureLines } from '../versions/failure-lines';
import { readVersions } from '../versions/read-versions';
import { tellVersions } from '../versions/tell-versions';
import { readStatus, type AppStatus, type Status } from '../promotion/read-status';
import { report } from '../progress';
import { stateFolders } from '../state-folders';
import type { Store } from '../store/store';
import { allApps } from './app-arguments';
import { composeOptions } from './compose-options';
import { plainTable } from './table-style';

/** `status`: what is live, what was before, and what could be. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('show for each app what is live, what a rollback leads to, and what could be promoted')
    .action(async () => {
      const folders = stateFolders();
      const status = await readStatus(folders, await allApps(folders.releases), await composeOptions());
      // Only the form service's own user may read the reports of a server.
      const versions = await readVersions(folders).catch((error: unknown) => errorMessage(error));
      if (typeof versions !== 'string') await tellVersions(folders);
      const table = new Table({ ...plainTable, head: ['app', 'release', '', 'age', 'gate'].map(pc.dim) });
      const now = new Date();
      for (const row of status.apps.flatMap((app) => rowsOf(app, now))) table.push(row);
      const failures =
        typeof versions === 'string'
          ? [`! What pages reported cannot be read: ${versions}`]
          : failureLines(versions);
      report({ ...status, failures: versions }, [
        table.toString(),
        ...unusableLines(status),
        ...damagedLines(status),
        ...storeLines(status, folders.store),
        servedLine(status),
        ...failures,
      ]);
    });
}

function unusableLines({ unusable }: Status): string[] {
  return unusable.map(({ app, version, reason }) => `! ${app} ${version} cannot be used: ${reason}`);
}

function damagedLines({ damaged }: Status): string[] {
  return damaged.map(
    ({ app, version, file, problem }) =>
      `! ${app} ${version} is damaged: ${file} ${problem}. → npm run rollback -- ${app}, or remove the release’s folder and make it again: npm run release -- ${app}`,
  );
}

function storeLines({ apps, damagedInStore }: Status, store: Store | null): string[] {
  if (!store) return [];
  const changed = apps.filter(({ live }) => live?.by).map(({ app, live }) => `${app} by ${live?.by}`);
  return [
    `The store is ${store.name}. Promoted: ${changed.join(', ') || 'nothing yet'}.`,
    ...damagedInStore.map(
      ({ key, file, problem }) =>
        `! ${file} ${problem} in the store: ${key}. It is not used. → on a machine that has it: npm run rth -- repair`,
    ),
  ];
}

function servedLine({ apps, isServed }: Status): string {
  if (apps.every(({ live }) => !live)) return 'Nothing is live yet.';
  return isServed
    ? 'The site that is served is composed from what is live.'
    : '! The site that is served is not what the registry says. → npm run rth -- compose';
}

function rowsOf({ app, live, staged, previous, candidates }: AppStatus, now: Date): string[][] {
  if (!live && candidates.length === 0) return [[app, 'nothing yet', '', '', '']];
  const rows = [
    ...(live
      ? [[live.version, 'live', age(live.since, now), live.verdict]]
      : [['', 'nothing is live', '', '']]),
    ...(staged ? [[staged.version, `${staged.traffic} % of the visitors`, '', '']] : []),
    ...(previous ? [[previous, 'previous', '', '']] : []),
    ...candidates.map(({ version, madeAt, verdict }) => [version, 'candidate', age(madeAt, now), verdict]),
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
