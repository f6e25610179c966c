import { createHash } from 'node:crypto';
import { bucketCount, stagedFolder } from '../../server/static/visitor-bucket';
import { withLive, withoutStage, type Live, type Stage } from '../registry';

/** Visitors who get the same releases. */
export type Side<State extends Live = Live> = {
  /** Where a composed site has their documents: at its top, or in a folder for those who get the staged release. */
  place: '' | typeof stagedFolder;
  /** In which what they get is live. */
  registry: State;
};

/** Those who get the live releases and, while one is staged, those who get that one: a second composed site. */
export function sidesOf<State extends Live>(registry: State): Side<State>[] {
  const live = { place: '', registry: withoutStage(registry) } as const;
  if (!registry.stage) return [live];
  return [live, { place: stagedFolder, registry: withLive(registry, registry.stage) }];
}

/**
 * The buckets of visitors who get the staged release. A larger share contains every bucket of a smaller
 * share. Each release starts at another bucket, so the same visitors do not try every release.
 */
export function stagedBuckets({
  app,
  version,
  traffic,
}: Pick<Stage, 'app' | 'version' | 'traffic'>): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
