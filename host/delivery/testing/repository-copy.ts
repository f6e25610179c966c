import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import type { AppName } from '../../../webpack/remotes';
import { writeWhole } from '../files';
import { stateFolders } from '../state-folders';
import { adoptReleases } from './adopted-releases';
import { runDelivery, runScript } from './run-delivery';

export type RepositoryCopy = Awaited<ReturnType<typeof copyRepository>>;

/**
 * Makes a copy of the repository that a test may change, with its own cache, state and git history.
 * @param name of the copy's folder. The default contains characters that URLs must escape.
 */
export async function copyRepository(name = 'Rénovation à 50%') {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'repository-copy-'));
  const root = path.join(folder, name);
  const state = path.join(folder, 'state');
  await copySources(root);
  await linkPackages(root);
  git(root, 'init', '--quiet');
  commitAll(root);

  return {
    root,
    folders: stateFolders(state),
    /**
     * Commits all changes, then runs `npm run rth -- …` in the copy.
     * @returns the output. @throws when the command refuses.
     */
    deliver: (...args: string[]) => {
      commitAll(root);
      return runDelivery(root, state, args);
    },
    /** Adds releases of the repository's own sources, which are built once for all tests. */
    adopt: (...apps: AppName[]) => adoptReleases(stateFolders(state).releases, apps),
    /** Runs a script of a package in the copy, such as `typescript/bin/tsc`. @throws Error with the output. */
    runScript: (script: string, ...args: string[]) =>
      runScript(root, state, [path.join(root, 'node_modules', script), ...args]),
    /** Changes a source of the copy. @throws unless it contains the old text exactly once. */
    replaceText: async (file: string, before: string, after: string) => {
      const text = await readFile(path.join(root, file), 'utf8');
      if (text.split(before).length !== 2) throw new Error(`${file} does not contain "${before}" once.`);
      await writeWhole(path.join(root, file), text.replace(before, after));
    },
    // Retries, because a process of the copy may still be writing while it ends.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

const git = (root: string, ...args: string[]) => void execFileSync('git', args, { cwd: root });

function commitAll(root: string): void {
  git(root, 'add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(root, ...author, 'commit', '--quiet', '--allow-empty', '--message', 'Change');
}

/** Copies every file that git has or would add, and links the packages of the workspaces. */
async function copySources(root: string): Promise<void> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).split('\0');
  const files = listed.filter((file) => file && existsSync(path.join(repositoryRoot, file)));
  for (const file of files) await cp(path.join(repositoryRoot, file), path.join(root, file));
  // Workspaces may have their own versions of packages, without which the copy's releases would differ.
  for (const folder of new Set(files.map(path.dirname))) {
    const packages = path.join(repositoryRoot, folder, 'node_modules');
    if (folder !== '.' && existsSync(packages))
      await symlink(packages, path.join(root, folder, 'node_modules'));
  }
}

/**
 * Links every package. Copies npm's relative links to the workspaces, so that these lead to the copy's own sources.
 * The copy has its own node_modules folder, with its own cache of builds.
 */
async function linkPackages(root: string): Promise<void> {
  const from = path.join(repositoryRoot, 'node_modules');
  const to = path.join(root, 'node_modules');
  const ownScope = '@renovation-th';
  await mkdir(path.join(to, ownScope), { recursive: true });

  for (const name of await readdir(from)) {
    if (name === ownScope || name.startsWith('.')) continue;
    const source = path.join(from, name);
    const isWorkspace = (await lstat(source)).isSymbolicLink();
    await symlink(isWorkspace ? await readlink(source) : source, path.join(to, name));
  }
  for (const name of await readdir(path.join(from, ownScope)))
    await symlink(await readlink(path.join(from, ownScope, name)), path.join(to, ownScope, name));
  // Pictures are cached by content, so a copy of the cache is valid.
  await cp(path.join(from, '.cache', 'pictures'), path.join(to, '.cache', 'pictures'), {
    recursive: true,
  }).catch(() => undefined);
}
