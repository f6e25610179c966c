import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from '../../../webpack/paths';
import { scriptBuild } from '../site/browser-script';

/** Sources of a server's programs; each becomes one .cjs file at the same path, except those with another name. */
const programs: Readonly<Record<string, string>> = {
  'host/delivery/cli.ts': 'host/delivery/rth.cjs',
  'host/delivery/compose/render-process.ts': 'host/delivery/compose/render-process.cjs',
  'host/server/start-service.ts': 'host/server/start-service.cjs',
  'host/server/site/publish/content-process.ts': 'host/server/site/publish/content-process.cjs',
  'host/server/copy-database.ts': 'host/server/copy-database.cjs',
  'host/server/requests/photos/decoder-process.ts': 'host/server/requests/photos/decoder-process.cjs',
  'host/server/deploy/first-files.tsx': 'host/server/deploy/first-files.cjs',
};

/** Packages that are not bundled, because they load native code from their own folder, or are large and rarely used. */
export const separatePackages = ['sharp', 'libsql', '@aws-sdk/client-s3'] as const;

/**
 * Bundles the programs of a server into a folder with the layout of the repository, so that relative paths still work.
 * Omits commands that build from sources.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  const nodeOptions = { bundle: true, platform: 'node', format: 'cjs', target: 'node20' } as const;
  for (const [source, program] of Object.entries(programs)) {
    const levels = path
      .dirname(program)
      .split('/')
      .map(() => '..');
    await build({
      ...nodeOptions,
      absWorkingDir: repositoryRoot,
      entryPoints: [source],
      outfile: path.join(folder, program),
      plugins: [relocated],
      external: [...separatePackages],
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: `const packageRoot = require('node:path').join(__dirname, '${levels.join('/')}');` },
      minifySyntax: true,
      minifyWhitespace: true,
      logLevel: 'error',
    });
  }
  await build({
    ...scriptBuild,
    outfile: path.join(folder, 'host/server/site/browser/atelier.js'),
    logLevel: 'error',
  });
  await build({
    ...nodeOptions,
    absWorkingDir: repositoryRoot,
    entryPoints: ['@aws-sdk/client-s3'],
    outfile: path.join(folder, 'node_modules/@aws-sdk/client-s3/index.js'),
    minify: true,
    logLevel: 'error',
  });
}

/**
 * Replaces `__dirname` and `__filename` with paths in the package. Does not bundle dynamic imports of our own files or
 * of esbuild, because only a checkout can load these.
 */
const relocated: Plugin = {
  name: 'relocated',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^(?:\.|esbuild$)/ }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const relativeFolder = JSON.stringify(path.relative(repositoryRoot, path.dirname(file)));
      const folder = /\b__dirname\b/.test(source)
        ? `const __dirname = require('node:path').join(packageRoot, ${relativeFolder});`
        : '';
      const name = /\b__filename\b/.test(source)
        ? `const __filename = require('node:path').join(packageRoot, ${relativeFolder}, 'module.cjs');`
        : '';
      return { contents: folder + name + source, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
