import { stagedFolder } from '../../server/static/visitor-bucket';
import { composeNew, refuseFailures, type SiteDraft } from '../compose/compose';
import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { openFormerSites } from '../compose/former-sites';
import { draftFolder } from '../compose/make-current';
import { writeDocuments } from '../compose/write-documents';
import { crashPoint } from '../crash-point';
import { DamagedState, DeliveryError } from '../delivery-error';
import { removeTree } from '../files';
import { timed } from '../progress';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { proposalsFor, readReleaseSet, type Proposal, type ReleaseSet } from './candidate';
import { checkDocuments } from './check-documents';
import { checkRecords } from './check-records';
import { checkFiles, checkIdentity, checkShape } from './check-releases';
import { grouped, newIn, refusalText, type Findings, type Refusal } from './refusal';

/** The gate said no. */
export class GateRefusal extends DeliveryError {
  constructor(
    names: string,
    readonly findings: Findings,
    remedy: string,
  ) {
    const reasons = findings.refusals.map((one) => `  ✗ ${refusalText(one)}`);
    super(`The gate refuses ${names}:\n${reasons.join('\n')}`, remedy);
    this.name = 'GateRefusal';
  }
}

/** A proposed change that has come through the first half of the gate, with its releases. */
export type Candidate = Proposal & {
  set: ReleaseSet;
  /** What is live, if it is whole. */
  present: ReleaseSet | null;
  /** Faults of the releases that are tolerated, because the live set has them too. */
  found: readonly Refusal[];
};

/**
 * Asks the gate about a possible change; nothing that is live changes.
 * @returns null when nothing was asked. @throws GateRefusal
 */
export async function askGate(
  folders: StateFolders,
  proposal: Proposal,
  given: ComposeOptions,
): Promise<Findings | null> {
  const options = await optionsFor(folders.releases, proposal.next, given);
  const proposals = await proposalsFor(folders.releases, proposal);
  const { site, findings } = await composeJudged(folders, proposal.next, proposals, options);
  await removeTree(site.folder);
  return findings;
}

/**
 * Composes a site and has the gate judge it.
 * @param proposals what is asked about it: one for each set of releases that visitors get; none asks nothing.
 * @returns the draft, which the caller removes, and the findings on the first proposal; null when nothing was asked.
 * @throws GateRefusal, and whatever the first page that could not be rendered has thrown; then there is no draft.
 */
export async function composeJudged(
  folders: StateFolders,
  next: Registry,
  proposals: readonly Proposal[],
  options: ComposeOptions,
): Promise<{ site: SiteDraft; findings: Findings | null }> {
  const candidates: Candidate[] = [];
  for (const proposal of proposals) candidates.push(await admit(folders, proposal, options));
  const site = await composeNew(folders, next, options);
  crashPoint('composed');
  try {
    const findings: Findings[] = [];
    for (const candidate of candidates) findings.push(await judgeSite(folders, candidate, site, options));
    refuseFailures(site);
    crashPoint('checked');
    return { site, findings: findings[0] ?? null };
  } catch (error) {
    await removeTree(site.folder);
    throw error;
  }
}

/**
 * The first half, before compose, so that code that does not fit into the set is never run.
 * @throws GateRefusal, and DeliveryError when a release of the set is missing or its record is damaged.
 */
export async function admit(
  folders: StateFolders,
  proposal: Proposal,
  options: ComposeOptions,
): Promise<Candidate> {
  const { releases } = folders;
  const set = await readReleaseSet(releases, proposal.next, proposal.chosen);
  // A damaged live set must not prevent its replacement by a whole one.
  const live = await readReleaseSet(releases, proposal.before).catch(() => null);
  const present = live?.apps.has('host') ? live : null;
  const candidate = { ...proposal, set, present };
  const found: Refusal[] = [];
  // Records and files first: nothing of a release is read or run before it is in order.
  for (const check of [
    async () => [...checkRecords(set, present), ...(await checkFiles(releases, set))],
    async () => checkIdentity(releases, set),
    async () => checkShape(releases, set),
  ]) {
    found.push(...(await check()));
    await refuse(folders, { ...candidate, found }, options);
  }
  return { ...candidate, found };
}

/**
 * The second half: what would be served.
 * @throws GateRefusal
 */
export async function judgeSite(
  folders: StateFolders,
  candidate: Candidate,
  site: SiteDraft,
  options: ComposeOptions,
): Promise<Findings> {
  const { set, present: before, documents: place = '' } = candidate;
  return timed(`Check ${nameOf(candidate)}`, async () => {
    const documents = [...site.manifest.files].flatMap(([file, { document }]) =>
      document && file.startsWith(`${stagedFolder}/`) === (place !== '') ? [document] : [],
    );
    const failures = site.failures.filter((failure) => failure.documents === place);
    const ofSite = await checkDocuments(
      { releases: folders.releases, set, before, documents, failures },
      options.identity,
    );
    const found = [...candidate.found, ...ofSite];
    return refuse(folders, { ...candidate, found }, options, documents.length);
  });
}

/** For people. */
const nameOf = ({ withdrawn, set }: Candidate) =>
  withdrawn
    ? `the withdrawal of ${withdrawn}`
    : set.chosen.map(({ app, version }) => `${app}@${version}`).join(', ');

/**
 * Splits findings into refusals and faults tolerated because they are live; own pages tolerate none.
 * @param pages number of documents read. @throws GateRefusal
 */
async function refuse(
  folders: StateFolders,
  candidate: Candidate,
  options: ComposeOptions,
  pages = 0,
): Promise<Findings> {
  const { set, found, withdrawn } = candidate;
  // The live set is examined only when there is a fault to compare.
  const before = found.length > 0 ? await wrongBefore(folders, candidate, options) : [];
  const ofOthers = before.filter(({ owner }) => !set.chosen.some(({ app }) => app === owner));
  const { refusals, tolerated } = newIn(grouped(found), ofOthers);
  const against = Object.fromEntries([...set.apps].map(([app, { version }]) => [app, version]));
  const findings = { passed: refusals.length === 0, against, pages, refusals, tolerated };
  if (findings.passed) return findings;
  const remedy = withdrawn ? 'Release the others without it first.' : 'Put it right and release again.';
  throw new GateRefusal(nameOf(candidate), findings, remedy);
}

/**
 * The faults of the live set: a new release is not refused for them.
 * @returns an empty list when a live release is damaged, because the live set cannot be examined then.
 */
async function wrongBefore(
  { releases, site }: StateFolders,
  { before, present: set }: Candidate,
  given: ComposeOptions,
): Promise<Refusal[]> {
  if (!set) return [];
  const place = draftFolder(site);
  try {
    const options = await optionsFor(releases, before, given);
    // Visitors are served most of them at this moment.
    const former = await openFormerSites(site);
    const { files, failures } = await writeDocuments(place, releases, before, options, former);
    const documents = [...files.values()].flatMap(({ document }) => document ?? []);
    const ofSite = await checkDocuments(
      { releases, set, before: null, documents, failures },
      options.identity,
    );
    return grouped([...checkRecords(set, null), ...ofSite]);
  } catch (error) {
    if (error instanceof DamagedState) return [];
    throw error;
  } finally {
    await removeTree(place);
  }
}
