import pc from 'picocolors';
import { eventsOf, type AppChange, type Registry } from '../registry';
import type { ReleaseStatus, Status } from './read-status';

/** Returns a table whose columns are aligned with spaces. The row of each release is followed by its failures. */
export function tableOf({ apps }: Pick<Status, 'apps'>): string[] {
  const lines = apps.flatMap(({ app, releases }) => {
    if (releases[0]?.state === 'live')
      return releases.flatMap((one, index) => linesOf(index ? '' : app, one));
    return [row(app, '', 'nothing is live', ''), ...releases.flatMap((one) => linesOf('', one))];
  });
  return [pc.dim(row('app', 'release', '', 'age')), ...lines];
}

const row = (...cells: string[]) =>
  cells
    .map((cell, column) => cell.padEnd([12, 18, 18][column] ?? 0))
    .join('  ')
    .trimEnd();

function linesOf(app: string, release: ReleaseStatus): string[] {
  const { version, state, by, traffic, guard, since = null, kinds, worst } = release;
  const standing = state === 'staged' ? `${traffic} % of the visitors` : state;
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  return [
    row(app, version, by ? `${standing}, by ${by}` : standing, age(since)),
    ...(guard?.isSilent ? [guardWarning(guard.seenAt)] : []),
    ...(counts.length > 0 ? [`  ! failures: ${counts.join(', ')}`] : []),
    ...worst.flatMap(({ kind, visitors, message, position, source }) => [
      `    ${kind}, ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'} or more: ${message}`,
      ...(position ? [`      ${position}${source ? `  ${source}` : ''}`] : []),
    ]),
  ];
}

function guardWarning(seenAt: string | null): string {
  const seen = seenAt
    ? `the guard was last seen ${minuteOf(seenAt)} UTC`
    : 'no guard has been seen since the stage began';
  return `  ! No guard is running: ${seen}. → systemctl restart renovation-th-guard, or: npm run rth -- guard`;
}

/** @example age('2026-11-01T10:00:00.000Z') // => '3 d', on the 4th */
function age(date: string | null): string {
  if (!date) return '';
  const minutes = Math.max(0, (Date.now() - new Date(date).getTime()) / 60_000);
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

/** Formats a date as `2026-11-24 10:15`, in UTC. */
const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ');

/** Lists the changes to an app, newest first. */
export const changesOf = (registry: Registry, app: string) =>
  eventsOf(registry, app)
    .map((change) => changeLine(app, change))
    .toReversed();

function changeLine(app: string, { date, kind, from, to, by, why }: AppChange): string {
  const parts = [minuteOf(date), app, kind, from && `from ${from}`, to && `to ${to}`, by && `by ${by}`];
  return parts.filter(Boolean).join(' ') + (why ? `: ${why}` : '');
}
