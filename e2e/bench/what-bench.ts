import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { merge } from 'webpack-merge';
import { hostConfig } from '../../webpack/host-config';
import { cacheFolder } from '../../webpack/paths';
import { installProject } from '../../host/delivery/install-project';

/** Builds the host, and writes an HTML report on the contents of each of its scripts. */
export async function benchWhat(): Promise<void> {
  const [client] = hostConfig();
  if (!client) throw new Error('The host has no client build.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'what-bench-'));
  try {
    console.log('Building the host …');
    await build(
      // The released build, with a source map beside each script.
      merge(client, {
        name: 'host client with source maps',
        devtool: 'hidden-source-map',
        output: { path: folder },
        cache: { type: 'filesystem', name: 'host-client-mapped' },
        plugins: [await analyzer()],
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(`What the scripts consist of: ${path.join(reports, 'what.html')}`);
}

const reports = path.join(cacheFolder, 'bench');

/** Sonda reads source maps. */
async function analyzer(): Promise<WebpackPluginInstance> {
  const modules = installProject(path.join(__dirname, 'analyzer'), 'the analyzer of scripts (2 MB)');
  const { href } = pathToFileURL(path.join(modules, 'sonda/dist/entrypoints/webpack.js'));
  const { default: Sonda }: { default: new (options: object) => WebpackPluginInstance } = await import(href);
  return new Sonda({ include: [/\.js$/], brotli: true, outputDir: reports, filename: 'what' });
}

function build(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      // Writes the cache: the process is too busy to do so by itself afterwards.
      compiler?.close((unwritten) => (unwritten ? reject(unwritten) : resolve()));
    });
  });
}
