import { stagedFolder } from '../../server/static/visitor-bucket';
import type { DocumentsFolder } from '../compose/compose';
import type { ComposeOptions } from '../compose/compose-inputs';
import { stagedRelease } from '../compose/staged-release';
import { withLive, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { readCandidate, type Candidate } from './candidate';
import type { Refusal } from './refusal';
import { wrongBefore } from './wrong-before';

export type GateQuestion = {
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

/** A question together with the releases that it is about, read from disk. */
export type Trial = Required<GateQuestion> & {
  candidate: Candidate;
  /** What is live, if it is whole. */
  present: Candidate | null;
  /** The faults of the live set. Computed at the first call. */
  wrongBefore: () => Promise<readonly Refusal[]>;
  /** The change, for people. */
  names: string;
};

/**
 * The questions about a change: one about the set of live releases and, while a release is staged, one
 * about the set that its visitors get.
 */
export async function questionsAbout(
  releases: string,
  question: GateQuestion,
): Promise<readonly GateQuestion[]> {
  const staged = stagedRelease(question.next);
  if (!staged) return [question];
  const release = await readRelease(releases, staged.app, staged.version);
  const [before, next] = [withLive(question.before, release), withLive(question.next, release)];
  return [question, { ...question, before, next, documents: stagedFolder }];
}

/** @throws DeliveryError when a release of the set is missing or its record is damaged. */
export async function readTrial(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<Trial> {
  const { releases } = folders;
  const candidate = await readCandidate(releases, question.next, question.chosen);
  // A damaged live set must not prevent its replacement by a whole one.
  const live = await readCandidate(releases, question.before, []).catch(() => null);
  const present = live?.apps.has('host') ? live : null;
  let wrong: Promise<readonly Refusal[]> | undefined;
  return {
    withdrawn: null,
    documents: '',
    ...question,
    candidate,
    present,
    wrongBefore: () => (wrong ??= present ? wrongBefore(folders, present, options) : Promise.resolve([])),
    names: question.withdrawn
      ? `the withdrawal of ${question.withdrawn}`
      : candidate.chosen.map(({ app, version }) => `${app}@${version}`).join(', '),
  };
}
