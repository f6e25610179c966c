import { guardOutcome, type GuardOutcome } from '../guard-outcome';
import { eventsOf, type Registry, type RegistryChange } from '../registry';
import type { VisitedRelease } from './read-versions';

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
export function changesOf(registry: Registry, apps: readonly string[]) {
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
