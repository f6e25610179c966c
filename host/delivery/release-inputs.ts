import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isInstalled, repositoryRoot } from '../../webpack/paths';
import { appFolder, remotes, type AppName } from '../../webpack/remotes';
import { isErrorCode } from '../server/error-code';
import { writeWhole } from './files';
import { readIfWhole } from './parse-or-refuse';
import { releasedVersions } from './release-record';

/** What webpack has read in a build, and looked for in vain, as absolute paths. */
export type BuildInputs = { files: readonly string[]; missing: readonly string[] };

/** What a release was made of: kept beside the releases, so that it need not be made again. */
const note = z.strictObject({
  /** Digest of what builds and describes the app. */
  makers: z.string(),
  /** Hash of each file that webpack has read, below the repository. Null for those that were not there. */
  files: z.record(z.string(), z.string().nullable()),
});

/** Beside the release, which itself never changes. */
export function sourcesFile(releases: string, app: string, version: string): string {
  return path.join(releases, app, 'sources', `${version}.json`);
}

/** @returns the release that the app's present sources give, when it is known and still there. */
export async function knownRelease(
  releases: string,
  app: AppName,
  root = repositoryRoot,
): Promise<string | null> {
  const makers = await makersDigest(app, root);
  for (const version of await releasedVersions(releases, app)) {
    const known = await readIfWhole(note, sourcesFile(releases, app, version));
    if (known?.makers === makers && (await areAsRead(root, known.files))) return version;
  }
  return null;
}

async function areAsRead(root: string, files: z.infer<typeof note>['files']): Promise<boolean> {
  for (const [name, hash] of Object.entries(files))
    if ((await sourceHash(path.join(root, name))) !== hash) return false;
  return true;
}

/**
 * Keeps the inputs of a release.
 * @param makers digest of the build's own sources, before the build. @param begun when the build began.
 * When a source changed after that, webpack may have read either version, so nothing is kept.
 */
export async function noteRelease(
  releases: string,
  app: AppName,
  version: string,
  { inputs, makers, begun }: { inputs: BuildInputs; makers: string; begun: Date },
  root = repositoryRoot,
): Promise<void> {
  const files: z.infer<typeof note>['files'] = {};
  const own = (all: readonly string[]) => all.flatMap((file) => ownSource(root, file));
  for (const name of [...own(inputs.files), ...own(inputs.missing)].sort()) {
    if (await isNewerThan(begun, path.join(root, name))) return;
    files[name] = await sourceHash(path.join(root, name));
  }
  if (own(inputs.missing).some((name) => files[name] !== null)) return;
  if ((await makersDigest(app, root)) !== makers) return;
  await writeWhole(sourcesFile(releases, app, version), JSON.stringify({ makers, files }));
}

/**
 * One hash over what makes a release besides the files that webpack reads: the build and its rows, the
 * making of releases, the contracts that records are checked by, and the libraries.
 */
export async function makersDigest(app: AppName, root = repositoryRoot): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(app === 'host' ? null : remotes[app]));
  const add = async (file: string) => {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  };
  // Installed as packages, they are among the libraries.
  for (const folder of isInstalled ? [] : ['webpack', 'host/delivery', 'shared/src/contracts'])
    for (const name of (await readdir(path.join(root, folder))).sort())
      // Rows of other remotes do not concern this app.
      if (/\.ts$/.test(name) && !/\.test\.ts$|^remotes\.ts$/.test(name)) await add(`${folder}/${name}`);
  for (const name of ['package.json', 'webpack.config.ts']) await add(`${appFolder(app)}/${name}`);
  await add('tsconfig.json');
  return hash.update(await installedLibraries(app, root)).digest('hex');
}

/** The path below the repository. Of libraries the lock file says what they are. */
function ownSource(root: string, file: string): string[] {
  const name = path.relative(root, file).split(path.sep).join('/');
  return name.startsWith('..') || path.isAbsolute(name) || /(?:^|\/)node_modules(?:\/|$)/.test(name)
    ? []
    : [name];
}

/** @returns null when there is no such file. */
async function sourceHash(file: string): Promise<string | null> {
  try {
    const content = await readFile(file);
    return createHash('sha256').update(content).digest('hex');
  } catch (error) {
    // Webpack looks into folders while it resolves names, but reads files only.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].some((code) => isErrorCode(error, code))) return null;
    throw error;
  }
}

/** Clocks of file systems go in steps of a few milliseconds. */
const clockStep = 100;

async function isNewerThan(date: Date, file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Math.max(found.mtimeMs, found.ctimeMs) > date.getTime() - clockStep;
}

/** What the lock file says of libraries: a new remote among the workspaces changes no other app. */
async function installedLibraries(app: AppName, root: string): Promise<string> {
  const lock = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = z
    .object({ packages: z.record(z.string(), z.looseObject({ link: z.boolean().optional() })) })
    .parse(JSON.parse(lock));
  const ofThisApp = new RegExp(`^(?:(?:shared|webpack|${appFolder(app)})/)?node_modules/`);
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => ofThisApp.test(place) && !link),
  );
}
