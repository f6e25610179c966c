import type { Compiler } from 'webpack';
import { providedNamesIn } from './provided-names';
import { buildTiny } from './testing/tiny-build';

describe('a build for the prerenderer', () => {
  it('lists the names that its used code imports from provided modules', async () => {
    const found: unknown[] = [];
    const recordNames = (compiler: Compiler) => {
      compiler.hooks.done.tap('test', ({ compilation }) => found.push(providedNamesIn(compilation)));
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
        plugins: [{ apply: recordNames }],
      },
    );

    expect(found).toEqual([{ react: ['useState'], [kernel]: ['notify'] }]);
  });
});
