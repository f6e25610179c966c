import { guardOutcome, type GuardOutcome } from './guard-outcome';
import { historyOf, liveEntry, liveVersion, visitedReleases, type Registry } from './registry';

/** What guards have decided of the app's releases, the oldest first; without what only a later checkout understands. */
export function outcomesOf(registry: Registry, app: string): readonly GuardOutcome[] {
  return (liveEntry(registry, app)?.extras?.outcomes ?? []).flatMap((said) => {
    const outcome = guardOutcome.safeParse(said);
    return outcome.success ? [outcome.data] : [];
  });
}

const knownKinds = ['promote', 'rollback', 'withdraw'];
const knownFields = {
  registry: ['schema', 'microFrontends', 'withdrawn', 'store'],
  entry: ['url', 'fallbackUrl', 'metadata', 'extras', 'deployment'],
};

/** What a later checkout has written into the registry and this one only keeps: names of fields, kinds of change. */
export function unknownIn(registry: Registry): string[] {
  const apps = Object.keys({ ...registry.microFrontends, ...registry.withdrawn });
  const entries = Object.values(registry.microFrontends).flat();
  const found = [
    ...Object.keys(registry).filter((name) => !knownFields.registry.includes(name)),
    ...entries.flatMap(Object.keys).filter((name) => !knownFields.entry.includes(name)),
    ...apps
      .flatMap((app) => historyOf(registry, app).map(({ kind }) => kind))
      .filter((kind) => !knownKinds.includes(kind)),
    ...apps.flatMap((app) =>
      (liveEntry(registry, app)?.extras?.outcomes ?? []).flatMap((said) =>
        guardOutcome.safeParse(said).success ? [] : [`a decision of a guard on ${app}`],
      ),
    ),
  ];
  return [...new Set(found)];
}

/**
 * The target of a rollback: the release that was live before the last promotion. A rollback takes one
 * promotion back, so two rollbacks in a row take two promotions back. After a withdrawal it is what was live.
 * @returns null when nothing was.
 */
export function previousVersion(registry: Registry, app: string): string | null {
  const taken: (string | null)[] = [];
  for (const { kind, from, to } of historyOf(registry, app)) {
    if (taken.length === 0 && from) taken.push(from);
    if (kind === 'rollback' && taken.includes(to)) taken.length = taken.lastIndexOf(to) + 1;
    else taken.push(to);
  }
  return taken.at(-2) ?? null;
}

/** Whether the release is live, or was at some moment. */
export function wasLive(registry: Registry, app: string, version: string): boolean {
  const known = historyOf(registry, app).flatMap(({ from, to }) => [from, to]);
  return known.includes(version) || liveVersion(registry, app) === version;
}

/** Every release that is live or staged, or was live: what a rollback could want. */
export function releasesIn(registry: Registry): { app: string; version: string }[] {
  const apps = Object.keys({ ...registry.microFrontends, ...registry.withdrawn });
  const former = apps.flatMap((app) => {
    const versions = new Set(
      historyOf(registry, app).flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
    );
    return [...versions].map((version) => ({ app, version }));
  });
  const named = new Map(
    [...former, ...visitedReleases(registry)].map((one) => [`${one.app}@${one.version}`, one]),
  );
  return [...named.values()];
}

/** When the live release became so. @returns null when the history does not say. */
export function liveSince(registry: Registry, app: string): Date | null {
  const last = historyOf(registry, app).at(-1);
  return last ? new Date(last.date) : null;
}

/** Every release that was live at some moment since then, the present one included. */
export function versionsLiveSince(registry: Registry, app: string, date: Date): Set<string> {
  const live = liveVersion(registry, app);
  const versions = new Set(live ? [live] : []);
  for (const change of historyOf(registry, app))
    if (change.from && new Date(change.date) >= date) versions.add(change.from);
  return versions;
}
