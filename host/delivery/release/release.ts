import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { remotes, type AppName, type RemoteName } from '../../../webpack/remotes';
import { isErrorCode } from '../error-code';
import { DeliveryError } from '../delivery-error';
import type { BuiltCode } from './build-app';
import { describeRemote, mergedFields, type DescribedCode } from './describe-remote';
import {
  draftName,
  fileIn,
  hashFiles,
  jsonText,
  listFiles,
  removeTree,
  syncFolder,
  syncTree,
  writeDraft,
} from '../files';
import { sectionsIn } from './federation-manifest';
import { loadServerModule } from './load-server-module';
import { precompress } from './precompress';
import { isReleased, recordIn, releaseFolder, type ReleaseRecord } from './release-record';
import { builtFiles, committedVersion, currentCommit, uncommittedVersion } from './release-version';

export type MadeRelease = { app: AppName; version: string; isNew: boolean };

/**
 * Makes a release of the app's current sources, unless a release of the same commit exists.
 * @throws DeliveryError when the app does not build or declares an invalid page.
 */
export async function makeRelease(releases: string, app: AppName): Promise<MadeRelease> {
  const committed = await committedVersion(app);
  if (committed && (await isReleased(releases, app, committed)))
    return { app, version: committed, isNew: false };

  const draft = path.join(releases, app, draftName());
  try {
    // Loads webpack lazily, because loading is slow and an unchanged app needs no build.
    const { buildApp } = await import('./build-app');
    const record = await describeDraft(app, draft, await buildApp(app, draft), committed);
    if (committed !== (await committedVersion(app)))
      throw new DeliveryError(`The sources of ${app} changed during the build.`, 'Run the command again.');
    await writeRecord(draft, record);
    const { version } = record;
    return { app, version, isNew: await moveIntoPlace(releases, app, version, draft) };
  } finally {
    await removeTree(draft);
  }
}

const writeRecord = (draft: string, record: ReleaseRecord): Promise<void> =>
  writeDraft(path.join(draft, 'release.json'), jsonText(record));

/**
 * Adds a release atomically.
 * @param write puts all files into the draft folder, including the record.
 * @returns false when the release exists already.
 */
export async function installRelease(
  releases: string,
  app: string,
  version: string,
  write: (draft: string) => Promise<void>,
): Promise<boolean> {
  const draft = path.join(path.dirname(releaseFolder(releases, app, version)), draftName());
  try {
    await write(draft);
    return await moveIntoPlace(releases, app, version, draft);
  } finally {
    await removeTree(draft);
  }
}

/**
 * Renames a complete draft to its release. Never replaces a release, because another process may be reading it.
 * @returns false when the same release exists. @throws DeliveryError when the version has other files.
 */
async function moveIntoPlace(
  releases: string,
  app: string,
  version: string,
  draft: string,
): Promise<boolean> {
  const folder = releaseFolder(releases, app, version);
  await syncTree(draft);
  try {
    await rename(draft, folder);
  } catch (error) {
    if (!isErrorCode(error, 'ENOTEMPTY') && !isErrorCode(error, 'EEXIST')) throw error;
    await refuseOtherFiles(folder, draft);
    return false;
  }
  await syncFolder(path.dirname(folder));
  return true;
}

async function refuseOtherFiles(folder: string, draft: string): Promise<void> {
  const [present, made] = await Promise.all(
    [folder, draft].map(async (one) => {
      const { files } = recordIn(
        await readFile(path.join(one, 'release.json')),
        `${one}/release.json`,
        'Remove that folder, then run the command again.',
      );
      return JSON.stringify(builtFiles(files));
    }),
  );
  if (present === made) return;
  throw new DeliveryError(
    `${folder} exists with other files than this build of the same version.`,
    'If it was damaged, remove that folder, then run the command again.',
  );
}

/**
 * Writes page records and lists into the draft, then compresses and hashes all files.
 * @param committed version of the committed sources, or null to make a version from the built files.
 * @param compress null for a working copy, which is served uncompressed. @returns the record.
 */
export async function describeDraft(
  app: AppName,
  draft: string,
  { modules, bundled }: BuiltCode,
  committed: string | null,
  compress: typeof precompress | null = precompress,
): Promise<ReleaseRecord> {
  const described = app === 'host' ? await describeHost(draft) : await writePages(app, draft, modules);
  const client = await listFiles(path.join(draft, 'client'));
  await compress?.(path.join(draft, 'client'), client);

  const files = await hashFiles(draft);
  const record: ReleaseRecord = {
    app,
    version: committed ?? uncommittedVersion(app, files),
    ...(await currentCommit()),
    contract: contractVersion,
    bundled,
    entry: app === 'host' ? 'main.js' : 'remoteEntry.js',
    ...(app !== 'host' && { container: remotes[app].container }),
    mounts: app === 'host' ? [] : [...remotes[app].mounts],
    ...described,
    files,
  };
  return record;
}

type Described = DescribedCode & Pick<ReleaseRecord, 'sections'>;

async function describeHost(draft: string): Promise<Described> {
  const { providedNames, usedLists } = loadServerModule<HostServerModule>(serverFile(draft));
  return {
    ...{ pages: [], slots: [], sections: {}, publishes: [] },
    uses: mergedFields(usedLists),
    offers: await providedNames(),
  };
}

async function writePages(app: RemoteName, draft: string, modules: BuiltCode['modules']): Promise<Described> {
  const server = loadServerModule<RemoteServerModule>(serverFile(draft));
  const { texts, ...described } = describeRemote(app, server, modules);
  const manifest = path.join(draft, 'federation');
  const sections = await sectionsIn(manifest);
  await removeTree(manifest);
  for (const [file, text] of Object.entries(texts)) await writeDraft(fileIn(draft, file), text);
  return { ...described, sections };
}

const serverFile = (draft: string) => path.join(draft, 'server', 'server.cjs');
