import { stagedFolder } from '../../server/static/visitor-bucket';
import type { DocumentsFolder } from '../compose/compose';
import { stagedRelease } from '../compose/staged-release';
import { liveVersion, withLive, type Registry } from '../registry';
import { readRelease, type ReleaseRecord } from '../release-record';

/** A possible change of what is live. */
export type Proposal = {
  /** What is live now. */
  before: Registry;
  /** What would be live after the change. */
  next: Registry;
  /** Apps whose release is new in `next`. */
  chosen: readonly string[];
  /** The app that `next` lacks, when that is the change. */
  withdrawn?: string;
  /** Where a composed site has the documents of the set, when not at its top. */
  documents?: DocumentsFolder;
};

/** Releases that are to be live together, or are, by name. */
export type ReleaseSet = {
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** Those that are not live yet, about which the gate is asked. */
  chosen: readonly ReleaseRecord[];
};

/**
 * The proposals about a change: one about the set of live releases and, while a release is staged, one
 * about the set that its visitors get.
 */
export async function proposalsFor(releases: string, proposal: Proposal): Promise<readonly Proposal[]> {
  const staged = stagedRelease(proposal.next);
  if (!staged) return [proposal];
  const release = await readRelease(releases, staged.app, staged.version);
  const [before, next] = [withLive(proposal.before, release), withLive(proposal.next, release)];
  return [proposal, { ...proposal, before, next, documents: stagedFolder }];
}

/** Reads the records of what the registry names. @throws DeliveryError when one is missing or damaged. */
export async function readReleaseSet(
  releases: string,
  registry: Registry,
  chosen: readonly string[] = [],
): Promise<ReleaseSet> {
  const apps = new Map<string, ReleaseRecord>();
  for (const app of Object.keys(registry.microFrontends).sort()) {
    const version = liveVersion(registry, app);
    if (version) apps.set(app, await readRelease(releases, app, version));
  }
  return { apps, chosen: chosen.flatMap((app) => apps.get(app) ?? []) };
}
