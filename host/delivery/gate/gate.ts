import path from 'node:path';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { hasSampleOrigin, legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import type { SiteDraft } from '../compose/compose';
import { readDocuments } from '../compose/document-facts';
import { readManifest } from '../compose/site-folder';
import { DeliveryError } from '../delivery-error';
import type { SiteContent } from '../owner/content';
import { readLiveIdentity } from '../owner/identity';
import { liveVersion, type Registry } from '../registry';
import { readReleases, type ReleaseRecord } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { folderOfSite } from '../store/sync-from-store';
import { checkDocuments } from './check-documents';
import { checkRecords } from './check-records';
import { refusal, refusalText, type Findings, type Refusal } from './refusal';

/** The current registry and the proposed one. */
export type Change = { before: Registry; next: Registry };

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
 * Judges a change. Tolerates faults that the live site has too, except those of the new releases.
 * @param draft the composed site, or null to judge only the records, so that incompatible code never runs.
 * @returns null when the same releases and content stay live.
 * @throws GateRefusal, and DeliveryError when a release is missing or its record is damaged.
 */
export async function judge(
  folders: StateFolders,
  { before, next }: Change,
  { identity }: SiteContent,
  draft: SiteDraft | null,
): Promise<Findings | null> {
  const releases = await readReleases(folders.releases, next.apps);
  const chosen = releases.filter(({ app, version }) => liveVersion(before, app) !== version);
  if (next.content === before.content && chosen.length === 0) return null;
  // Tolerates damaged live releases, because this change may replace them.
  const live = await readReleases(folders.releases, before.apps, releases).catch(() => []);
  const ofSite = draft && (await checkDocuments({ ...draft, folders, releases, live, identity }));
  const found = grouped([...checkRecords(releases, live), ...checkIdentity(identity), ...(ofSite ?? [])]);

  // Reads the live site only if there is a fault to compare.
  const known = found.length > 0 ? await faultsOfLiveSite(folders, live, before.site) : [];
  const ofOthers = known.filter((fault) => !chosen.some(({ app }) => app === fault.app));
  const findings = { pages: draft?.documents.length ?? 0, ...withoutKnown(found, ofOthers) };
  if (findings.refusals.length === 0) return findings;
  const names = chosen.map(({ app, version }) => `${app}@${version}`).join(', ');
  throw new GateRefusal(names || 'the content', findings);
}

/** Finds legally required fields that the identity lacks. A site with a sample origin needs none of them. */
function checkIdentity(identity: Identity): Refusal[] {
  if (hasSampleOrigin(identity)) return [];
  const remedy = "Fill it in on the owner's page, or in shared/src/identity/identity.json.";
  return legalGaps(identity, parisMoment(new Date()).day).map((gap) => ({
    ...refusal('owner', [], `${gap.field}: ${gap.why}`, remedy),
    gap,
  }));
}

async function faultsOfLiveSite(
  folders: StateFolders,
  releases: readonly ReleaseRecord[],
  site: string | undefined,
): Promise<Refusal[]> {
  if (releases.length === 0 || site === undefined) return [];
  const name = await folderOfSite(folders, site).catch(() => '');
  const folder = path.join(folders.site, name);
  const manifest = await readManifest(folder);
  const identity = await readLiveIdentity(folder).catch(() => null);
  if (!manifest || !identity) return [];
  const documents = await readDocuments(folder, manifest.documents);
  const live = { ...manifest, folders, releases, live: [], identity, documents, failures: [] };
  return grouped([
    ...checkRecords(releases, []),
    ...checkIdentity(identity),
    ...(await checkDocuments(live)),
  ]);
}

/** Merges refusals of many pages for the same reason, such as a broken link in the header. */
function grouped(refusals: readonly Refusal[]): Refusal[] {
  const groups = new Map<string, Refusal>();
  for (const one of refusals) {
    const key = [one.app, one.reason].join('\n');
    const pages = [...(groups.get(key)?.pages ?? []), ...one.pages];
    groups.set(key, { ...one, pages });
  }
  return [...groups.values()].map((one) => ({ ...one, pages: [...new Set(one.pages)] }));
}

/** Splits findings into new faults, which are refused, and known faults, which are tolerated. */
function withoutKnown(found: readonly Refusal[], before: readonly Refusal[]) {
  const known = new Set(before.flatMap(keysOf));
  const isNew = (one: Refusal) => keysOf(one).some((key) => !known.has(key));
  return { refusals: found.filter(isNew), tolerated: found.filter((one) => !isNew(one)) };
}

const keysOf = ({ app, pages, reason }: Refusal) =>
  (pages.length > 0 ? pages : ['']).map((page) => [app, page, reason].join('\n'));
