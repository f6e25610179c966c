import path from 'node:path';
import type { ComposeOptions } from '../compose/compose-inputs';
import { discard, readySite, type ReadySite } from '../compose/served-site';
import { deliveryDigest } from '../delivery-digest';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import type { StateFolders } from '../state-folders';
import { checkFiles } from './check-files';
import { checkShape } from './check-shape';
import { examineDocuments } from './examine-documents';
import { grouped, newIn, refusalText, type Refusal } from './refusal';
import { readTrial, type GateQuestion, type Trial } from './trial';
import { shareVerdicts } from './shared-verdicts';
import { passingVerdict, storeVerdict, type Verdict } from './verdict';
import { checkRecords } from './wrong-before';

/** The gate said no. */
export class GateRefusal extends DeliveryError {
  constructor(
    { names, withdrawn }: Trial,
    readonly verdict: Verdict,
  ) {
    super(
      `The gate refuses ${names}:\n${verdict.refusals.map((one) => `  ✗ ${refusalText(one)}`).join('\n')}`,
      withdrawn
        ? 'Release the others without it first.'
        : 'Put it right and release again. The verdict is kept in the folder « verdicts » beside the release.',
    );
    this.name = 'GateRefusal';
  }
}

/** A trial that has come through the first half of the gate. */
export type AdmittedTrial = Trial & {
  /** An earlier verdict on exactly this set; null when there is none. */
  known: Verdict | null;
  /** Faults of the releases that are tolerated, because the live set has them too. */
  found: readonly Refusal[];
};

/**
 * Asks the gate about a possible change; nothing that is live changes.
 * @throws GateRefusal
 */
export async function askGate(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<Verdict> {
  const trial = await admit(folders, question, options);
  const site = await readySite(folders, question.next, options);
  return judgeSite(folders, trial, site, options).finally(() => discard(site));
}

/**
 * The first half, before compose, so that code that does not fit into the set is never run.
 * @throws GateRefusal
 */
export async function admit(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<AdmittedTrial> {
  const { releases } = folders;
  const trial = await readTrial(folders, question, options);
  const known = await passingVerdict(releases, trial.candidate, trial.digests, trial.isRollback);
  // Somebody may have touched the files since that verdict.
  const found = known ? await checkFiles(releases, trial.candidate) : await checkReleases(releases, trial);
  if (await isRefused(trial, found)) throw new GateRefusal(trial, await conclude(folders, trial, found, 0));
  return { ...trial, known, found };
}

/**
 * The second half: reads the documents that would be served, and keeps the verdict.
 * @throws GateRefusal
 */
export async function judgeSite(
  folders: StateFolders,
  trial: AdmittedTrial,
  site: ReadySite,
  options: ComposeOptions,
): Promise<Verdict> {
  if (trial.known && site.failures.length === 0) return trial.known;
  const verdict = await timed(`Check ${trial.names}`, () => judgeDocuments(folders, trial, site, options));
  if (!verdict.passed) throw new GateRefusal(trial, verdict);
  return verdict;
}

/** Records and files first: code is run only when they are in order. */
async function checkReleases(releases: string, trial: Trial): Promise<Refusal[]> {
  const { candidate, present } = trial;
  const found = [...checkRecords(candidate, present), ...(await checkFiles(releases, candidate))];
  return (await isRefused(trial, found)) ? found : [...found, ...(await checkShape(releases, candidate))];
}

async function judgeDocuments(
  folders: StateFolders,
  trial: AdmittedTrial,
  site: ReadySite,
  options: ComposeOptions,
): Promise<Verdict> {
  const { candidate, documents, present } = trial;
  const place = path.join(site.folder, documents);
  const ofSet = site.failures.filter((failure) => failure.documents === documents);
  const { failures, refusals, pages } = await examineDocuments(
    { releases: folders.releases, candidate, place, failures: ofSet, before: present },
    options,
  );
  const found = [...trial.found, ...failures];
  // When a page could not be rendered, links to it would only repeat that failure.
  if (await isRefused(trial, found)) return conclude(folders, trial, found, 0);
  return conclude(folders, trial, [...found, ...refusals], pages);
}

/** Makes a verdict of the findings and stores it. @param pages number of documents read; 0 when none were. */
async function conclude(
  folders: StateFolders,
  trial: Trial,
  found: readonly Refusal[],
  pages: number,
): Promise<Verdict> {
  const { candidate, digests } = trial;
  const { refusals, tolerated } = await compared(trial, found);
  const verdict: Verdict = {
    date: new Date().toISOString(),
    passed: refusals.length === 0,
    gate: await deliveryDigest(),
    ...digests,
    against: Object.fromEntries([...candidate.apps].map(([app, { version }]) => [app, version])),
    pages,
    refusals,
    tolerated,
  };
  await storeVerdict(folders.releases, candidate.chosen, verdict);
  for (const release of candidate.chosen) await shareVerdicts(folders, release);
  return verdict;
}

async function isRefused(trial: Trial, found: readonly Refusal[]): Promise<boolean> {
  return (await compared(trial, found)).refusals.length > 0;
}

/** Splits findings into refusals and faults tolerated because they are live; own pages tolerate none. */
async function compared({ candidate, wrongBefore }: Trial, found: readonly Refusal[]) {
  const isOwn = ({ owner }: Refusal) => candidate.chosen.some(({ app }) => app === owner);
  // The live set is examined only when there is a fault to compare.
  const before = found.length > 0 ? await wrongBefore() : [];
  return newIn(
    grouped(found),
    before.filter((one) => !isOwn(one)),
  );
}
