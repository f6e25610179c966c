import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { readPackageJson } from '../package-json';
import type { ReleaseRecord } from './release-record';

/** Inputs of every app, beside its own folder. */
const sharedInputs = ['shared', 'webpack', 'host/delivery/release', 'package-lock.json', 'tsconfig.json'];

/** Returns what a release of the app is built from, as paths in the repository. */
const inputsOf = (app: AppName): string[] =>
  app === 'host'
    ? ['host/src', 'host/package.json', 'host/webpack.config.ts', ...sharedInputs]
    : [appFolder(app), ...sharedInputs];

/**
 * Returns the version that git's hashes of the inputs give.
 * @param root folder of the sources.
 * @returns null when the inputs have uncommitted changes, or git cannot read them.
 */
export async function committedVersion(app: AppName, root = repositoryRoot): Promise<string | null> {
  const inputs = inputsOf(app);
  try {
    // `./` makes git read the paths relative to this folder, even inside another repository.
    const hashes = await git(root, 'rev-parse', ...inputs.map((input) => `HEAD:./${input}`));
    const changes = await git(root, 'status', '--porcelain', '--', ...inputs);
    return changes === '' ? versionOf(app, hashes) : null;
  } catch {
    return null;
  }
}

/** Marks a version whose sources git does not have. */
const dirtyMark = '-dirty';

/** Returns the version of a build whose sources git does not have. The hash is that of the built files. */
export function uncommittedVersion(app: AppName, files: ReleaseRecord['files']): string {
  return versionOf(app, JSON.stringify(builtFiles(files))) + dirtyMark;
}

/** Whether the sources of a release may be lost, because git does not have them. */
export const isUncommitted = (version: string): boolean => version.endsWith(dirtyMark);

/** Returns the hashes without those of compressed files, which differ between versions of Node. */
export const builtFiles = (files: ReleaseRecord['files']): [string, string][] =>
  Object.entries(files)
    .filter(([file]) => !/\.(?:br|gz)$/.test(file))
    .sort();

/** Returns the commit of the sources with its date, or 'unknown' outside a git checkout. */
export async function currentCommit(): Promise<{ commit: string; committed?: string }> {
  try {
    const [commit = '', date = ''] = (await git(repositoryRoot, 'log', '-1', '--format=%H %cI')).split(' ');
    return { commit, committed: new Date(date).toISOString() };
  } catch {
    return { commit: 'unknown' };
  }
}

function versionOf(app: AppName, inputs: string): string {
  const digest = createHash('sha256').update(inputs).digest('hex').slice(0, 10);
  return `${readPackageJson(appFolder(app)).version}-${digest}`;
}

async function git(root: string, ...args: string[]): Promise<string> {
  // Reads only, so that it never waits for another git process.
  const all = ['--no-optional-locks', ...args];
  return (await promisify(execFile)('git', all, { cwd: root, maxBuffer: 16 * 1024 ** 2 })).stdout.trim();
}
