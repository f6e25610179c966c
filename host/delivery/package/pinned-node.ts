import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { cacheFolder, repositoryRoot } from '../../../webpack/paths';
import { installProject } from '../install-project';

/** Path of the Node that production runs, for this kind of machine; installed at the first call. */
export function pinnedNode(): string {
  const folder = path.join(__dirname, 'node');
  const modules = installProject(folder, 'the newest Node with long-term support (189 MB)');
  return path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
}

/** Below `node_modules`: machine code that fits one major version of Node alone. */
export const sqliteBinary = 'better-sqlite3/build/Release/better_sqlite3.node';

/** Compiles SQLite for that Node with its own headers, once for each pair of versions. @returns the path of the binary. */
export function sqliteForPinnedNode(): string {
  const node = pinnedNode();
  const source = path.join(repositoryRoot, 'node_modules/better-sqlite3');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')));
  const nodeVersion = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const compiled = path.join(cacheFolder, `better-sqlite3-${version}-node-${nodeVersion}.node`);
  if (existsSync(compiled)) return compiled;

  const draft = `${compiled}.${process.pid}`;
  cpSync(source, draft, { recursive: true, filter: (file) => path.basename(file) !== 'build' });
  // npm names it to every script that it runs.
  const gyp = process.env.npm_config_node_gyp ?? 'node-gyp';
  // A setting of npm would go before an option of node-gyp.
  const env = { ...process.env, npm_config_nodedir: path.join(path.dirname(node), '..') };
  const { status, stderr } = spawnSync(node, [gyp, 'rebuild', '--release'], {
    cwd: draft,
    env,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`SQLite cannot be compiled; it needs g++, make and python3: ${stderr.slice(-800)}`);
  const binary = path.join(draft, 'build/Release/better_sqlite3.node');
  const { status: loads, stderr: reason } = spawnSync(node, ['-e', 'require(process.argv[1])', binary], {
    encoding: 'utf8',
  });
  if (loads !== 0) throw new Error(`SQLite does not load in Node ${nodeVersion}: ${reason.slice(-800)}`);
  renameSync(binary, compiled);
  rmSync(draft, { recursive: true });
  return compiled;
}
