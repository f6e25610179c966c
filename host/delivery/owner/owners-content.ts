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

const said = z.object({
  identity: ownerInput.shape.identity,
  /** Addresses of his files. */
  portrait: z.string().optional(),
  certificate: z.string().optional(),
  /** The addresses that his works have got, which stay whatever becomes of a title. */
  slugs: z.record(z.string(), z.string()),
});

/** What a release of the owner's holds of his. */
export type OwnersContent = {
  said: z.output<typeof said>;
  works: readonly Work[];
  /** Pictures, portrait and attestation: where each lies now, by its path below `client/`. */
  files: ReadonlyMap<string, string>;
};

const remedy = 'Take another release back: npm run rollback -- owner';

/** In a release: what the owner has said so far. */
export const saidFile = 'server/said.json';

/** Address of a file of the owner's releases. */
export const ownersAddress = (file: string) => `${releaseBase(ownerApp, '')}${file}`;

/** The text of that file: one order and one typography, so that the same words are the same release. */
export const saidText = (given: OwnersContent['said']) => JSON.stringify(typesetAll(said.parse(given)));

/** What is live of his; nothing before the first release. @throws DeliveryError when the release is missing or damaged. */
export async function readLiveContent(releases: string, registry: Registry): Promise<OwnersContent> {
  const version = liveVersion(registry, ownerApp);
  if (version === null) return { said: { identity: {}, slugs: {} }, works: [], files: new Map() };
  const record = await readRelease(releases, ownerApp, version);
  const folder = releaseFolder(releases, ownerApp, version);
  const file = path.join(folder, saidFile);
  const { works = [] } = await readPublished(releases, record);
  const client = Object.keys(record.files).flatMap((file) =>
    file.startsWith('client/') && file !== `client/${identityEntry}` ? [file.slice('client/'.length)] : [],
  );
  return {
    said: stateOf(said, (await readStateFile(file, remedy))?.toString() ?? '', file, remedy),
    works,
    files: new Map(client.map((file) => [file, path.join(folder, 'client', file)])),
  };
}

/** The identity of a checkout, with what he has said that is live. @throws DeliveryError as readLiveContent */
export async function identityHere(
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<Identity> {
  const { said } = await readLiveContent(releases, registry);
  return withSaid(checkout, said.identity, said);
}

/** What the owner has published, the newest first, as far as it can be had again. */
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
