import { NoticesPlugin, noticesFile } from './notices-plugin';
import { buildTiny } from './testing/tiny-build';

const library = (name: string, version: string, code = `export const ${name} = 'code of ${name}';`) => ({
  'package.json': JSON.stringify({ name, version, license: 'MIT', main: 'main.js', sideEffects: false }),
  'main.js': code,
  LICENSE: `Copyright (c) the authors of ${name} ${version}\r\n`,
});

/** @param folder path of the package with a trailing slash, such as `node_modules/used/`. */
const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [folder + name, content]));

const build = (sources: Record<string, string>) =>
  buildTiny(sources, { resolve: { symlinks: false }, plugins: [new NoticesPlugin()] });

const libraries = {
  ...inFolder(
    'node_modules/used/',
    library('used', '1.0.0', `import { helper } from 'helper'; export const used = helper;`),
  ),
  ...inFolder('node_modules/helper/', library('helper', '2.0.0')),
  ...inFolder('node_modules/used/node_modules/helper/', library('helper', '3.0.0')),
  ...inFolder('node_modules/@scope/later/', library('later', '4.0.0')),
  ...inFolder('node_modules/unused/', library('unused', '5.0.0')),
};
const main = `
  import { used } from 'used';
  import { helper } from 'helper';
  import { unused } from 'unused';
  import('@scope/later').then(({ later }) => console.log(used, helper, later));`;

describe('the notices of a build', () => {
  it('name every version of every package in its scripts, and no other package', async () => {
    const { files, errors } = await build({ ...libraries, 'main.js': main });
    const notices = files.get(noticesFile)?.toString() ?? '';

    expect(errors).toBe('');
    expect(notices.match(/^\S+ \S+ \(.+\)$/gm)?.filter((title) => !title.startsWith('webpack '))).toEqual([
      'helper 2.0.0 (MIT)',
      'helper 3.0.0 (MIT)',
      'later 4.0.0 (MIT)',
      'used 1.0.0 (MIT)',
    ]);
    expect(notices).toContain('\nCopyright (c) the authors of helper 3.0.0\n');
    expect(notices).not.toContain('\r');
  });

  it('fail the build if a bundled package has no licence text', async () => {
    const { 'node_modules/helper/LICENSE': _, ...withoutLicence } = libraries;
    const { errors } = await build({ ...withoutLicence, 'main.js': main });
    expect(errors).toContain('helper 2.0.0 (MIT) has no licence text');
  });
});
