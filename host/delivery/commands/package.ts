import type { Command } from 'commander';
import { copyFiles, listFolders } from '../files';
import { promoteWithOwner } from '../owner/make-owners-release';
import { print } from '../progress';
import { wasLive, type NamedRelease } from '../registry';
import { installRelease } from '../release/release';
import { isReleased, readReleaseFiles, releasedVersions, releaseFolder } from '../release/release-record';
import { type StateFolders, stateFolders } from '../state-folders';
import { readHistory } from '../store/log';
import { shareRelease } from '../store/stored-release';
import { checkoutOptions } from './arguments';

/** Adds `adopt`, the command for a server that was installed from a package. */
export function addPackageCommands(program: Command): void {
  program
    .command('adopt')
    .description('copy the releases of a package, and promote those that this site never had')
    .argument('<folder>', "the package's folder of releases")
    .action(adopt);
}

/** Promotes only releases that were never live here, because a person may have rolled back the others. */
async function adopt(folder: string): Promise<void> {
  const folders = stateFolders();
  const adopted: NamedRelease[] = [];
  for (const app of await listFolders(folder))
    for (const version of await releasedVersions(folder, app)) {
      await copyRelease(folder, folders, { app, version });
      adopted.push({ app, version });
    }
  const history = await readHistory(folders);
  const isNew = () => adopted.filter((release) => !wasLive(history, release));
  const { changes } = await promoteWithOwner(folders, isNew, await checkoutOptions());
  print(...changes.map(({ app, to }) => `✓ ${app}@${to} is live`), '✓ The composed site is up to date');
}

async function copyRelease(from: string, folders: StateFolders, release: NamedRelease): Promise<void> {
  const { app, version } = release;
  if (await isReleased(folders.releases, app, version)) return;
  const source = releaseFolder(from, app, version);
  const { files } = await readReleaseFiles(from, app, version);
  await installRelease(folders.releases, app, version, (draft) =>
    copyFiles(source, draft, [...Object.keys(files), 'release.json']),
  );
  await shareRelease(folders, release);
}
