import { stagedFolder } from '../../server/static/visitor-bucket';
import type { DocumentsFolder } from '../compose/compose';
import type { ComposeOptions } from '../compose/compose-inputs';
import { optionsFor } from '../compose/owners-identity';
import { stagedRelease } from '../compose/staged-release';
import { withLive, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { readReleaseSet, type ReleaseSet } from './release-set';
import type { Refusal } from './refusal';
import { wrongBefore } from './wrong-before';

export type Proposal = {
  /** What is live now. */
  before: Registry;
  /** What would be live after the change. */
  next: Registry;
  /** Apps whose release is new in `next`. */
  chosen: readonly string[];
  /** The app that `next` lacks, when that is the change. */
  withdrawn?: string | null;
  /** Where a composed site has the documents of the set: at its top, or with those of a staged release. */
  documents?: DocumentsFolder;
};

/** A proposal together with the releases that it is about, read from disk. */
export type Candidate = Required<Proposal> & {
  set: ReleaseSet;
  /** What is live, if it is whole. */
  present: ReleaseSet | null;
  /** The faults of the live set. Computed at the first call. */
  wrongBefore: () => Promise<readonly Refusal[]>;
  /** The change, for people. */
  names: string;
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

/** @throws DeliveryError when a release of the set is missing or its record is damaged. */
export async function readCandidate(
  folders: StateFolders,
  proposal: Proposal,
  options: ComposeOptions,
): Promise<Candidate> {
  const { releases } = folders;
  const set = await readReleaseSet(releases, proposal.next, proposal.chosen);
  // A damaged live set must not prevent its replacement by a whole one.
  const live = await readReleaseSet(releases, proposal.before, []).catch(() => null);
  const present = live?.apps.has('host') ? live : null;
  let wrong: Promise<readonly Refusal[]> | undefined;
  const wrongOf = async (set: ReleaseSet) =>
    wrongBefore(folders, set, await optionsFor(releases, proposal.before, options));
  return {
    withdrawn: null,
    documents: '',
    ...proposal,
    set,
    present,
    wrongBefore: () => (wrong ??= present ? wrongOf(present) : Promise.resolve([])),
    names: proposal.withdrawn
      ? `the withdrawal of ${proposal.withdrawn}`
      : set.chosen.map(({ app, version }) => `${app}@${version}`).join(', '),
  };
}
