import path from 'node:path';
import { hasSampleOrigin, missingByLaw } from '@renovation-th/shared/identity/identity-gaps';
import { readLiveIdentity } from '../../server/identity/live-identity';
import { composeDraft, refuseFailures, type SiteDraft } from '../compose/compose';
import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { draftFolder } from '../compose/make-current';
import { readDocuments } from '../compose/document-facts';
import { ownerOfHome } from '../compose/served-site';
import { readManifest } from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { removeTree } from '../files';
import { say, timed } from '../progress';
import type { StateFolders } from '../state-folders';
import { candidatesOf, type Candidate, type Change } from './candidate';
import { checkDocuments } from './check-documents';
import { checkRecords } from './check-records';
import { checkFiles, checkIdentity } from './check-releases';
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

/**
 * Asks the gate about a possible change; nothing that is live changes.
 * @returns null when visitors would get nothing new. @throws GateRefusal
 */
export async function askGate(
  folders: StateFolders,
  change: Change,
  given: ComposeOptions,
): Promise<Findings | null> {
  const options = await optionsFor(folders.releases, change.next, given);
  const { site, findings } = await composeJudged(folders, change, options);
  await removeTree(site.folder);
  return findings;
}

/**
 * Composes a site and has the gate judge it.
 * @param isAsked whether the gate is asked at all.
 * @returns the draft, which the caller removes, and the findings; null when nothing was asked.
 * @throws GateRefusal, and whatever the first page that could not be rendered has thrown; then there is no draft.
 */
export async function composeJudged(
  folders: StateFolders,
  change: Change,
  given: ComposeOptions,
  isAsked = true,
): Promise<{ site: SiteDraft; findings: Findings | null }> {
  const isComingSoon = await isToComeSoon(folders, given);
  if (isComingSoon) say('  The identity lacks what the law requires: visitors get the coming-soon page.');
  const options = { ...given, isComingSoon };
  const candidates = isAsked ? await admit(folders, change, options) : [];
  if (!isComingSoon || candidates.length === 0) return composeAndJudge(folders, change, candidates, options);
  // Nobody sees the whole site yet. It is judged all the same, so that the owner's publication needs no developer.
  const whole = await composeAndJudge(folders, change, candidates, given);
  await removeTree(whole.site.folder);
  return { ...(await composeAndJudge(folders, change, candidates, options)), findings: whole.findings };
}

async function composeAndJudge(
  folders: StateFolders,
  change: Change,
  candidates: readonly Candidate[],
  options: ComposeOptions,
): Promise<{ site: SiteDraft; findings: Findings | null }> {
  const draft = draftFolder(folders.site);
  const site = await timed('Compose', () => composeDraft(draft, folders, change.next, options));
  crashPoint('composed');
  try {
    const findings = await judgeSite(folders, candidates, site, options);
    refuseFailures(site);
    crashPoint('checked');
    return { site, findings };
  } catch (error) {
    await removeTree(site.folder);
    throw error;
  }
}

/** Whether visitors get the coming-soon page: the identity lacks what the law requires, and no real site is live. */
async function isToComeSoon({ site }: StateFolders, { identity }: ComposeOptions): Promise<boolean> {
  if (hasSampleOrigin(identity) || missingByLaw(identity).length === 0) return false;
  const current = path.join(site, 'current');
  const owner = await ownerOfHome(current);
  return owner === null || owner === 'host' || hasSampleOrigin(await readLiveIdentity(current));
}

/**
 * The first half, before compose, so that code that does not fit into the set is never run.
 * @throws GateRefusal, and DeliveryError when a release of the set is missing or its record is damaged.
 */
export async function admit(
  folders: StateFolders,
  change: Change,
  options: ComposeOptions,
): Promise<Candidate[]> {
  const { releases } = folders;
  const candidates = await candidatesOf(releases, change);
  for (const candidate of candidates) {
    const { set, present } = candidate;
    const ofFiles = await checkFiles(releases, set);
    const ofIdentity = options.isComingSoon ? [] : checkIdentity(options.identity);
    candidate.found = [...checkRecords(set, present), ...ofFiles, ...ofIdentity];
    await refuse(folders, candidate);
  }
  return candidates;
}

/**
 * The second half: what would be served.
 * @returns the findings on the first candidate. @throws GateRefusal
 */
export async function judgeSite(
  folders: StateFolders,
  candidates: readonly Candidate[],
  site: SiteDraft,
  options: ComposeOptions,
): Promise<Findings | null> {
  const findings: Findings[] = [];
  for (const candidate of candidates) {
    const judge = () => judgeDocuments(folders, candidate, site, options);
    findings.push(await timed(`Check ${nameOf(candidate)}`, judge));
  }
  return findings[0] ?? null;
}

async function judgeDocuments(
  folders: StateFolders,
  candidate: Candidate,
  site: SiteDraft,
  options: ComposeOptions,
): Promise<Findings> {
  const { set, present: before, place } = candidate;
  const documents = await readDocuments(site.folder, site.files, place, options.identity.origin);
  const failures = site.failures.filter((failure) => failure.place === place);
  const ofSite = await checkDocuments(
    { releases: folders.releases, set, before, documents, failures },
    options.identity,
  );
  const found = [...candidate.found, ...ofSite];
  return refuse(folders, { ...candidate, found }, documents.length);
}

/** For people. */
const nameOf = ({ withdrawn, set }: Candidate) =>
  withdrawn.length > 0
    ? `the withdrawal of ${withdrawn.join(' and ')}`
    : set.chosen.map(({ app, version }) => `${app}@${version}`).join(', ');

/**
 * Splits findings into refusals and faults tolerated because they are live; own pages tolerate none.
 * @param pages number of documents read. @throws GateRefusal
 */
async function refuse(folders: StateFolders, candidate: Candidate, pages = 0): Promise<Findings> {
  const { set, found, withdrawn } = candidate;
  // They are looked for only when there is a fault to compare.
  const before = found.length > 0 ? await wrongBefore(folders, candidate) : [];
  const ofOthers = before.filter(({ owner }) => !set.chosen.some(({ app }) => app === owner));
  const { refusals, tolerated } = newIn(grouped(found), ofOthers);
  const findings = { pages, refusals, tolerated };
  if (refusals.length === 0) return findings;
  const remedy = withdrawn.length > 0 ? 'Release the others without it first.' : 'Nothing was changed.';
  throw new GateRefusal(nameOf(candidate), findings, remedy);
}

/** The faults that visitors have already: a new release is not refused for them. */
async function wrongBefore({ releases, site }: StateFolders, candidate: Candidate): Promise<Refusal[]> {
  const { present: set, place } = candidate;
  const current = path.join(site, 'current');
  const files = await readManifest(current);
  const identity = await readLiveIdentity(current).catch(() => null);
  if (!set || !files || !identity) return [];
  const ofPlace = await readDocuments(current, files, place, identity.origin);
  const documents = ofPlace.length > 0 ? ofPlace : await readDocuments(current, files, '', identity.origin);
  const ofSite = await checkDocuments({ releases, set, before: null, documents, failures: [] }, identity);
  return grouped([...checkRecords(set, null), ...checkIdentity(identity), ...ofSite]);
}
