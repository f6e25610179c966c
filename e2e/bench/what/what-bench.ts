import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { hostConfig } from '../../../webpack/host-config';
import { pinList } from '../../../webpack/integrity-plugin';
import { repositoryRoot } from '../../../webpack/paths';
import { scriptParts, type MappedScript } from './script-parts';

/** Builds the host and prints what `main.js`, the shell's first script, consists of. */
export async function benchWhat(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'what-bench-'));
  try {
    console.log('Building the host …');
    await build(mappedConfig(folder));
    console.log('Compressing it without each of its parts …');
    print(await readScript(path.join(folder, 'main.js')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The build that is released, with a source map beside each script. */
function mappedConfig(folder: string): Configuration {
  const [client] = hostConfig();
  if (!client) throw new Error('The host has no client build.');

  return merge(client, {
    name: 'host client with source maps',
    devtool: 'hidden-source-map',
    output: { path: folder, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
    cache: { type: 'filesystem', name: 'host-client-mapped' },
  });
}

function build(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      // Writes the cache: the process is too busy afterwards to do so by itself.
      compiler?.close((unwritten) => (unwritten ? reject(unwritten) : resolve()));
    });
  });
}

async function readScript(file: string): Promise<MappedScript> {
  const code = await readFile(file, 'utf8');
  const [pins] = pinList.exec(code) ?? [];
  if (!pins) throw new Error(`${file} pins no chunks.`);

  const map = await readFile(`${file}.map`, 'utf8');
  return { code, map, inserted: { name: 'hashes of the chunks', text: pins } };
}

function print(script: MappedScript): void {
  const { parts, total } = scriptParts(script, repositoryRoot.split(path.sep).join('/'));
  // Compression gains a byte or two by chance: -0 is not worth a sign.
  const kb = (bytes: number) => Math.round(bytes / 102.4) / 10 || 0;
  console.log('\nKB = 1024 bytes. Brotli: what goes when the part goes; parts have words in common, so that');
  console.log('these do not add up to the total.\n');
  console.table(
    Object.fromEntries(
      [...parts, { name: 'total', ...total }].map(({ name, minified, brotli }) => [
        name,
        { 'KB minified': kb(minified), 'KB brotli': kb(brotli) },
      ]),
    ),
  );
}
