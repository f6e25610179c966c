import { createHash } from 'node:crypto';
import { bucketCount, stagedFolder } from '../../server/static/visitor-bucket';
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

/** Visitors who get the same releases. */
export type Side = {
  /** Where a composed site has their documents: at its top, or in a folder for those who get the staged release. */
  place: '' | typeof stagedFolder;
  /** In which what they get is live. */
  registry: Registry;
};

/** Those who get the live releases and, while one is staged, those who get that one. */
export function sidesOf(registry: Registry): Side[] {
  const app = stagedRelease(registry)?.app;
  const entry = app === undefined ? null : stagedEntry(registry, app);
  if (app === undefined || !entry) return [{ place: '', registry }];
  const alone = { ...entry, deployment: { traffic: 100, default: true } };
  const staged = { ...registry, microFrontends: { ...registry.microFrontends, [app]: [alone] } };
  return [
    { place: '', registry: withoutStaged(registry, app) },
    { place: stagedFolder, registry: staged },
  ];
}

/**
 * The buckets of visitors who get the staged release. A larger share contains every bucket of a smaller
 * share. Each release starts at another bucket, so the same visitors do not try every release.
 */
export function stagedBuckets({ app, version, traffic }: StagedRelease): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
