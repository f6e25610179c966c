import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { withSaid } from '../../server/identity/read-identity';
import type { ComposeOptions } from '../compose/compose-options';
import { hashFiles, writeDraft, linkOrCopy } from '../files';
import { promoteReleases } from '../promotion/changes';
import type { ChangedLive } from '../promotion/promote';
import { removeRelease } from '../promotion/prune';
import { fieldsOf, publishedTexts } from '../release/published-lists';
import { readRegistry, versionsEverLive, type NamedRelease, type Registry } from '../registry';
import {
  datedReleases,
  identityEntry,
  isReleased,
  ownerApp,
  type ReleaseRecord,
} from '../release/release-record';
import { placeRelease, writeRecord } from '../release/release';
import type { StateFolders } from '../state-folders';
import { readLiveContent, saidFile, saidText, type OwnersContent } from './owners-content';

/**
 * Makes a release of the app `owner`, with the identity of a checkout wherever he has said nothing: immutable, and named
 * by its content, so that the same content is one release.
 * @throws DeliveryError when a work is not well formed.
 */
export async function makeOwnersRelease(
  releases: string,
  checkout: Identity,
  { said, works, files }: OwnersContent,
): Promise<{ app: string; version: string }> {
  const identity = withSaid(checkout, said.identity, said);
  const texts = {
    [`client/${identityEntry}`]: JSON.stringify(identity),
    [saidFile]: saidText(said),
    ...publishedTexts(ownerApp, { works }),
  };
  // The names of files hold hashes of what is in them.
  const digest = createHash('sha256').update(JSON.stringify([texts, [...files.keys()].sort()]));
  const version = `1.0.0-${digest.digest('hex').slice(0, 10)}`;
  if (await isReleased(releases, ownerApp, version)) return { app: ownerApp, version };

  await placeRelease(releases, ownerApp, version, async (draft) => {
    for (const [file, text] of Object.entries(texts)) await writeDraft(path.join(draft, file), text);
    for (const [file, source] of files) linkOrCopy(source, path.join(draft, 'client', file));
    await writeRecord(draft, recordOf(version, await hashFiles(draft)));
  });
  return { app: ownerApp, version };
}

const recordOf = (version: string, files: ReleaseRecord['files']): ReleaseRecord => ({
  app: ownerApp,
  version,
  commit: 'none',
  contract: contractVersion,
  packages: {},
  entry: identityEntry,
  mounts: [],
  slots: [],
  sections: [],
  publishes: ['works'],
  uses: {},
  offers: fieldsOf(['works']),
  pages: [],
  chunks: {},
  files,
});

/**
 * The owner's release that a checkout asks for: the first one of a site, the one that is live, or one with what a
 * developer has changed in `identity.json` since.
 */
export const ownersReleaseHere = async (
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<{ app: string; version: string }> =>
  makeOwnersRelease(releases, checkout, await readLiveContent(releases, registry));

/** Makes releases live together with the owner's release of this checkout. @param choose picks the others. */
export const promoteWithOwners = (
  folders: StateFolders,
  choose: (registry: Registry) => readonly NamedRelease[],
  options: ComposeOptions,
): Promise<ChangedLive> =>
  promoteReleases(
    folders,
    async (registry) => [
      ...choose(registry),
      await ownersReleaseHere(folders.releases, registry, options.identity),
    ],
    options,
  );

/** Milliseconds after which nobody publishes what was only looked at. */
const oldPreview = 60 * 60 * 1_000;

/** Removes what was made for a preview or refused, and never was live: photographs that nobody may see. */
export async function removeOldCandidates(releases: string, now = new Date()): Promise<void> {
  const everLive = versionsEverLive(await readRegistry(releases), ownerApp);
  for (const { version, madeAt } of await datedReleases(releases, ownerApp))
    if (!everLive.has(version) && Math.abs(now.getTime() - madeAt.getTime()) > oldPreview)
      await removeRelease(releases, ownerApp, version);
}
