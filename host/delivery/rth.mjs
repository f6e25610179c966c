// Runs the command line from a cached bundle, which starts faster than the sources.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..', '..');
const entry = path.join(import.meta.dirname, 'cli.ts');
const require = createRequire(import.meta.url);

/** Commands that run from the sources: they load webpack, or copy files and gain nothing from a bundle. */
const fromSources = ['release', 'dev', 'contract', 'pack', 'new-remote'];

const digestOf = (content) => createHash('sha256').update(content).digest('hex');

// Each copy of the repository has its own cache, because copies may share node_modules.
const checkout = digestOf(`${root} ${process.version}`).slice(0, 12);
const cache = path.join(root, 'node_modules', '.cache', 'rth', checkout);
const bundleFile = path.join(cache, 'bundle.cjs');
const inputsFile = path.join(cache, 'inputs.json');

/** Returns a string that changes when the file is written. */
function stampOf(file) {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function isFresh() {
  try {
    const { digest, stamps } = JSON.parse(readFileSync(inputsFile, 'utf8'));
    const isSame = Object.entries(stamps).every(([file, stamp]) => stampOf(path.join(root, file)) === stamp);
    return isSame && digest === digestOf(readFileSync(bundleFile));
  } catch {
    return false;
  }
}

/** Keeps `__dirname` and `__filename` of each source, because sources look for files beside themselves. */
const sourcePaths = {
  name: 'source-paths',
  setup({ onLoad, onResolve }) {
    // Not bundled: dynamic imports load rarely used packages, or belong to commands that run from the sources.
    onResolve({ filter: /./ }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const declarations = /\b__(?:dir|file)name\b/.test(source)
        ? `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(path.dirname(file))};`
        : '';
      // The object `z` would add all of zod to the bundle.
      const code = source.replace("import { z } from 'zod'", "import * as z from 'zod'");
      return { contents: declarations + code, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

async function bundle() {
  const { build } = await import('esbuild');
  const options = { bundle: true, platform: 'node', format: 'cjs', target: 'node20' };
  // Omits the development code of packages, which would be more than half of the bundle.
  const isSmall = {
    ...{ minifySyntax: true, minifyWhitespace: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  // libsql loads native code from its own folder.
  const asInstalled = { external: ['libsql'] };
  const { metafile, outputFiles } = await build({
    ...{ ...options, entryPoints: [entry], plugins: [sourcePaths], outfile: bundleFile, absWorkingDir: root },
    ...{ ...isSmall, ...asInstalled, write: false, metafile: true, logLevel: 'silent' },
  });
  const stamps = Object.keys(metafile.inputs).map((file) => [file, stampOf(path.join(root, file))]);
  const [{ contents }] = outputFiles;
  mkdirSync(cache, { recursive: true });
  writeWhole(bundleFile, contents);
  writeWhole(inputsFile, JSON.stringify({ digest: digestOf(contents), stamps: Object.fromEntries(stamps) }));
}

function writeWhole(file, content) {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

async function isBundled() {
  if (fromSources.includes(process.argv[2])) return false;
  try {
    if (!isFresh()) await bundle();
    return true;
  } catch {
    // The command then runs from the sources, and tsx reports any error in them.
    return false;
  }
}

if (await isBundled()) {
  module.enableCompileCache?.(cache);
  require(bundleFile);
} else {
  await import('tsx');
  await import(pathToFileURL(entry));
}
