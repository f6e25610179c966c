import { createHash } from 'node:crypto';
import { bucketCount, stagedFolder } from '../../server/static/visitor-bucket';
import { withLive, withoutStage, type Live, type Stage } from '../registry';

/** The visitors who get the live releases, or those who get the staged one. */
export type Side<State extends Live = Live> = {
  /** Folder of this side's documents in a composed site; empty for the side of the live releases. */
  subfolder: '' | typeof stagedFolder;
  /** The registry as if the releases of this side were all live. */
  registry: State;
};

/** Returns the live side and, while a release is staged, the staged side, for which the site is composed again. */
export function sidesOf<State extends Live>(registry: State): Side<State>[] {
  const live = { subfolder: '', registry: withoutStage(registry) } as const;
  if (!registry.stage) return [live];
  return [live, { subfolder: stagedFolder, registry: withLive(registry, registry.stage) }];
}

/**
 * Returns the buckets of visitors who get the staged release. A larger share contains every bucket of a smaller one. Each
 * release starts at another bucket, so that the same visitors do not try every release.
 */
export function stagedBuckets({
  app,
  version,
  traffic,
}: Pick<Stage, 'app' | 'version' | 'traffic'>): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
