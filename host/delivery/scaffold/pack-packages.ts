import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { repositoryRoot } from '../../../webpack/paths';
import { jsonText, listFiles, writeWhole } from '../files';
import { readPackageJson } from '../package-json';

/** Reads the compiler options of this repository. */
export async function readCompilerOptions(): Promise<Record<string, unknown>> {
  const { compilerOptions } = z
    .object({ compilerOptions: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(await readFile(path.join(repositoryRoot, 'tsconfig.json'), 'utf8')));
  return compilerOptions;
}

/** File names of the two packages. */
export type Packages = { shared: string; rth: string };

/**
 * Packs two packages for a remote in another repository: `@renovation-th/shared` (contracts, kernel, theme, components)
 * and `@renovation-th/rth` (the build and the delivery command). Both contain the unchanged sources, so that builds in
 * both repositories give the same bytes.
 * @param target folder for the two archives.
 */
export async function packPackages(target: string): Promise<Packages> {
  const draft = await mkdtemp(path.join(os.tmpdir(), 'rth-packages-'));
  try {
    await mkdir(target, { recursive: true });
    return {
      shared: await pack(await stageShared(path.join(draft, 'shared')), target),
      rth: await pack(await stageBuild(path.join(draft, 'rth')), target),
    };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function pack(folder: string, target: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', path.resolve(target)];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
  const [packed] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(stdout));
  return packed.filename;
}

/** Prepares `@renovation-th/shared` without pictures, because a remote in another repository has its own. */
async function stageShared(folder: string): Promise<string> {
  await copySources('shared/src', path.join(folder, 'src'));
  const { devDependencies: _, ...own } = readPackageJson('shared');
  await writeWhole(path.join(folder, 'package.json'), jsonText(own));
  return folder;
}

/** Folders of the package, laid out as in the repository, because the sources import each other by relative paths. */
const ofTheBuild = ['webpack', 'host/delivery', 'host/server'] as const;
/** Tools that run the TypeScript sources. */
const tools = ['tsx', 'typescript'] as const;

async function stageBuild(folder: string): Promise<string> {
  const dependencies: Record<string, string> = {};
  for (const part of ofTheBuild) {
    await copySources(part, path.join(folder, part));
    Object.assign(dependencies, readPackageJson(part).dependencies);
  }
  await rename(path.join(folder, 'webpack/installed-remotes.ts'), path.join(folder, 'webpack/remotes.ts'));
  const { version, devDependencies } = readPackageJson('.');
  for (const tool of tools) dependencies[tool] = devDependencies[tool] ?? '*';
  delete dependencies['@renovation-th/shared'];

  await writeWhole(
    path.join(folder, 'rth.mjs'),
    `#!/usr/bin/env node
import path from 'node:path';
process.env.TSX_TSCONFIG_PATH = path.join(import.meta.dirname, 'tsconfig.json');
await import('tsx');
await import('./host/delivery/cli.ts');
`,
  );
  // The package needs its own tsconfig, because that of the surrounding repository does not apply in node_modules.
  const compilerOptions = await readCompilerOptions();
  await writeWhole(path.join(folder, 'tsconfig.json'), jsonText({ compilerOptions }));
  const content = {
    name: '@renovation-th/rth',
    version,
    private: true,
    bin: { rth: 'rth.mjs' },
    dependencies,
    peerDependencies: { '@renovation-th/shared': version },
  };
  await writeWhole(path.join(folder, 'package.json'), jsonText(content));
  return folder;
}

/** Returns whether a file is only for our own tests. Keeps the test helpers in `shared`, which remotes use. */
const isExcluded = (file: string) =>
  /\.test\.tsx?$|(?:^|\/)drills?\//.test(file) || /^(?:webpack|host)\/(?:.*\/)?testing\//.test(file);

async function copySources(part: string, target: string): Promise<void> {
  for (const file of await listFiles(path.join(repositoryRoot, part)))
    if (!isExcluded(`${part}/${file}`) && !file.includes('node_modules/'))
      await cp(path.join(repositoryRoot, part, file), path.join(target, file));
}
