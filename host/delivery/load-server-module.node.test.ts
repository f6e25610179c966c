import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './files';
import { loadServerModule } from './load-server-module';
import { emptySite } from './testing/sample-releases';

let folder: string;
let file: string;

beforeEach(async () => {
  ({ folder } = await emptySite());
  file = path.join(folder, 'server.cjs');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('The server bundle of a release', () => {
  it('is refused when it asks for anything else: bundle, module and remedy are named', async () => {
    await writeWhole(file, `require('left-pad')`);

    const load = () => loadServerModule(file);
    expect(load).toThrow(`${file} asks for « left-pad », which the host does not lend`);
    expect(load).toThrow('webpack/lent-modules.ts');
  });

  it('says which release failed when it throws', async () => {
    await writeWhole(file, `\n\nthrow new Error('broken')`);

    let stack = '';
    try {
      loadServerModule(file);
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    expect(stack).toContain(`${file}:3`);
  });
});
