import type { GuardOutcome } from '../guard-outcome';
import { historyOf, type Registry } from '../registry';
import { outcomesOf } from '../registry-history';
import type { AppVersions, VisitedRelease } from './read-versions';

/** `2026-11-24 10:15`, in UTC. */
const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ');

/** For each release that visitors get or that was taken back from them: what failed since when, and the worst of it with its line of source. */
export function failureLines(apps: readonly AppVersions[]): string[] {
  return apps.flatMap(({ app, live, staged, takenBack }) => [
    ...linesOf(app, live, 'live'),
    ...(staged ? linesOf(app, staged, `staged for ${staged.traffic} %`) : []),
    ...(takenBack ? linesOf(app, takenBack, 'taken back, with visitors') : []),
  ]);
}

function linesOf(app: string, release: VisitedRelease, state: string): string[] {
  const { version, since, guardedUntil, kinds, worst } = release;
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

/** What was promoted, rolled back and withdrawn, and what guards decided; the newest first, each with its line for people. */
export function changesOf(registry: Registry, apps: readonly string[]) {
  const changes = apps.flatMap((app) => [
    ...historyOf(registry, app).map((change) => {
      const { date, kind, from, to, by } = change;
      const words = [app, kind, from && `from ${from}`, to && `to ${to}`, by && `by ${by}`];
      return { app, ...change, line: [minuteOf(date), ...words].filter(Boolean).join(' ') };
    }),
    ...outcomesOf(registry, app).map((outcome) => ({
      app,
      ...outcome,
      line: `${minuteOf(outcome.date)} ${outcomeLine(app, outcome)}`,
    })),
  ]);
  return changes.sort((one, other) => other.date.localeCompare(one.date));
}

const results: { [result in GuardOutcome['result']]?: string } = {
  promoted: 'promoted',
  'taken-back': 'taken back',
};

const reasons: { [reason in GuardOutcome['reason']]?: string } = {
  failures: 'it failed too often',
  time: 'nothing spoke against it',
  gate: 'the gate refused the change',
};

/** What a guard has decided, and why, in one line for people. */
export function outcomeLine(app: string, { version, result, reason, evidence }: GuardOutcome): string {
  const { watched, other, share, chance } = evidence;
  const decided = `${app}@${version}: ${results[result] ?? result} by the guard`;
  if (watched + other === 0)
    return `${decided}; no visitor reported a failure with either release, and how many saw it is not known`;
  const numbers = `${watched} of ${watched + other} visitors who failed had it, at a share of ${share} % (probability ${chance < 0.001 ? '< 0.1' : (chance * 100).toFixed(1)} %)`;
  return `${decided}; ${reasons[reason] ?? reason}; ${numbers}`;
}
