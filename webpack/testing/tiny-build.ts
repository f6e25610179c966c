import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

export type TinyBuild = {
  /** Files of the build by name. */
  files: ReadonlyMap<string, Buffer>;
  /** Webpack's errors, or `''` if the build succeeded. */
  errors: string;
};

/** Builds a few sources with webpack. The entry is `main.js`. */
export async function buildTiny(
  sources: Readonly<Record<string, string | Buffer>>,
  configuration: Configuration,
): Promise<TinyBuild> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tiny-build-'));
  const target = path.join(folder, 'built');
  try {
    await mkdir(target);
    for (const [name, content] of Object.entries(sources)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    const errors = await run({
      mode: 'production',
      context: folder,
      entry: { main: './main.js' },
      devtool: false,
      ...configuration,
      output: { ...configuration.output, path: target },
    });
    const files = new Map<string, Buffer>();
    for (const file of await readdir(target, { recursive: true, withFileTypes: true })) {
      const at = path.join(file.parentPath, file.name);
      if (file.isFile()) files.set(path.relative(target, at), await readFile(at));
    }
    return { files, errors };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(configuration: Configuration): Promise<string> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else resolve(stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : '');
      });
    });
  });
}
