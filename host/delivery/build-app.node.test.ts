import { existsSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Compiler } from 'webpack';
import { serverBuild } from '../../webpack/base-config';
import { buildTiny } from '../../webpack/testing/tiny-build';
import { namesOfLent } from './build-app';
import { expectRefusal } from './testing/refusal';
import { copyRepository, type RepositoryCopy } from './testing/repository-copy';

/** A path with « % » is tried by all tests that copy the repository. */
describe.each(['#', '!'])('A checkout whose path contains « %s »', (character) => {
  let copy: RepositoryCopy;
  beforeAll(async () => {
    copy = await copyRepository(`Client ${character}2`);
  });
  afterAll(() => copy.remove());

  it.each([
    ['release', () => copy.deliver('release', 'contact')],
    ['npm start', () => copy.runScript('tsx/dist/cli.mjs', 'host/delivery/start.ts')],
  ])('refuses %s in one sentence, before anything is built', async (_, command) => {
    await expectRefusal(command(), [
      `webpack cannot build in a folder whose path contains « ${character} »`,
      'Rename that folder',
    ]);
    expect(existsSync(path.join(copy.root, 'node_modules/.cache/builds'))).toBe(false);
    expect(existsSync(copy.folders.site)).toBe(false);
  });
});

describe('A build', () => {
  it('tells which names its code takes of lent modules, and none that only unused code takes', async () => {
    const found: unknown[] = [];
    const tellNames = (compiler: Compiler) => {
      compiler.hooks.done.tap('test', ({ compilation }) => found.push(namesOfLent(compilation)));
    };
    const kernel = '@renovation-th/shared/kernel';
    await buildTiny(
      {
        'main.js': `import * as React from 'react';
                    import { used } from './parts.js';
                    import fs from 'node:fs';
                    export const state = [React.useState, used, fs];`,
        'parts.js': `import { notify, useOutbox } from '${kernel}';
                     export const used = () => notify('x');
                     export const unused = () => useOutbox();`,
      },
      {
        target: 'node20',
        output: { library: { type: 'commonjs2' } },
        externals: ['react', kernel].map((name) => ({ [name]: `commonjs ${name}` })),
        plugins: [{ apply: tellNames }],
      },
    );

    expect(found).toEqual([{ react: ['useState'], [kernel]: ['notify'] }]);
  });

  it('throws the first error of a module again, for whoever asks for the module next', async () => {
    const { files } = await buildTiny(
      {
        'main.js': `export const load = () => import('./view.js');`,
        'view.js': `import { words } from './words.js';
                    export const view = () => words;`,
        'words.js': `export const words = window.location.href;`,
      },
      { ...serverBuild, entry: './main.js' },
    );
    const module = { exports: {} as { load: () => Promise<unknown> } };
    vm.runInThisContext(`(function (module) {${String(files.get('server.cjs'))}\n})`)(module);

    await expect(module.exports.load()).rejects.toThrow('window is not defined');
    await expect(module.exports.load()).rejects.toThrow('window is not defined');
  });
});
