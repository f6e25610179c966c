import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { bucketsFolder, stagedFolder } from '../server/static/visitor-bucket';
import { DeliveryError } from './delivery-error';
import { readIfWhole } from './parse-or-refuse';
import {
  emptyRegistry,
  liveVersion,
  previousRegistryFile,
  readRegistry,
  readRegistryIfWhole,
  registryFile,
  stagedEntry,
  withLive,
  withoutStaged,
  withStaged,
  writeRegistry,
  type Registry,
} from './registry';
import { previousVersion } from './registry-history';
import { withRegistryLock } from './registry-lock';
import { readRelease } from './release-record';
import type { StateFolders } from './state-folders';

type Repair = {
  /** The version of each app that the registry names as live now. */
  live: Readonly<Record<string, string>>;
  /** Whether the history is there, up to the last change. */
  hasHistory: boolean;
  /** Where the damaged registry lies now, for whoever wants to know what happened. */
  keptAt: string;
};

/** What a composed site tells browsers: `registry.json` at its top. */
const servedRegistry = z.object({
  host: z.string(),
  remotes: z.record(z.string(), z.object({ version: z.string() })),
});

/**
 * Rebuilds a damaged registry from the registry before its last change and from the releases that the
 * served site names.
 * @returns null when the registry is not damaged. @throws DeliveryError when both sources are missing.
 */
export async function repairRegistry(folders: StateFolders): Promise<Repair | null> {
  const { releases, site } = folders;
  return withRegistryLock(releases, 'repair', async () => {
    if (await isWhole(releases)) return null;
    const before = await readRegistryIfWhole(previousRegistryFile(releases));
    const current = path.join(site, 'current');
    const served = await servedVersions(current);
    if (!before && !served) {
      throw new DeliveryError(
        `Neither ${previousRegistryFile(releases)} nor a composed site says what was live.`,
        `Remove ${registryFile(releases)}, and promote a release of each app again: npm start does.`,
      );
    }
    const live = await withServed(releases, before ?? emptyRegistry, served);
    const next = served ? await withServedStage(releases, live, current) : live;

    const keptAt = path.join(releases, 'registry.damaged.json');
    await rm(keptAt, { recursive: true, force: true });
    await rename(registryFile(releases), keptAt);
    await writeRegistry(releases, next);
    const versions = Object.keys(next.microFrontends).map((app) => [app, liveVersion(next, app) ?? '']);
    return { live: Object.fromEntries(versions), hasHistory: before !== null, keptAt };
  });
}

async function isWhole(releases: string): Promise<boolean> {
  return readRegistry(releases).then(
    () => true,
    () => false,
  );
}

/** Version of each app in a set of documents. @returns null when there are none. */
async function servedVersions(documents: string): Promise<ReadonlyMap<string, string> | null> {
  const file = path.join(documents, 'registry.json');
  const known = await readIfWhole(servedRegistry, file);
  if (!known) return null;
  const remotes = Object.entries(known.remotes).map(([app, { version }]): [string, string] => [app, version]);
  return new Map([['host', known.host], ...remotes]);
}

async function withServed(
  releases: string,
  before: Registry,
  served: ReadonlyMap<string, string> | null,
): Promise<Registry> {
  let next = before;
  for (const [app, version] of served ?? []) {
    if (liveVersion(next, app) === version) continue;
    const kind = previousVersion(next, app) === version ? 'rollback' : 'promote';
    next = withLive(next, await readRelease(releases, app, version), { kind });
  }
  return next;
}

/** The served site may hold a staged release beside the live ones. */
async function withServedStage(releases: string, registry: Registry, current: string): Promise<Registry> {
  const others = (await servedVersions(path.join(current, stagedFolder))) ?? new Map<string, string>();
  const buckets = await readdir(path.join(current, bucketsFolder)).catch(() => []);
  let next = registry;
  for (const app of Object.keys(registry.microFrontends)) {
    const version = others.get(app);
    const isStaged = version !== undefined && version !== liveVersion(registry, app);
    if (stagedEntry(next, app)) next = withoutStaged(next, app);
    if (isStaged) next = withStaged(next, await readRelease(releases, app, version), buckets.length);
  }
  return next;
}
