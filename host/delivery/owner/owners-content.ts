import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Work } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { parseIdentity, wellFormed } from '../../server/identity/read-identity';
import { readOwnersIdentity } from '../compose/compose-options';
import { readPublished } from '../published-lists';
import { historyOf, liveVersion, readRegistry, releaseBase, type Registry } from '../registry';
import { identityEntry, isReleased, ownerApp, readRelease, releaseFolder } from '../release-record';

/** What a release of the owner's is made of. */
export type OwnersContent = {
  identity: Identity;
  /** The `identity.json` of the checkout that it was made in: what differs from it later was changed by a developer. */
  base: Identity;
  works: readonly Work[];
  /** Pictures, portrait and attestation: where each lies now, by its path below `client/`. */
  files: ReadonlyMap<string, string>;
};

/** In a release: the identity of the checkout. */
export const baseFile = 'server/base.json';

/** Address of a file of the owner's releases. */
export const ownersAddress = (file: string) => `${releaseBase(ownerApp, '')}${file}`;

/** @throws DeliveryError when the release is missing or damaged. */
export async function readOwnersContent(releases: string, version: string): Promise<OwnersContent> {
  const record = await readRelease(releases, ownerApp, version);
  const folder = releaseFolder(releases, ownerApp, version);
  const { works = [] } = await readPublished(releases, record);
  const base = path.join(folder, baseFile);
  const client = Object.keys(record.files).flatMap((file) =>
    file.startsWith('client/') && file !== `client/${identityEntry}` ? [file.slice('client/'.length)] : [],
  );
  return {
    identity: await readOwnersIdentity(releases, version),
    base: parseIdentity(await readFile(base, 'utf8'), base),
    works,
    files: new Map(client.map((file) => [file, path.join(folder, 'client', file)])),
  };
}

/**
 * What is live with the identity of a checkout: fields that a developer has changed since the release was made are his,
 * all others stay the owner's. Without a release, it is the first one.
 */
export async function contentHere(
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<OwnersContent> {
  const version = liveVersion(registry, ownerApp);
  if (version === null) return { identity: checkout, base: checkout, works: [], files: new Map() };
  const live = await readOwnersContent(releases, version);
  return { ...live, identity: merged(live, checkout), base: checkout };
}

function merged({ identity, base }: OwnersContent, checkout: Identity): Identity {
  const [before, now] = [new Map(Object.entries(base)), new Map(Object.entries(checkout))];
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (field) => JSON.stringify(before.get(field)) !== JSON.stringify(now.get(field)),
  );
  return wellFormed({
    ...identity,
    ...Object.fromEntries(changed.map((field) => [field, now.get(field) ?? null])),
  });
}

type OwnersVersion = {
  version: string;
  /** When it became live last, as an ISO date. */
  date: string;
  isLive: boolean;
  works: number;
};

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
