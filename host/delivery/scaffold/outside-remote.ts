import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../../webpack/paths';
import { writeWhole } from '../files';
import { refuseIfThere } from './new-remote';
import { packPackages, readManifest, type Packages } from './pack-packages';
import { placeForRemote, type Claim, type RemotePlace } from './remote-place';
import { writeBuildFile, writeTemplate } from './template-files';

/** Where the packages lie in the new repository, until a registry of packages has them. */
const packagesFolder = 'packages';

/**
 * Makes a remote in a repository of its own: one page, and its own start, test, release and promote. Nothing of
 * this repository changes.
 * @param folder where it is made. @param claims what others have. @throws DeliveryError; then nothing is there.
 */
export async function makeOutsideRemote(
  name: string,
  prefix: string,
  folder: string,
  claims: readonly Claim[],
): Promise<RemotePlace> {
  const remote = await placeForRemote(name, prefix, claims);
  refuseIfThere(folder);
  const draft = path.join(path.dirname(folder), `.${path.basename(folder)}-${process.pid}`);
  try {
    await writeTemplate('template', draft, remote);
    // After the template of a workspace, whose manifest and README it replaces.
    await writeTemplate('outside-template', draft, remote);
    await writeBuildFile(draft, '@renovation-th/rth/webpack', remote);
    const packages = await packPackages(path.join(draft, packagesFolder));
    await writeJson(path.join(draft, 'package.json'), await manifestOf(draft, remote, packages));
    await writeJson(path.join(draft, 'tsconfig.json'), await typescriptOptions());
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return remote;
}

/** What tests and types of a remote need, in the versions of this repository. */
const tools = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'ts-jest',
  'typescript',
];

async function manifestOf(draft: string, { name, container, port, mount }: RemotePlace, packages: Packages) {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(path.join(draft, 'package.json'), 'utf8')));
  const { devDependencies, overrides } = await readManifest('.');
  return {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    remote: { name, container, port, mounts: [mount] },
    scripts: {
      start: 'rth dev',
      test: 'jest -c node_modules/@renovation-th/rth/webpack/jest.config.js',
      typecheck: 'tsc -p .',
      release: 'rth release',
      promote: 'rth promote',
      rollback: `rth rollback ${name}`,
      status: 'rth status',
      rth: 'rth',
    },
    dependencies: { ...dependencies, '@renovation-th/shared': `file:${packagesFolder}/${packages.shared}` },
    devDependencies: {
      '@renovation-th/rth': `file:${packagesFolder}/${packages.rth}`,
      ...Object.fromEntries(tools.map((tool) => [tool, devDependencies[tool]])),
    },
    overrides,
  };
}

async function typescriptOptions() {
  const { compilerOptions } = z
    .object({ compilerOptions: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(await readFile(path.join(repositoryRoot, 'tsconfig.json'), 'utf8')));
  return {
    compilerOptions: { ...compilerOptions, types: ['node', 'jest', '@testing-library/jest-dom'] },
    include: ['src', 'node_modules/@renovation-th/shared/src/contracts/asset-modules.d.ts'],
  };
}

const writeJson = (file: string, content: unknown) =>
  writeWhole(file, `${JSON.stringify(content, null, 2)}\n`);
