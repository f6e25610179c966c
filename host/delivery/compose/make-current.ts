import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { listFolders } from '../files';

/**
 * Makes a composed site the one being served, in one step: `current` leads to the old folder or to
 * the new one, never to nothing. Keeps the one composed before, removes those before it.
 * @param siteFolder holds the composed sites. @param folder one of them.
 */
export async function makeCurrent(siteFolder: string, folder: string): Promise<void> {
  const live = path.basename(folder);
  const draft = path.join(siteFolder, `.current-${process.pid}`);
  await rm(draft, { force: true });
  await symlink(live, draft);
  await rename(draft, path.join(siteFolder, 'current'));

  // Names are dates, so the last of the others is the newest; previews are not among them.
  const others = (await listFolders(siteFolder)).filter((name) => /^\d/.test(name) && name !== live);
  for (const old of others.slice(0, -1))
    await rm(path.join(siteFolder, old), { recursive: true, force: true });
}
