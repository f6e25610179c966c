import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { withStatements } from '../identity/read-identity';
import type { ComposeOptions } from '../compose/compose-options';
import { hashFiles, writeDraft, linkOrCopy, removeTree } from '../files';
import type { StateFolders } from '../state-folders';
import { statementsFile, statementsText } from '../owners-statements';
import { promoteReleases } from '../promotion/changes';
import type { ChangedLive } from '../promotion/promote';
import { fieldsOf, publishedTexts } from '../release/published-lists';
import { liveVersion, wasLive, type NamedRelease, type Registry } from '../registry';
import { readHistory } from '../store/log';
import {
  datedReleases,
  identityEntry,
  isReleased,
  ownerApp,
  releaseFolder,
  type ReleaseRecord,
} from '../release/release-record';
import { installRelease, writeRecord } from '../release/release';
import { readLiveContent, type OwnersContent } from './owners-content';

/**
 * Makes a release of the app `owner`. The checkout's identity supplies the fields that the owner has not published.
 * @throws DeliveryError when a project is invalid.
 */
export async function makeOwnersRelease(
  releases: string,
  checkout: Identity,
  { statements, projects, files }: OwnersContent,
): Promise<{ app: string; version: string }> {
  const identity = withStatements(checkout, statements.identity, statements);
  const texts = {
    [`client/${identityEntry}`]: JSON.stringify(identity),
    [statementsFile]: statementsText(statements),
    ...publishedTexts(ownerApp, { projects }),
  };
  // Of pictures and documents, hashes only the names, because each name contains a hash of the content.
  const digest = createHash('sha256').update(JSON.stringify([texts, [...files.keys()].sort()]));
  const version = `1.0.0-${digest.digest('hex').slice(0, 10)}`;
  if (await isReleased(releases, ownerApp, version)) return { app: ownerApp, version };

  await installRelease(releases, ownerApp, version, async (draft) => {
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
  bundled: [],
  entry: identityEntry,
  mounts: [],
  slots: [],
  sections: {},
  publishes: ['projects'],
  uses: {},
  offers: fieldsOf(['projects']),
  pages: [],
  files,
});

/** Returns the owner's live release. Makes a new one if none is live or the checkout's identity has changed. */
export async function currentOwnersRelease(
  releases: string,
  registry: Registry,
  checkout: Identity,
): Promise<{ app: string; version: string }> {
  const content = await readLiveContent(releases, registry);
  const version = liveVersion(registry, ownerApp);
  if (version !== null) {
    const entry = path.join(releaseFolder(releases, ownerApp, version), 'client', identityEntry);
    const identity = withStatements(checkout, content.statements.identity, content.statements);
    // If the file is missing, compose reports it with a remedy.
    const live = await readFile(entry, 'utf8').catch(() => null);
    if (live === JSON.stringify(identity)) return { app: ownerApp, version };
  }
  return makeOwnersRelease(releases, checkout, content);
}

/** Promotes releases together with the owner's current release. @param choose picks the other releases. */
export const promoteWithOwner = (
  folders: StateFolders,
  choose: (registry: Registry) => readonly NamedRelease[],
  options: ComposeOptions,
): Promise<ChangedLive> =>
  promoteReleases(
    folders,
    async (registry) => [
      ...choose(registry),
      await currentOwnersRelease(folders.releases, registry, options.identity),
    ],
    options,
  );

/** Age in milliseconds at which a preview is removed. */
const oldPreview = 60 * 60 * 1_000;

/** Removes old previews and refused releases, whose photographs must not remain on disk. */
export async function removeOldCandidates(folders: StateFolders, now = new Date()): Promise<void> {
  const { releases } = folders;
  const history = await readHistory(folders);
  for (const { version, madeAt } of await datedReleases(releases, ownerApp))
    if (
      !wasLive(history, { app: ownerApp, version }) &&
      Math.abs(now.getTime() - madeAt.getTime()) > oldPreview
    )
      await removeTree(releaseFolder(releases, ownerApp, version));
}
