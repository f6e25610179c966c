import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';

type Lock = { packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }> };

it('The lock file has a SHA-512 hash for each fetched package, and no URL of a registry', () => {
  const { packages } = JSON.parse(
    readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'),
  ) as Lock;
  const fetched = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  const isWrong = ({ integrity = '', resolved = '' }: Lock['packages'][string]) =>
    !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || /^\w+:|^\/\//.test(resolved);

  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.flatMap(([folder, one]) => (isWrong(one) ? [folder] : []))).toEqual([]);
});
