import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { appNames } from '../../../webpack/remotes';
import { readPackageJson } from '../../delivery/package-json';
import { makeRelease } from '../../delivery/release/release';
import { releaseFolder } from '../../delivery/release/release-record';
import { stateFolders } from '../../delivery/state-folders';
import { bundlePrograms, separatePackages } from './bundle-programs';

/** Files that the programs and postinst read. */
const readFiles = [
  'shared/src/identity/identity.json',
  'host/server/deploy/nginx.conf.template',
  'host/server/requests/document.css',
  'host/server/requests/owner/owners-pages.css',
];

/** Folder of the program on the server. */
const program = 'usr/lib/renovation-th';

/** Debian packages that the program needs. */
const dependencies = [
  'debconf (>= 0.5)',
  'adduser',
  'nginx',
  'libnginx-mod-http-brotli-static',
  'certbot',
  'restic',
  'openssl',
  'curl',
  'systemd (>= 252)',
];

/**
 * Builds `renovation-th_<version>_<architecture>.deb`, with Node, the bundled programs and a release of each app, by
 * Debian's own dpkg-deb.
 * @param target folder of the package. @returns its path.
 */
export async function buildPackage(target: string): Promise<string> {
  const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  const version = `${readPackageJson('.').version}+${gitDate()}`;
  const root = await mkdtemp(path.join(os.tmpdir(), 'renovation-th-deb-'));
  try {
    await chmod(root, 0o755);
    await fillProgram(path.join(root, program));
    await fillSystem(root);
    await fillControl(root, version, architecture);
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', root]);
    await mkdir(target, { recursive: true });
    const file = path.join(target, `renovation-th_${version}_${architecture}.deb`);
    execFileSync('dpkg-deb', ['-Zzstd', '-z9', '--root-owner-group', '--build', root, file]);
    return file;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Time of the commit, so that a newer commit makes a newer package. */
function gitDate(): string {
  const words = ['log', '-1', '--format=%cd.%h', '--date=format-local:%Y%m%d%H%M%S'];
  return execFileSync('git', words, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  }).trim();
}

async function fillProgram(folder: string): Promise<void> {
  await bundlePrograms(folder);
  for (const name of separatePackages) await copyInstalled(name, path.join(folder, 'node_modules'));
  for (const file of readFiles)
    await cp(path.join(repositoryRoot, file), path.join(folder, file), { recursive: true });
  await writeFile(path.join(folder, '.packaged'), '');
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  await cp(productionNode(), path.join(folder, 'bin/node'));
  const { releases } = stateFolders();
  for (const app of appNames) {
    const { version } = await makeRelease(releases, app);
    const copy = path.join(folder, 'releases', app, version);
    await cp(releaseFolder(releases, app, version), copy, { recursive: true });
  }
}

/** Installs the newest Node with long-term support (189 MB), which production uses. @returns its path. */
export function productionNode(): string {
  const cwd = path.join(__dirname, 'node');
  const node = path.join(cwd, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(node)) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  return node;
}

/** Copies an installed package with its dependencies, unless the folder has it, such as the bundled S3 client. */
async function copyInstalled(name: string, folder: string): Promise<void> {
  const copy = path.join(folder, name);
  const source = path.join(repositoryRoot, 'node_modules', name);
  if (existsSync(copy) || !existsSync(source)) return;
  await cp(source, copy, {
    recursive: true,
    filter: (file) => !/\/src$|\.(?:map|md|d\.[cm]?ts)$/.test(file),
  });
  const needed = readPackageJson(source);
  for (const other of Object.keys({ ...needed.dependencies, ...needed.optionalDependencies }))
    await copyInstalled(other, folder);
}

/** Units, users, folders and commands, in Debian's places. */
async function fillSystem(root: string): Promise<void> {
  const units = path.join(__dirname, 'units');
  const places: Record<string, string> = {
    'users.conf': 'usr/lib/sysusers.d/renovation-th.conf',
    'folders.conf': 'usr/lib/tmpfiles.d/renovation-th.conf',
  };
  for (const name of await readdir(units))
    await cp(path.join(units, name), path.join(root, places[name] ?? `usr/lib/systemd/system/${name}`));
  for (const [name, file] of [
    ['renovation-th', 'usr/sbin/renovation-th'],
    ['rth', 'usr/bin/rth'],
  ] as const) {
    await cp(path.join(__dirname, name), path.join(root, file));
    await chmod(path.join(root, file), 0o755);
  }
}

async function fillControl(root: string, version: string, architecture: string): Promise<void> {
  const folder = path.join(root, 'DEBIAN');
  await cp(path.join(__dirname, 'debian'), folder, { recursive: true });
  const size = execFileSync('du', ['-sk', root], { encoding: 'utf8' }).split('\t')[0];
  const control = [
    'Package: renovation-th',
    `Version: ${version}`,
    `Architecture: ${architecture}`,
    'Maintainer: Rénovation TH <contact@renovation-th.example>',
    `Installed-Size: ${size}`,
    `Depends: ${dependencies.join(', ')}`,
    'Section: web',
    'Priority: optional',
    "Description: website of a craftsman, with its forms and the owner's page",
    ' Serves the site by nginx, receives requests, mails them, and lets the owner publish.',
  ];
  await writeFile(path.join(folder, 'control'), `${control.join('\n')}\n`);
}

if (require.main === module)
  buildPackage(path.resolve(process.argv[2] ?? '.')).then(
    (file) => console.log(`${file}\nOn the server: apt install ./${path.basename(file)}`),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
