import { cp, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { remotes, type AppName, type RemoteName } from '../../../webpack/remotes';
import { isErrorCode } from '../error-code';
import { DeliveryError } from '../delivery-error';
import { describeRemote, mergedFields } from './describe-remote';
import {
  draftName,
  fileIn,
  hashFiles,
  jsonText,
  listFiles,
  readIfThere,
  removeTree,
  syncFile,
  syncTree,
  writeDraft,
} from '../files';
import { loadServerModule } from './load-server-module';
import { precompress } from './precompress';
import {
  isReleased,
  recordIn,
  releaseFolder,
  type ContractNames,
  type ReleaseRecord,
} from './release-record';
import { builtFiles, committedVersion, currentCommit, uncommittedVersion } from './release-version';

export type MadeRelease<App extends string = AppName> = { app: App; version: string; isNew: boolean };

/**
 * Makes a release of the app's current sources, unless a release of the same commit exists.
 * @throws DeliveryError when the app does not build or declares an invalid page.
 */
export async function makeRelease(releases: string, app: AppName): Promise<MadeRelease> {
  const committed = await committedVersion(app);
  if (committed && (await isReleased(releases, app, committed)))
    return { app, version: committed, isNew: false };

  return installRelease(releases, app, async (draft) => {
    // Loads webpack lazily, because loading is slow and an unchanged app needs no build.
    const { buildApp } = await import('./build-app');
    const modules = await buildApp(app, draft);
    const client = path.join(draft, 'client');
    precompress(client, await listFiles(client));
    const record = await describeDraft(app, draft, modules, committed);
    if (committed !== (await committedVersion(app)))
      throw new DeliveryError(`The sources of ${app} changed during the build.`, 'Run the command again.');
    await writeDraft(path.join(draft, 'release.json'), jsonText(record));
    return record.version;
  });
}

/** Copies a release from another folder of releases. */
export const copyRelease = (from: string, releases: string, app: string, version: string) =>
  installRelease(releases, app, async (draft) => {
    await cp(releaseFolder(from, app, version), draft, { recursive: true });
    return version;
  });

/**
 * Adds a release atomically. Never replaces one, because another process may be reading it.
 * @param write puts all files into the draft folder, including the record, and returns the version.
 * @throws DeliveryError when the version exists with other files.
 */
export async function installRelease<App extends string>(
  releases: string,
  app: App,
  write: (draft: string) => Promise<string>,
): Promise<MadeRelease<App>> {
  const draft = fileIn(releases, `${app}/${draftName()}`);
  try {
    const version = await write(draft);
    const folder = releaseFolder(releases, app, version);
    await syncTree(draft);
    const isNew = await rename(draft, folder).then(
      () => true,
      (error: unknown) => {
        if (isErrorCode(error, 'ENOTEMPTY') || isErrorCode(error, 'EEXIST')) return false;
        throw error;
      },
    );
    if (isNew) await syncFile(path.dirname(folder));
    else if ((await filesIn(folder)) !== (await filesIn(draft)))
      throw new DeliveryError(
        `${folder} exists with other files than this build of the same version.`,
        'If it was damaged, remove that folder, then run the command again.',
      );
    return { app, version, isNew };
  } finally {
    await removeTree(draft);
  }
}

/** Returns the hashes of a release's files as text. */
async function filesIn(folder: string): Promise<string> {
  const file = path.join(folder, 'release.json');
  const remedy = 'Remove that folder, then run the command again.';
  return JSON.stringify(builtFiles(recordIn(await readFile(file), file, remedy).files));
}

/**
 * Writes page records and lists into the draft, then hashes all files.
 * @param modules exports that the build uses, by provided module.
 * @param committed version of the committed sources, or null to make a version from the built files.
 * @returns the record.
 */
export async function describeDraft(
  app: AppName,
  draft: string,
  modules: ContractNames,
  committed: string | null,
): Promise<ReleaseRecord> {
  const described = app === 'host' ? await describeHost(draft) : await writePages(app, draft, modules);
  const files = await hashFiles(draft);
  return {
    app,
    version: committed ?? uncommittedVersion(app, files),
    ...(await currentCommit()),
    contract: contractVersion,
    entry: app === 'host' ? 'main.js' : 'remoteEntry.js',
    ...(app !== 'host' && { container: remotes[app].container }),
    mounts: app === 'host' ? [] : [...remotes[app].mounts],
    ...described,
    files,
  };
}

type Described = Pick<ReleaseRecord, 'pages' | 'slots' | 'sections' | 'publishes' | 'uses' | 'offers'>;

async function describeHost(draft: string): Promise<Described> {
  const { providedNames, usedLists } = loadServerModule<HostServerModule>(serverFile(draft));
  return {
    ...{ pages: [], slots: [], sections: {}, publishes: [] },
    uses: mergedFields(usedLists),
    offers: await providedNames(),
  };
}

async function writePages(app: RemoteName, draft: string, modules: ContractNames): Promise<Described> {
  const server = loadServerModule<RemoteServerModule>(serverFile(draft));
  const { texts, ...described } = describeRemote(app, server, modules);
  for (const [file, text] of Object.entries(texts)) await writeDraft(fileIn(draft, file), text);
  return { ...described, sections: await takeSections(draft) };
}

/** Part of Module Federation's `mf-manifest.json` that a release needs. */
type Manifest = { exposes: { name: string; assets: { js: { sync: string[] } } }[] };

/**
 * Reads the scripts of each section from the manifest that the federation plugin wrote, and removes the manifest. A
 * remote without sections has none.
 */
async function takeSections(draft: string): Promise<ReleaseRecord['sections']> {
  const folder = path.join(draft, 'federation');
  const text = await readIfThere(path.join(folder, 'mf-manifest.json'));
  await removeTree(folder);
  const { exposes } = JSON.parse(text?.toString() ?? '{ "exposes": [] }') as Manifest;
  return Object.fromEntries(exposes.map(({ name, assets }) => [name, assets.js.sync]));
}

const serverFile = (draft: string) => path.join(draft, 'server', 'server.cjs');
