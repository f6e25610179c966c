import path from 'node:path';
import type { ComposeOptions } from '../compose/compose-inputs';
import { discard, readySite, type ReadySite } from '../compose/served-site';
import { deliveryDigest } from '../delivery-digest';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import type { StateFolders } from '../state-folders';
import { checkFiles } from './check-files';
import { checkFormerHosts } from './check-former-hosts';
import { checkShape } from './check-shape';
import { examineDocuments } from './examine-documents';
import { grouped, newIn, refusalText, type Refusal } from './refusal';
import { readTrial, type GateQuestion, type Trial } from './trial';
import { passingVerdict, storeVerdict, type Verdict } from './verdict';
import { checkRecords } from './wrong-before';

/** The gate said no. */
export class GateRefusal extends DeliveryError {
  constructor(
    releases: string,
    readonly verdict: Verdict,
  ) {
    super(
      `The gate refuses ${releases}:\n${verdict.refusals.map((one) => `  ✗ ${refusalText(one)}`).join('\n')}`,
      'Put it right and release again. The verdict is kept in the folder « verdicts » beside the release.',
    );
    this.name = 'GateRefusal';
  }
}

/** A trial that has come through the first half of the gate. */
export type AdmittedTrial = Trial & {
  /** A verdict of an earlier day, when nothing that it was about has changed since. */
  known: Verdict | null;
  /** What is wrong with the releases, and was so before. */
  found: readonly Refusal[];
};

/**
 * The first half, before anything is composed: code that does not belong into a set is never run.
 * @throws GateRefusal
 */
export async function admit(
  folders: StateFolders,
  questions: readonly GateQuestion[],
  options: ComposeOptions,
): Promise<AdmittedTrial[]> {
  const admitted: AdmittedTrial[] = [];
  for (const question of questions) {
    const trial = await readTrial(folders, question, options);
    const { candidate, digests, names, isRollback } = trial;
    const known = await passingVerdict(folders.releases, candidate, digests, isRollback);
    if (known) await refuseChanged(folders.releases, trial, known);
    const { found, refused } = known ? { found: [], refused: null } : await judgeReleases(folders, trial);
    if (refused) throw new GateRefusal(names, refused);
    admitted.push({ ...trial, known, found });
  }
  return admitted;
}

/**
 * The second half: reads the documents that would be served, and keeps the verdicts.
 * @returns the verdict on the first trial. @throws GateRefusal
 */
export async function judgeSite(
  folders: StateFolders,
  site: ReadySite,
  trials: readonly AdmittedTrial[],
  options: ComposeOptions,
): Promise<Verdict | null> {
  const verdicts: Verdict[] = [];
  for (const trial of trials) {
    const verdict =
      trial.known && site.failures.length === 0
        ? trial.known
        : await timed(`Check ${trial.names}`, () =>
            judgeDocuments(folders, trial, trial.found, site, options),
          );
    if (!verdict.passed) throw new GateRefusal(trial.names, verdict);
    verdicts.push(verdict);
  }
  return verdicts[0] ?? null;
}

/** Judges the chosen releases among the others, changes nothing that is live, and keeps the verdict, whatever it is. */
export async function judge(
  folders: StateFolders,
  question: GateQuestion,
  options: ComposeOptions,
): Promise<Verdict> {
  const trial = await readTrial(folders, question, options);
  const { found, refused } = await judgeReleases(folders, trial);
  if (refused) return refused;

  const site = await readySite(folders, question.next, options);
  try {
    return await judgeDocuments(folders, trial, found, site, options);
  } finally {
    await discard(site);
  }
}

/** From what is read to what is run. @returns a verdict only when the releases must not be run or composed. */
async function judgeReleases(folders: StateFolders, trial: Trial) {
  const { candidate } = trial;
  const found = checkRecords(candidate);
  for (const release of candidate.chosen) found.push(...(await checkFiles(folders.releases, release)));
  const isRefused = async () => (await compared(trial, found)).refusals.length > 0;
  if (!(await isRefused())) found.push(...(await checkShape(folders.releases, candidate)));
  return { found, refused: (await isRefused()) ? await conclude(folders, trial, found, 0) : null };
}

async function judgeDocuments(
  folders: StateFolders,
  trial: Trial,
  found: readonly Refusal[],
  site: ReadySite,
  options: ComposeOptions,
): Promise<Verdict> {
  const { candidate, documents, present } = trial;
  const place = path.join(site.folder, documents);
  const ofSet = site.failures.filter((failure) => failure.documents === documents);
  const { failures, refusals, pages } = await examineDocuments(
    { candidate, place, failures: ofSet, before: present },
    options,
  );
  // Links to a page that could not be made would only repeat what its failure says.
  if ((await compared(trial, [...found, ...failures])).refusals.length > 0)
    return conclude(folders, trial, [...found, ...failures], 0);
  const others = await checkFormerHosts(folders, candidate, options);
  return conclude(folders, trial, [...found, ...failures, ...refusals, ...others], pages);
}

/** Puts what was found into a verdict, and keeps it. @param pages how many documents were read; 0 when none could be. */
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
    formerHosts: pages > 0 ? candidate.formerHosts.map(({ version }) => version) : [],
    pages,
    refusals,
    tolerated,
  };
  await storeVerdict(folders.releases, candidate.chosen, verdict);
  return verdict;
}

/** Tells what is new from what was wrong before, which is tolerated but in the own pages of who asks. */
async function compared({ candidate, wrongBefore }: Trial, found: readonly Refusal[]) {
  const isOwn = ({ owner }: Refusal) => candidate.chosen.some(({ app }) => app === owner);
  // Only when something is wrong does it matter whether it was wrong before.
  const before = found.length > 0 ? await wrongBefore() : [];
  return newIn(
    grouped(found),
    before.filter((one) => !isOwn(one)),
  );
}

/** The verdict is about files that somebody may have touched since. */
async function refuseChanged(releases: string, { candidate, names }: Trial, known: Verdict) {
  const refusals: Refusal[] = [];
  for (const release of candidate.chosen) refusals.push(...(await checkFiles(releases, release)));
  if (refusals.length > 0)
    throw new GateRefusal(names, { ...known, passed: false, refusals: grouped(refusals) });
}
