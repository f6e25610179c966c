import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';

type Locked = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
};

const { packages } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const fetched = Object.entries(packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

it('The lock file has a SHA-512 hash for each fetched package, and no URL of a registry', () => {
  const isWrong = ({ integrity = '', resolved = '' }: Locked) =>
    !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || /^\w+:|^\/\//.test(resolved);

  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.flatMap(([folder, one]) => (isWrong(one) ? [folder] : []))).toEqual([]);
});

it('The lock file has the native parts of packages for every system', () => {
  const names = new Set(fetched.map(([folder]) => folder.split('node_modules/').at(-1)));
  const wanted = fetched.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));

  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
