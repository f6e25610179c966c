import { createHash } from 'node:crypto';
import { bucketCount } from '../../server/static/visitor-bucket';
import type { Registry, StagedRelease } from '../registry';

/** What those visitors have who get the staged release. */
export function stagedVariant(registry: Registry): Registry {
  const { staged, live, ...others } = registry;
  return staged ? { ...others, live: { ...live, [staged.app]: staged.version } } : registry;
}

/**
 * The buckets of visitors who get the staged release. A larger share contains every bucket of a smaller
 * share. Each release starts at another bucket, so the same visitors do not try every release.
 */
export function stagedBuckets({
  app,
  version,
  traffic,
}: Pick<StagedRelease, 'app' | 'version' | 'traffic'>): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
