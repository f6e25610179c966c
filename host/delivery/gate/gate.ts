import type { ComposeOptions } from '../compose/compose-inputs';
import { optionsFor } from '../compose/owners-identity';
import { discard, readySite, type ReadySite } from '../compose/served-site';
import type { SiteFiles } from '../compose/site-manifest';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import type { StateFolders } from '../state-folders';
import { checkIdentity } from './check-identity';
import { checkFiles } from './check-files';
import { checkShape } from './check-shape';
import { examineDocuments } from './examine-documents';
import { grouped, newIn, refusalText, type Findings, type Refusal } from './refusal';
import { readCandidate, type Candidate, type Proposal } from './candidate';
import { checkRecords } from './wrong-before';

/** The gate said no. */
export class GateRefusal extends DeliveryError {
  constructor(
    { names, withdrawn }: Candidate,
    readonly findings: Findings,
  ) {
    super(
      `The gate refuses ${names}:\n${findings.refusals.map((one) => `  ✗ ${refusalText(one)}`).join('\n')}`,
      withdrawn ? 'Release the others without it first.' : 'Put it right and release again.',
    );
    this.name = 'GateRefusal';
  }
}

/** A candidate that has come through the first half of the gate. */
export type AdmittedCandidate = Candidate & {
  /** Faults of the releases that are tolerated, because the live set has them too. */
  found: readonly Refusal[];
};

/**
 * Asks the gate about a possible change; nothing that is live changes.
 * @throws GateRefusal
 */
export async function askGate(
  folders: StateFolders,
  proposal: Proposal,
  given: ComposeOptions,
): Promise<Findings> {
  const options = await optionsFor(folders.releases, proposal.next, given);
  const candidate = await admit(folders, proposal, options);
  const site = await readySite(folders, proposal.next, options);
  return judgeSite(folders, candidate, site, options).finally(() => discard(site));
}

/**
 * The first half, before compose, so that code that does not fit into the set is never run.
 * @throws GateRefusal
 */
export async function admit(
  folders: StateFolders,
  proposal: Proposal,
  options: ComposeOptions,
): Promise<AdmittedCandidate> {
  const { releases } = folders;
  const candidate = await readCandidate(folders, proposal, options);
  const { set, present } = candidate;
  // Records and files first: code is run only when they are in order.
  const inOrder = [...checkRecords(set, present), ...(await checkFiles(releases, set))];
  await refuse(candidate, inOrder);
  // Read once its file is known to be whole.
  await refuse(candidate, await checkIdentity(releases, set));
  const found = [...inOrder, ...(await checkShape(releases, set))];
  await refuse(candidate, found);
  return { ...candidate, found };
}

/**
 * The second half: reads the documents that would be served.
 * @throws GateRefusal
 */
export async function judgeSite(
  { releases }: StateFolders,
  candidate: AdmittedCandidate,
  site: ReadySite,
  options: ComposeOptions,
): Promise<Findings> {
  return timed(`Check ${candidate.names}`, async () => {
    const { set, documents, present } = candidate;
    const files = filesBelow(documents, site.manifest.files);
    const ofSet = site.failures.filter((failure) => failure.documents === documents);
    const { failures, refusals, pages } = await examineDocuments(
      { releases, set, files, failures: ofSet, before: present },
      options,
    );
    const found = [...candidate.found, ...failures];
    // When a page could not be rendered, links to it would only repeat that failure.
    await refuse(candidate, found);
    return refuse(candidate, [...found, ...refusals], pages);
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
async function refuse(candidate: Candidate, found: readonly Refusal[], pages = 0): Promise<Findings> {
  const { set, wrongBefore } = candidate;
  const isOwn = ({ owner }: Refusal) => set.chosen.some(({ app }) => app === owner);
  // The live set is examined only when there is a fault to compare.
  const before = found.length > 0 ? await wrongBefore() : [];
  const { refusals, tolerated } = newIn(
    grouped(found),
    before.filter((one) => !isOwn(one)),
  );
  const against = Object.fromEntries([...set.apps].map(([app, { version }]) => [app, version]));
  const findings = { passed: refusals.length === 0, against, pages, refusals, tolerated };
  if (!findings.passed) throw new GateRefusal(candidate, findings);
  return findings;
}
