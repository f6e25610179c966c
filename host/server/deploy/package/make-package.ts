import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { packageMarker, repositoryRoot } from '../../../../webpack/paths';
import { appNames } from '../../../../webpack/remotes';
import { hashFiles, writeWhole } from '../../../delivery/files';
import { readPackageJson } from '../../../delivery/package-json';
import { print, timed } from '../../../delivery/progress';
import { makeRelease } from '../../../delivery/release/release';
import { releaseFolder } from '../../../delivery/release/release-record';
import { stateFolders } from '../../../delivery/state-folders';
import { bundlePrograms, separatePackages } from './bundle-programs';
import { pinnedNode } from './pinned-node';

/** Files and folders that are copied unchanged, except TypeScript sources. */
const plainFiles = [
  'shared/src/identity/identity.json',
  'host/server/forms/document.css',
  'host/server/forms/owner/owners-pages.css',
  'shared/src/theme/fonts',
  'host/server/deploy',
];

/** Writes the programs of a server into a folder, with the packages and files that these load. */
export async function packPrograms(folder: string): Promise<void> {
  await bundlePrograms(folder);
  for (const name of separatePackages) await copyInstalled(name, path.join(folder, 'node_modules'));
  for (const file of plainFiles)
    await cp(path.join(repositoryRoot, file), path.join(folder, file), {
      recursive: true,
      filter: isShipped,
    });
  await writeWhole(path.join(folder, path.basename(packageMarker)), '');
}

/**
 * Writes the programs, Node and a release of each app, so that the server neither installs nor builds anything.
 * @param releases folder of the releases, to which missing ones are added.
 */
async function fillPackage(folder: string, releases: string): Promise<void> {
  await packPrograms(folder);
  await cp(path.join(folder, 'host/server/deploy/install.sh'), path.join(folder, 'install.sh'));
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  await cp(pinnedNode(), path.join(folder, 'bin/node'));
  for (const app of appNames) {
    const { version } = await timed(`Release ${app}`, () => makeRelease(releases, app));
    const target = path.join(folder, 'releases', app, version);
    await cp(releaseFolder(releases, app, version), target, { recursive: true });
  }
}

/** Returns false for sources and tests, because the programs are bundled. */
const isShipped = (file: string) => !/\.tsx?$/.test(file);

/** Copies an installed package with its dependencies. Skips what the target already has, such as the S3 client. */
async function copyInstalled(name: string, target: string): Promise<void> {
  const copy = path.join(target, name);
  const source = path.join(repositoryRoot, 'node_modules', name);
  if (existsSync(copy) || !existsSync(source)) return;
  await cp(source, copy, { recursive: true, filter: isNeededHere });
  const { dependencies, optionalDependencies } = readPackageJson(source);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    await copyInstalled(needed, target);
}

/** Returns false for files that only compilers and editors read. */
function isNeededHere(file: string): boolean {
  return !/\/src$|\.(?:map|md|d\.[cm]?ts)$/.test(file);
}

/** Makes the archive, whose name contains a hash of its content. @returns the path of the archive. */
async function makePackage(target: string): Promise<string> {
  const draft = await mkdtemp(path.join(os.tmpdir(), 'rth-package-'));
  try {
    const content = path.join(draft, 'content');
    await fillPackage(content, stateFolders().releases);
    const digest = createHash('sha256').update(JSON.stringify(await hashFiles(content)));
    const version = `${readPackageJson('.').version}-${digest.digest('hex').slice(0, 10)}`;
    const name = `renovation-th-${version}`;
    await writeWhole(path.join(content, 'VERSION'), `${version}\n`);
    await rename(content, path.join(draft, name));
    await chmod(path.join(draft, name), 0o755);
    await mkdir(target, { recursive: true });
    const archive = path.join(target, `${name}.tar.gz`);
    const readable = ['--owner=root', '--group=root', '--mode=u=rwX,go=rX', '--sort=name'];
    await timed('Pack', async () => {
      execFileSync('tar', ['-C', draft, ...readable, '-czf', archive, name]);
    });
    return archive;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

if (require.main === module)
  makePackage(path.resolve(process.argv[2] ?? '.')).then(
    (archive) => print(`✓ ${archive}`, '  On the server: tar -xzf it, then sudo ./install.sh in its folder.'),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
