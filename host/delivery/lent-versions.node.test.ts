import path from 'node:path';
import { writeWhole } from './files';
import { otherVersions } from './lent-versions';
import { emptySiteForEach } from './testing/sample-releases';

const platform = { version: '1.0.0', dependencies: { react: '19.3.1', '@mui/material': '9.5.0' } };

/** A folder with nothing in it. */
const repository = emptySiteForEach();

const install = (name: string, version: string, below = '') =>
  writeWhole(
    path.join(repository.folder, below, 'node_modules', name, 'package.json'),
    JSON.stringify({ version }),
  );
const others = (folder = '.') => otherVersions(folder, repository.folder, platform);

describe('A repository that has installed', () => {
  it('what the site runs on, or none of it, hears nothing', async () => {
    expect(others()).toEqual([]);
    await install('react', '19.3.1');
    expect(others()).toEqual([]);
  });

  it('another minor version hears which one it will run on', async () => {
    await install('react', '19.2.0');
    expect(others()).toEqual(['  react 19.2.0 is installed; it will run on 19.3.1.']);
  });

  it.each([
    ['react', '18.3.1', '19.3.1'],
    ['@mui/material', '5.16.0', '9.5.0'],
  ])(
    'another major version of %s is refused in two lines, with both versions',
    async (name, here, onSite) => {
      await install(name, here);
      expect(() => others()).toThrow(
        `${name} ${here} is installed, and the site runs on ${onSite}.\n  → Run: npm install ${name}@${onSite}`,
      );
    },
  );

  it('one beside its own folder is asked about that one', async () => {
    await install('react', '19.3.1');
    await install('react', '18.3.1', 'remote-blog');
    expect(() => others('remote-blog')).toThrow('react 18.3.1 is installed');
  });
});
