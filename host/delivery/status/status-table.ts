import pc from 'picocolors';
import { historyOf, type AppChange, type Entry } from '../registry';
import type { ReleaseStatus, Status } from './read-status';

/** Returns a table whose columns are aligned with spaces. */
export function tableOf({ apps }: Pick<Status, 'apps'>): string[] {
  const lines = apps.flatMap(({ app, releases }) => {
    if (releases[0]?.state === 'live') return releases.map((one, index) => lineOf(index ? '' : app, one));
    return [row(app, '', 'nothing is live', ''), ...releases.map((one) => lineOf('', one))];
  });
  return [pc.dim(row('app', 'release', '', 'age')), ...lines];
}

const row = (...cells: string[]) =>
  cells
    .map((cell, column) => cell.padEnd([12, 18, 18][column] ?? 0))
    .join('  ')
    .trimEnd();

const lineOf = (app: string, { version, state, by, since = null }: ReleaseStatus) =>
  row(app, version, by ? `${state}, by ${by}` : state, age(since));

/** @example age('2026-11-01T10:00:00.000Z') // => '3 d', on the 4th */
function age(date: string | null): string {
  if (!date) return '';
  const minutes = Math.max(0, (Date.now() - new Date(date).getTime()) / 60_000);
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

/** Lists the changes to an app, newest first, with dates such as `2026-11-24 10:15` in UTC. */
export const changesOf = (entries: readonly Entry[], app: string) =>
  historyOf(entries, app)
    .map((change) => changeLine(app, change))
    .toReversed();

function changeLine(app: string, { date, kind, from, to, by }: AppChange): string {
  const minute = date.slice(0, 16).replace('T', ' ');
  return [minute, app, kind, from && `from ${from}`, to && `to ${to}`, by && `by ${by}`]
    .filter(Boolean)
    .join(' ');
}
