import { fewestAddresses, type StoredFailure } from '../../server/failures/stored-failure';
import type { Stage } from '../registry';

/** A failure that only visitors of the staged release report. */
type StagedFailure = { kind: string; message: string; addresses: number };

/** Minimum number of visitors whose reports end a stage, because a single browser may fail on every page. */
const fewestVisitors = 3;

/**
 * Finds the failure that at least three visitors of the staged release and no visitor of the live release report. If
 * there are several, returns the one from the most visitors.
 * @param live version that all other visitors get. @returns null when there is no such failure.
 */
export function stagedFailure(
  { app, version, since }: Stage,
  live: string | null,
  failures: readonly StoredFailure[],
): StagedFailure | null {
  const recent = failures.filter(({ at }) => Date.parse(at) >= Date.parse(since));
  // Groups equal reports from documents that list the wanted version of the app.
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
