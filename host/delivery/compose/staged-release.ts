import { createHash } from 'node:crypto';
import { bucketCount } from '../../server/static/visitor-bucket';
import { stagedEntry, withoutStaged, type Registry } from '../registry';

/** A release that a share of the visitors gets in the place of the live one. */
type StagedRelease = {
  app: string;
  version: string;
  /** Per cent of the visitors. */
  traffic: number;
};

/** The one staged release of the site, if there is one. */
export function stagedRelease(registry: Registry): StagedRelease | null {
  for (const app of Object.keys(registry.microFrontends)) {
    const entry = stagedEntry(registry, app);
    if (entry) return { app, version: entry.metadata.version, traffic: entry.deployment.traffic };
  }
  return null;
}

/** What the visitors have who do not get the staged release: one release of each app. */
export function liveVariant(registry: Registry): Registry {
  const app = stagedRelease(registry)?.app;
  return app === undefined ? registry : withoutStaged(registry, app);
}

/** What those have who get it. */
export function stagedVariant(registry: Registry): Registry {
  const app = stagedRelease(registry)?.app;
  const entry = app === undefined ? null : stagedEntry(registry, app);
  if (app === undefined || !entry) return registry;
  const alone = { ...entry, deployment: { traffic: 100, default: true } };
  return { ...registry, microFrontends: { ...registry.microFrontends, [app]: [alone] } };
}

/**
 * The buckets of visitors who get the staged release. A larger share contains every bucket of a smaller
 * share. Each release starts at another bucket, so the same visitors do not try every release.
 */
export function stagedBuckets({ app, version, traffic }: StagedRelease): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
