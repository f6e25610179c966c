import { createHash } from 'node:crypto';
import { bucketCount, stagedFolder } from '../../server/static/visitor-bucket';
import { withLive, withoutStage, type Live, type Stage } from '../registry';

/** A variant of the site: the live one or, while a release is staged, the one for the staged share of visitors. */
export type Variant<State extends Live = Live> = {
  /** Folder of this variant's documents in a composed site; empty for the live variant. */
  subfolder: '' | typeof stagedFolder;
  /** The registry as it would be if all releases of this variant were live. */
  registry: State;
};

/** Returns the live variant and, while a release is staged, the staged one. */
export function variantsOf<State extends Live>(registry: State): Variant<State>[] {
  const live = { subfolder: '', registry: withoutStage(registry) } as const;
  if (!registry.stage) return [live];
  return [live, { subfolder: stagedFolder, registry: withLive(registry, registry.stage) }];
}

/**
 * Returns the buckets of visitors who get the staged release. A larger share contains every bucket of a smaller one.
 * Each release starts at its own bucket, so that the same visitors do not try every release.
 */
export function stagedBuckets({
  app,
  version,
  traffic,
}: Pick<Stage, 'app' | 'version' | 'traffic'>): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
