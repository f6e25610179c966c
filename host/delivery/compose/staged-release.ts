import { createHash } from 'node:crypto';
import { bucketCount } from '../../server/static/visitor-bucket';
import { isDefault, type Registry } from '../registry';

/** A release that a share of the visitors gets in the place of the live one. */
export type StagedRelease = {
  app: string;
  version: string;
  /** Per cent of the visitors. */
  traffic: number;
};

/** The one staged release of the site, if there is one. */
export function stagedRelease({ microFrontends }: Registry): StagedRelease | null {
  for (const [app, entries] of Object.entries(microFrontends)) {
    const staged = entries.find((entry) => !isDefault(entry));
    if (staged) return { app, version: staged.metadata.version, traffic: staged.deployment?.traffic ?? 0 };
  }
  return null;
}

/** What the visitors who do not get the staged release have: one release of each app. */
export function liveVariant(registry: Registry): Registry {
  return oneEntryEach(registry, isDefault);
}

/** What those have who get it. */
export function stagedVariant(registry: Registry): Registry {
  const app = stagedRelease(registry)?.app;
  return oneEntryEach(registry, (entry, name) => isDefault(entry) !== (name === app));
}

function oneEntryEach(
  registry: Registry,
  isChosen: (entry: Registry['microFrontends'][string][number], app: string) => boolean,
): Registry {
  return {
    ...registry,
    microFrontends: Object.fromEntries(
      Object.entries(registry.microFrontends).map(([app, entries]) => [
        app,
        entries
          .filter((entry) => isChosen(entry, app))
          .map((entry) => ({ ...entry, deployment: { traffic: 100, default: true } })),
      ]),
    ),
  };
}

/**
 * The buckets of visitors who get the staged release. A larger share keeps those of a smaller one,
 * and each release begins elsewhere: it is not always the same visitors who try what is new.
 */
export function stagedBuckets({ app, version, traffic }: StagedRelease): number[] {
  const first = createHash('sha256').update(`${app}@${version}`).digest().readUInt32LE() % bucketCount;
  return Array.from({ length: traffic }, (_, index) => (first + index) % bucketCount);
}
