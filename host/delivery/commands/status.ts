import type { Command } from 'commander';
import pc from 'picocolors';
import { errorMessage } from '../../server/error-code';
import { answerInJson, say } from '../progress';
import { emptyRegistry, eventsOf, readRegistry, type AppChange, type Registry } from '../registry';
import { stateFolders } from '../state-folders';
import { syncFromStore, type PassedOver } from '../store/sync-from-store';
import { readStatus, type ReleaseStatus, type Status } from '../versions/read-status';
import { allApps, appOfSite, jsonOption } from './arguments';

/** `status`: what is live, what was before, what could be, and how visitors fare. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('what is live, was before, could be, and how visitors fare')
    .argument('[app]', 'of this app, with what became of it since its first release')
    .option(...jsonOption)
    .action(tellStatus);
}

async function tellStatus(name: string | undefined, { json = false }: { json?: boolean }): Promise<void> {
  const answer = json ? answerInJson() : null;
  const folders = stateFolders();
  const { releases, store } = folders;
  const passedOver: PassedOver[] = [];
  const problems = await syncFromStore(folders, (one) => passedOver.push(one)).then(
    () => [],
    (error: unknown) => [errorMessage(error)],
  );
  const apps = name === undefined ? await allApps(folders) : [await appOfSite(folders, name)];
  const status = await readStatus(folders, apps, passedOver);
  const registry = await readRegistry(releases).catch(() => emptyRegistry);
  answer?.({ ...status, store: store.name, problems });
  say(
    ...tableOf(status),
    ...warnings(status),
    ...(store.isOwn ? [] : [`The store is ${store.name}.`]),
    servedLine(status),
    ...(name === undefined ? [] : changesOf(registry, name)),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function warnings({ unusable, unread }: Status): string[] {
  return [
    ...unusable.map(({ app, version, reason }) => `! ${app} ${version} cannot be used: ${reason}`),
    ...(unread === null ? [] : [`! What pages reported cannot be read: ${unread}`]),
  ];
}

function servedLine({ apps, served }: Status): string {
  if (apps.every(({ releases }) => releases[0]?.state !== 'live')) return 'Nothing is live yet.';
  return {
    'what is live': 'The site that is served is composed from what is live.',
    'the coming-soon page':
      '! Visitors get the coming-soon page, until the owner has published all that the law requires.',
    'another site': '! The site that is served is not what the registry says. → npm run rth -- compose',
    nothing:
      '! This machine serves nothing. → npm run rth -- compose, or on a web server: npm run rth -- follow',
  }[served];
}

/** Columns apart by spaces: easy to read, and to cut with the usual tools. What failed of a release stands below it. */
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
  const words = state === 'staged' ? `${traffic} % of the visitors` : state;
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  return [
    row(app, version, by ? `${words}, by ${by}` : words, age(since)),
    ...(guard ? [guardLine(guard)] : []),
    ...(counts.length > 0 ? [`  ! failures: ${counts.join(', ')}`] : []),
    ...worst.flatMap(({ kind, senders, message, place, source }) => [
      `    ${kind}, ${senders} ${senders === 1 ? 'visitor' : 'visitors'} or more: ${message}`,
      ...(place ? [`      ${place}${source ? `  ${source}` : ''}`] : []),
    ]),
  ];
}

function guardLine({ seenAt, isSilent }: NonNullable<ReleaseStatus['guard']>): string {
  if (!isSilent)
    return seenAt ? `    guard last seen ${minuteOf(seenAt)} UTC` : '    no guard was seen since';
  const words = seenAt ? `the guard was last seen ${minuteOf(seenAt)} UTC` : 'no guard was seen since';
  return `  ! Nobody guards it: ${words}. → systemctl restart renovation-th-guard, or: npm run rth -- guard`;
}

/** @example age('2026-11-01T10:00:00.000Z') // => '3 d', on the 4th */
function age(date: string | null): string {
  if (!date) return '';
  const minutes = Math.max(0, (Date.now() - new Date(date).getTime()) / 60_000);
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} d`;
}

/** `2026-11-24 10:15`, in UTC. */
const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ');

/** What became of an app; the newest first. */
const changesOf = (registry: Registry, app: string) =>
  eventsOf(registry, app)
    .map((change) => changeLine(app, change))
    .toReversed();

/** One line of the history of an app: what a guard has decided with its reason. */
function changeLine(app: string, { date, kind, from, to, by, why }: AppChange): string {
  const words = [minuteOf(date), app, kind, from && `from ${from}`, to && `to ${to}`, by && `by ${by}`];
  return words.filter(Boolean).join(' ') + (why ? `: ${why}` : '');
}
