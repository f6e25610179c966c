import { fewestAddresses, type StoredFailure } from '../../server/failures/stored-failure';
import type { Stage } from '../registry';

/** A failure that only visitors of the staged release report. */
export type StagedFailure = { kind: string; message: string; addresses: number };

/** Nothing is rolled back for fewer visitors: one browser may fail at every page. */
const fewestVisitors = 3;

/**
 * Finds what visitors of the staged release report and visitors of the live one do not: the failure of the most visitors,
 * three at least. It reads the reports alone, so it does not matter when it looks, or whether it was killed.
 * @param live version of the same app for all others. @returns null when there is none.
 */
export function stagedFailure(
  { app, version, since }: Stage,
  live: string | null,
  failures: readonly StoredFailure[],
): StagedFailure | null {
  const recent = failures.filter(({ at }) => Date.parse(at) >= Date.parse(since));
  // A document with another release says nothing about the two.
  const reportsOf = (wanted: string | null) => {
    const groups = new Map<string, StoredFailure[]>();
    for (const failure of recent) {
      const key = [failure.kind, failure.app ?? '', failure.message].join('\n');
      if (failure.releases[app] === wanted) groups.set(key, [...(groups.get(key) ?? []), failure]);
    }
    return groups;
  };
  const others = reportsOf(live);
  const found = [...reportsOf(version)].flatMap(([key, reports]): StagedFailure[] => {
    const [first] = reports;
    const addresses = fewestAddresses(reports);
    if (!first || others.has(key) || addresses < fewestVisitors) return [];
    return [{ kind: first.kind, message: first.message, addresses }];
  });
  return found.sort((one, other) => other.addresses - one.addresses)[0] ?? null;
}
