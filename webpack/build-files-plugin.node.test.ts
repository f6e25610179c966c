import { BuildFilesPlugin, buildFilesName, type BuildFiles } from './build-files-plugin';
import { buildTiny } from './testing/tiny-build';

describe('The list of built files', () => {
  it('names the scripts behind each named dynamic import, and nothing that is no script', async () => {
    const { files } = await buildTiny(
      {
        'main.js': `import(/* webpackChunkName: "section-town" */ './town.js');
                    import(/* webpackChunkName: "section-links" */ './links.js');
                    import('./nameless.js');`,
        'town.js': `import './picture.txt'; export const town = 'town';`,
        'links.js': `export const links = 'links';`,
        'nameless.js': `export const nameless = 'nameless';`,
        'picture.txt': 'a file',
      },
      {
        output: { chunkFilename: '[name].[contenthash:8].js' },
        module: { rules: [{ test: /\.txt$/, type: 'asset/resource' }] },
        plugins: [new BuildFilesPlugin()],
      },
    );
    const { chunks } = JSON.parse(files.get(buildFilesName)?.toString() ?? 'null') as BuildFiles;

    expect(chunks).toEqual({
      main: ['main.js'],
      'section-links': [expect.stringMatching(/^section-links\.[0-9a-f]{8}\.js$/)],
      'section-town': [expect.stringMatching(/^section-town\.[0-9a-f]{8}\.js$/)],
    });
    for (const file of Object.values(chunks).flat()) expect(files.has(file)).toBe(true);
  });
});
