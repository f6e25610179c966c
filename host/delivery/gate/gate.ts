import path from 'node:path';
import type { SiteContent } from '../owner/content';
import { readLiveIdentity } from '../owner/identity';
import type { SiteDraft } from '../compose/compose';
import { readDocuments } from '../compose/document-facts';
import { readManifest } from '../compose/site-manifest';
import { DeliveryError } from '../delivery-error';
import { timed } from '../progress';
import type { StateFolders } from '../state-folders';
import { folderOfSite } from '../store/serve-site';
import { candidateOf, type Candidate, type Change } from './candidate';
import { checkDocuments } from './check-documents';
import { checkRecords } from './check-records';
import { checkFiles, checkIdentity } from './check-releases';
import { grouped, withoutKnown, refusalText, type Findings, type Refusal } from './refusal';

/** A refusal by the gate, with all findings. */
export class GateRefusal extends DeliveryError {
  constructor(
    names: string,
    readonly findings: Findings,
  ) {
    const reasons = findings.refusals.map((one) => `  ✗ ${refusalText(one)}`);
    super(`The gate refuses ${names}:\n${reasons.join('\n')}`, 'Nothing was changed.');
  }
}

/**
 * Judges the releases before the composition, so that incompatible code never runs.
 * @returns null when the same releases and content stay live.
 * @throws GateRefusal, and DeliveryError when a release is missing or its record is damaged.
 */
export async function admit(
  folders: StateFolders,
  change: Change,
  content: SiteContent,
): Promise<Candidate | null> {
  const candidate = await candidateOf(folders.releases, change);
  if (!candidate) return null;
  const { set, current } = candidate;
  const ofFiles = await checkFiles(folders.releases, set);
  const found = [...checkRecords(set, current), ...ofFiles, ...checkIdentity(content.identity)];
  await refuse(folders, { ...candidate, found });
  return { ...candidate, found };
}

/** Judges the composed draft. @returns null without a candidate. @throws GateRefusal */
export async function judgeSite(
  folders: StateFolders,
  candidate: Candidate | null,
  site: SiteDraft,
  content: SiteContent,
): Promise<Findings | null> {
  if (!candidate) return null;
  return timed(`Check ${nameOf(candidate)}`, () => judgeDocuments(folders, candidate, site, content));
}

async function judgeDocuments(
  folders: StateFolders,
  candidate: Candidate,
  site: SiteDraft,
  content: SiteContent,
): Promise<Findings> {
  const { set, current: before } = candidate;
  const { failures } = site;
  const documents = await readDocuments(site.folder, site.files, content.identity.origin);
  const ofSite = await checkDocuments(
    { releases: folders.releases, set, before, documents, files: site.files, failures },
    content.identity,
  );
  const found = [...candidate.found, ...ofSite];
  return refuse(folders, { ...candidate, found }, documents.length);
}

const nameOf = ({ set }: Candidate) =>
  set.chosen.map(({ app, version }) => `${app}@${version}`).join(', ') || 'the content';

/**
 * Tolerates faults that the live site has too, except on pages of the new releases. Refuses all other faults.
 * @param pages number of documents read.
 * @throws GateRefusal
 */
async function refuse(folders: StateFolders, candidate: Candidate, pages = 0): Promise<Findings> {
  const { set, found } = candidate;
  // Reads the live site only if there is a fault to compare.
  const before = found.length > 0 ? await faultsOfLiveSite(folders, candidate) : [];
  const ofOthers = before.filter((fault) => !set.chosen.some(({ app }) => app === fault.app));
  const { refusals, tolerated } = withoutKnown(grouped(found), ofOthers);
  const findings = { pages, refusals, tolerated };
  if (refusals.length === 0) return findings;
  throw new GateRefusal(nameOf(candidate), findings);
}

async function faultsOfLiveSite(
  folders: StateFolders,
  { current: set, site }: Candidate,
): Promise<Refusal[]> {
  if (!set || site === undefined) return [];
  const name = await folderOfSite(folders, site).catch(() => null);
  const folder = path.join(folders.site, name ?? '');
  const manifest = name === null ? null : await readManifest(folder);
  const identity = await readLiveIdentity(folder).catch(() => null);
  if (!manifest || !identity) return [];
  const { releases } = folders;
  const documents = await readDocuments(folder, manifest.files, identity.origin);
  const ofSite = await checkDocuments(
    { releases, set, before: null, documents, files: manifest.files, failures: [] },
    identity,
  );
  return grouped([...checkRecords(set, null), ...checkIdentity(identity), ...ofSite]);
}
