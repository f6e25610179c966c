import type { Command } from 'commander';
import pc from 'picocolors';
import { errorMessage } from '../../server/error-code';
import { guardOutcome, type GuardOutcome } from '../guard-outcome';
import { report } from '../progress';
import { emptyRegistry, eventsOf, readRegistry, type Registry, type RegistryChange } from '../registry';
import { stateFolders } from '../state-folders';
import { bringHere, type PassedOver } from '../store/bring-here';
import { readStatus, type AppStatus, type Status } from '../versions/read-status';
import { readVersions, type VisitedRelease } from '../versions/read-versions';
import { allApps, appOfSite, checkoutOptions } from './arguments';

/** `status`: what is live, what was before, what could be, and how visitors fare. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('what is live, was before, could be, and how visitors fare')
    .argument('[app]', 'of this app, with what became of it since its first release')
    .action(tellStatus);
}

async function tellStatus(name?: string): Promise<void> {
  const folders = stateFolders();
  const { releases, store } = folders;
  const passedOver: PassedOver[] = [];
  const problems = await bringHere(folders, (one) => passedOver.push(one)).then(() => [], wordsOf);
  const apps = name === undefined ? await allApps(releases) : [await appOfSite(releases, name)];
  const options = await checkoutOptions().catch(() => null);
  const status = await readStatus(folders, apps, options, passedOver);
  // Only the form service's own user may read the reports of a server.
  const versions = await readVersions(folders).catch(wordsOf);
  const failures = versions.flatMap((one) => {
    if (typeof one === 'string') return [`! What pages reported cannot be read: ${one}`];
    return apps.includes(one.app) ? failureLines(one) : [];
  });
  const registry = await readRegistry(releases).catch(() => emptyRegistry);
  const history = name === undefined ? [] : changesOf(registry, apps);
  report({ ...status, problems, failures: versions, history }, [
    ...tableOf(status.apps),
    ...warnings(status),
    ...(store.isOwn ? [] : [`The store is ${store.name}.`]),
    servedLine(status),
    ...failures,
    ...history.map(({ line }) => line),
  ]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

const wordsOf = (error: unknown): string[] => [errorMessage(error)];

function warnings({ unusable, unknown }: Status): string[] {
  return [
    ...unusable.map(({ app, version, reason }) => `! ${app} ${version} cannot be used: ${reason}`),
    ...unknown.map(
      (word) => `! The registry says « ${word} », which this checkout keeps and passes over: it is older.`,
    ),
  ];
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

/** Columns apart by spaces: easy to read, and to cut with the usual tools. */
function tableOf(apps: readonly AppStatus[]): string[] {
  const [head, ...rows] = [['app', 'release', '', 'age'], ...apps.flatMap(rowsOf)].map((row) =>
    row
      .map((cell, column) => cell.padEnd([12, 18, 18][column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [pc.dim(head ?? ''), ...rows];
}

function rowsOf({ app, live, staged, previous, takenBack, candidates }: AppStatus): string[][] {
  const by = live?.by ? `live, by ${live.by}` : 'live';
  const rows = [
    live ? [live.version, by, age(live.since)] : ['', 'nothing is live', ''],
    ...(staged ? [[staged.version, `${staged.traffic} % of the visitors`, '']] : []),
    ...(previous ? [[previous, 'previous', '']] : []),
    ...takenBack.map(({ version, since }) => [version, 'taken back', age(since)]),
    ...candidates.map(({ version, since }) => [version, 'candidate', age(since)]),
  ];
  return rows.map((row, index) => [index === 0 ? app : '', ...row]);
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

/** What failed of a release since when, and the worst of it with its line of source. */
export function failureLines(release: VisitedRelease): string[] {
  const { app, version, since, traffic, guardedUntil, kinds, worst } = release;
  const state = release.state === 'staged' ? `staged for ${traffic} %` : release.state;
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  const from = since ? ` since ${minuteOf(since)} UTC` : '';
  const guard = guardedUntil ? `, guarded until ${minuteOf(guardedUntil)} UTC` : '';
  return [
    `${app} ${version}, ${state}${from}${guard}: ${counts.length > 0 ? `! failures: ${counts.join(', ')}` : 'no failure'}`,
    ...worst.flatMap(({ kind, senders, message, place, source }) => [
      `  ${kind}, ${senders} ${senders === 1 ? 'visitor' : 'visitors'} or more: ${message}`,
      ...(place ? [`    ${place}${source ? `  ${source}` : ''}`] : []),
    ]),
  ];
}

/** What became of these apps; the newest first, each with its line for people. */
function changesOf(registry: Registry, apps: readonly string[]) {
  const changes = apps.flatMap((app) =>
    eventsOf(registry, app).map((change) => ({ app, ...change, line: changeLine(app, change) })),
  );
  return changes.sort((one, other) => other.date.localeCompare(one.date));
}

/** One line of the history of an app: what a guard has decided with its reason. */
function changeLine(app: string, { date, kind, from, to, by, outcome }: RegistryChange): string {
  const words = [app, kind, from && `from ${from}`, to && `to ${to}`, by && `by ${by}`];
  const decided = guardOutcome.safeParse(outcome).data;
  const line = [minuteOf(date), ...words].filter(Boolean).join(' ');
  return decided ? `${line}: ${reasonOf(decided)}` : line;
}

const reasons: { [reason in GuardOutcome['reason']]: string } = {
  failures: 'it failed too often',
  time: 'nothing spoke against it',
  gate: 'the gate refused the change',
};

/** What a guard has decided, in one line for people. */
export const outcomeLine = (app: string, outcome: GuardOutcome): string =>
  `${app}@${outcome.version}: ${outcome.result === 'promoted' ? 'promoted' : 'taken back'} by the guard; ${reasonOf(outcome)}`;

function reasonOf({ reason, evidence }: GuardOutcome): string {
  const { watched, other, share } = evidence;
  if (watched + other === 0)
    return 'no visitor reported a failure with either release, and how many saw it is not known';
  return `${reasons[reason]}; ${watched} of ${watched + other} visitors who failed had it, at a share of ${share} %`;
}
