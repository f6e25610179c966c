import path from 'node:path';
import type { Project } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { OwnersVersion } from '../identity/owner-job';
import { withStatements } from '../identity/read-identity';
import { readStatements, type Statements } from '../owners-statements';
import { readPublished } from '../release/published-lists';
import { historyOf, liveVersion, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { readHistory, readRegistry } from '../store/log';
import { identityEntry, isReleased, ownerApp, readRelease, releaseFolder } from '../release/release-record';

/** Content of an owner's release. */
export type OwnersContent = {
  statements: Statements;
  projects: readonly Project[];
  /** Full paths of the pictures, the portrait and the attestation, by path below `client/`. */
  files: ReadonlyMap<string, string>;
};

/** Reads the live content, which is empty before the first release. @throws DeliveryError */
export async function readLiveContent(releases: string, registry: Registry): Promise<OwnersContent> {
  const version = liveVersion(registry, ownerApp);
  if (version === null)
    return { statements: { identity: {}, slugs: {}, pictures: {} }, projects: [], files: new Map() };
  const record = await readRelease(releases, ownerApp, version);
  const folder = releaseFolder(releases, ownerApp, version);
  const { projects = [] } = await readPublished(releases, record);
  const client = Object.keys(record.files).flatMap((file) =>
    file.startsWith('client/') && file !== `client/${identityEntry}` ? [file.slice('client/'.length)] : [],
  );
  return {
    statements: await readStatements(folder),
    projects,
    files: new Map(client.map((file) => [file, path.join(folder, 'client', file)])),
  };
}

/** Overrides the checkout's identity with the fields that the owner has published. @throws DeliveryError */
export async function currentIdentity(
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<Identity> {
  const { statements } = await readLiveContent(releases, registry);
  return withStatements(checkout, statements.identity, statements);
}

/** Lists the owner's published versions that are still on disk, newest first. */
export async function readOwnersVersions(folders: StateFolders): Promise<{ versions: OwnersVersion[] }> {
  const { releases } = folders;
  const registry = await readRegistry(folders);
  const history = historyOf(await readHistory(folders), ownerApp);
  const dates = new Map(history.flatMap(({ to, date }) => (to ? [[to, date]] : [])));
  const versions: OwnersVersion[] = [];
  for (const [version, date] of dates) {
    if (!(await isReleased(releases, ownerApp, version))) continue;
    const { projects = [] } = await readPublished(releases, await readRelease(releases, ownerApp, version));
    const isLive = version === liveVersion(registry, ownerApp);
    versions.push({ version, date, isLive, projects: projects.length });
  }
  versions.sort((one, other) => other.date.localeCompare(one.date));
  return { versions };
}
