import path from 'node:path';
import { z } from 'zod';
import type { Work } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { ownerInput } from '../../server/identity/owner-input';
import type { OwnersVersion } from '../../server/identity/owner-job';
import { withSaid } from '../../server/identity/read-identity';
import { typesetAll } from '../../server/identity/typeset';
import { readStateFile, stateOf } from '../parse-or-refuse';
import { readPublished } from '../release/published-lists';
import { historyOf, liveVersion, readRegistry, releaseBase, type Registry } from '../registry';
import { identityEntry, isReleased, ownerApp, readRelease, releaseFolder } from '../release/release-record';

const statements = z.object({
  identity: ownerInput.shape.identity,
  /** Addresses of the owner's files. */
  portrait: z.string().optional(),
  certificate: z.string().optional(),
  /** Slugs of works, which do not change with their titles. */
  slugs: z.record(z.string(), z.string()),
});

/** Content of an owner's release. */
export type OwnersContent = {
  statements: z.output<typeof statements>;
  works: readonly Work[];
  /** Pictures, portrait and attestation on disk, by path below `client/`. */
  files: ReadonlyMap<string, string>;
};

const remedy = 'Make the previous release live: npm run rollback -- owner';

/** File with all fields that the owner has published so far. */
export const statementsFile = 'server/statements.json';

/** Address of a file of an owner's release. */
export const ownersAddress = (file: string) => `${releaseBase(ownerApp, '')}${file}`;

/** Serializes that file in a canonical order and typography, so that equal fields give the same release. */
export const statementsText = (given: OwnersContent['statements']) =>
  JSON.stringify(typesetAll(statements.parse(given)));

/** Reads the live content; empty before the first release. @throws DeliveryError when the release is missing or damaged. */
export async function readLiveContent(releases: string, registry: Registry): Promise<OwnersContent> {
  const version = liveVersion(registry, ownerApp);
  if (version === null) return { statements: { identity: {}, slugs: {} }, works: [], files: new Map() };
  const record = await readRelease(releases, ownerApp, version);
  const folder = releaseFolder(releases, ownerApp, version);
  const file = path.join(folder, statementsFile);
  const { works = [] } = await readPublished(releases, record);
  const client = Object.keys(record.files).flatMap((file) =>
    file.startsWith('client/') && file !== `client/${identityEntry}` ? [file.slice('client/'.length)] : [],
  );
  return {
    statements: stateOf(statements, (await readStateFile(file, remedy))?.toString() ?? '', file, remedy),
    works,
    files: new Map(client.map((file) => [file, path.join(folder, 'client', file)])),
  };
}

/** Returns the identity of a checkout with the live fields of the owner. @throws DeliveryError as readLiveContent */
export async function currentIdentity(
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<Identity> {
  const { statements } = await readLiveContent(releases, registry);
  return withSaid(checkout, statements.identity, statements);
}

/** Lists the owner's published versions that are still on disk, the newest first. */
export async function readOwnersVersions(releases: string): Promise<{ versions: OwnersVersion[] }> {
  const registry = await readRegistry(releases);
  const dates = new Map(historyOf(registry, ownerApp).flatMap(({ to, date }) => (to ? [[to, date]] : [])));
  const versions: OwnersVersion[] = [];
  for (const [version, date] of dates) {
    if (!(await isReleased(releases, ownerApp, version))) continue;
    const { works = [] } = await readPublished(releases, await readRelease(releases, ownerApp, version));
    const isLive = version === liveVersion(registry, ownerApp);
    versions.push({ version, date, isLive, works: works.length });
  }
  versions.sort((one, other) => other.date.localeCompare(one.date));
  return { versions };
}
