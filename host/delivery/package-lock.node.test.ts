import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../webpack/paths';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lock.parse(
  JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')),
);
/** Packages from the npm registry, by folder, without workspaces. */
const fetched = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

describe('The lock file', () => {
  it('has a version and a SHA-512 hash for each package', () => {
    const incomplete = fetched.filter(
      ([, { version, integrity }]) => !version || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    );

    expect(fetched.length).toBeGreaterThan(500);
    expect(incomplete.map(([folder]) => folder)).toEqual([]);
  });

  it('lists the optional packages of every operating system', () => {
    const names = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)));
    const wanted = fetched.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));

    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('contains no URL of a registry', () => {
    const hosts = Object.entries(packages).filter(([, { resolved }]) => /^\w+:|^\/\//.test(resolved ?? ''));
    expect(hosts.map(([folder]) => folder)).toEqual([]);
  });
});
