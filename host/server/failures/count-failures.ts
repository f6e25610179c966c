import type { FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { fewestAddresses, type StoredFailure } from './stored-failure';

/** Returns one release's failures since a time (ISO 8601). Ignores failures of other apps in the same document. */
export function failuresOf(
  failures: readonly StoredFailure[],
  { app, version, since }: { app: string; version: string; since: string | null },
): StoredFailure[] {
  return failures.filter(
    (failure) =>
      failure.releases[app] === version &&
      (failure.app ?? app) === app &&
      Date.parse(failure.at) >= Date.parse(since ?? '1970-01-01'),
  );
}

/** Counts the reports of each kind, the most frequent kind first. */
export function countKinds(failures: readonly StoredFailure[]): [FailureKind, number][] {
  const kinds = new Map<FailureKind, number>();
  for (const { kind } of failures) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds].sort(([, a], [, b]) => b - a);
}

/** A group of failures with the same kind, message and code location. */
type EqualFailures = { newest: StoredFailure; visitors: number; reports: number };

/** Groups equal failures and sorts the groups by number of addresses, largest first. @param failures newest first. */
export function equalFailures(failures: readonly StoredFailure[]): EqualFailures[] {
  const groups = new Map<string, [StoredFailure, ...StoredFailure[]]>();
  for (const failure of failures) {
    const key = [failure.kind, failure.message, failure.stack.split('\n')[0]].join('\n');
    const known = groups.get(key);
    if (known) known.push(failure);
    else groups.set(key, [failure]);
  }
  return [...groups.values()]
    .map((group) => ({ newest: group[0], visitors: fewestAddresses(group), reports: group.length }))
    .sort((a, b) => b.visitors - a.visitors || b.reports - a.reports);
}
