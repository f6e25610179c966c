import type { ComposeOptions } from '../compose/compose-inputs';
import { discard, readySite, type ReadySite } from '../compose/served-site';
import type { SiteFiles } from '../compose/site-manifest';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import type { StateFolders } from '../state-folders';
import { checkFiles } from './check-files';
import { checkShape } from './check-shape';
import { examineDocuments } from './examine-documents';
import { grouped, newIn, refusalText, type Findings, type Refusal } from './refusal';
import { readTrial, type GateQuestion, type Trial } from './trial';
import { checkRecords } from './wrong-before';

/** The gate said no. */
export class GateRefusal extends DeliveryError {
  constructor(
    { names, withdrawn }: Trial,
    readonly verdict: Findings,
  ) {
    super(
      `The gate refuses ${names}:\n${verdict.refusals.map((one) => `  ✗ ${refusalText(one)}`).join('\n')}`,
      withdrawn ? 'Release the others without it first.' : 'Put it right and release again.',
    );
    this.name = 'GateRefusal';
  }
}

/** A trial that has come through the first half of the gate. */
export type AdmittedTrial = Trial & {
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
): Promise<Findings> {
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
  const { candidate, present } = trial;
  // Records and files first: code is run only when they are in order.
  const inOrder = [...checkRecords(candidate, present), ...(await checkFiles(releases, candidate))];
  await refuse(trial, inOrder);
  const found = [...inOrder, ...(await checkShape(releases, candidate))];
  await refuse(trial, found);
  return { ...trial, found };
}

/**
 * The second half: reads the documents that would be served.
 * @throws GateRefusal
 */
export async function judgeSite(
  { releases }: StateFolders,
  trial: AdmittedTrial,
  site: ReadySite,
  options: ComposeOptions,
): Promise<Findings> {
  return timed(`Check ${trial.names}`, async () => {
    const { candidate, documents, present } = trial;
    const files = filesBelow(documents, site.manifest.files);
    const ofSet = site.failures.filter((failure) => failure.documents === documents);
    const set = { releases, candidate, files, failures: ofSet, before: present };
    const { failures, refusals, pages } = await examineDocuments(set, options);
    const found = [...trial.found, ...failures];
    // When a page could not be rendered, links to it would only repeat that failure.
    await refuse(trial, found);
    return refuse(trial, [...found, ...refusals], pages);
  });
}

const filesBelow = (documents: string, files: SiteFiles): SiteFiles =>
  documents === ''
    ? files
    : new Map(
        [...files].flatMap(([file, said]) =>
          file.startsWith(`${documents}/`) ? [[file.slice(documents.length + 1), said] as const] : [],
        ),
      );

/**
 * Splits findings into refusals and faults tolerated because they are live; own pages tolerate none.
 * @param pages number of documents read. @throws GateRefusal
 */
async function refuse(trial: Trial, found: readonly Refusal[], pages = 0): Promise<Findings> {
  const { candidate, wrongBefore } = trial;
  const isOwn = ({ owner }: Refusal) => candidate.chosen.some(({ app }) => app === owner);
  // The live set is examined only when there is a fault to compare.
  const before = found.length > 0 ? await wrongBefore() : [];
  const { refusals, tolerated } = newIn(
    grouped(found),
    before.filter((one) => !isOwn(one)),
  );
  const against = Object.fromEntries([...candidate.apps].map(([app, { version }]) => [app, version]));
  const findings = { passed: refusals.length === 0, against, pages, refusals, tolerated };
  if (!findings.passed) throw new GateRefusal(trial, findings);
  return findings;
}
