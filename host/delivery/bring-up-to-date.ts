import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { appNames } from '../../webpack/remotes';
import { composeSite } from './compose/compose';
import { listFiles, readIfThere, writeWhole } from './files';
import { say, timed } from './progress';
import { liveVersion, promote, readRegistry } from './registry';
import { makeRelease } from './release';
import type { StateFolders } from './state-folders';

/** Remembers in a composed folder what it was composed from. A dot file is never served. */
const inputsFile = '.inputs';

/**
 * Releases what changed in the sources, makes it live, and composes the site again if anything
 * that it is made from is new. What did not change costs nothing.
 */
export async function bringUpToDate(folders: StateFolders, identity: Identity): Promise<void> {
  for (const app of appNames) {
    const { version, isNew } = await timed(`${app}: release`, () => makeRelease(folders.releases, app));
    const live = liveVersion(await readRegistry(folders.releases), app);
    if (live !== version) await promote(folders.releases, app, version);
    say(`  ${version}${isNew ? ', new' : ''}${live === version ? '' : ', now live'}`);
  }

  const year = new Date().getFullYear();
  const inputs = await inputsDigest(folders, identity, year);
  const current = path.join(folders.site, 'current');
  if ((await readIfThere(path.join(current, inputsFile))) === inputs) {
    say('✓ The composed site is up to date');
    return;
  }
  const { folder, paths } = await timed('Compose', () => composeSite(folders, { identity, year }));
  await writeWhole(path.join(folder, inputsFile), inputs);
  say(`  ${paths.length} pages`);
}

async function inputsDigest({ releases }: StateFolders, identity: Identity, year: number): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([await readRegistry(releases), identity, year]));
  const sources = (await listFiles(__dirname)).filter((file) => !/\.test\.ts$|\.md$/.test(file));
  for (const file of sources) hash.update(await readFile(path.join(__dirname, file)));
  return hash.digest('hex');
}
