import path from 'node:path';
import { writeWhole } from '../files';
import { providedVersions } from './provided-versions';
import { emptySiteForEach } from '../testing/sample-releases';

const repository = emptySiteForEach();

const install = (name: string, version: string, below = '') =>
  writeWhole(
    path.join(repository.folder, below, 'node_modules', name, 'package.json'),
    JSON.stringify({ version }),
  );

describe('The versions of provided packages in a release record', () => {
  it('are read from the folder of the app, or else from the repository, as in Node', async () => {
    await install('react', '19.3.1');
    await install('@emotion/react', '11.14.0');
    await install('@mui/material', '9.5.0');
    await install('react', '18.3.1', 'remote-blog');

    expect(providedVersions('.', repository.folder)).toEqual({
      react: '19.3.1',
      '@emotion/react': '11.14.0',
    });
    expect(providedVersions('remote-blog', repository.folder)).toEqual({
      react: '18.3.1',
      '@emotion/react': '11.14.0',
    });
  });
});
