import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  const compiled = path.join(cacheFolder, `better-sqlite3-${version}-for-node-${nodeVersion}.node`);
  if (existsSync(compiled)) return compiled;

  const draft = `${compiled}.${process.pid}`;
  cpSync(source, draft, { recursive: true, filter: (file) => path.basename(file) !== 'build' });
  // npm names it to every script that it runs.
  const gyp = process.env.npm_config_node_gyp ?? 'node-gyp';
  // A setting of npm would go before an option of node-gyp.
  const env = { ...process.env, npm_config_nodedir: headersWithoutHook(node, draft) };
  const { status, stderr } = spawnSync(node, [gyp, 'rebuild', '--release'], {
    cwd: draft,
    env,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`SQLite cannot be compiled; it needs g++, make and python3: ${stderr.slice(-800)}`);
  const { status: works, stderr: reason } = spawnSync(node, ['--expose-gc', '-e', trial, draft], {
    encoding: 'utf8',
  });
  if (works !== 0) throw new Error(`SQLite does not work in Node ${nodeVersion}: ${reason.slice(0, 800)}`);
  const binary = path.join(draft, 'build/Release/better_sqlite3.node');
  renameSync(binary, compiled);
  rmSync(draft, { recursive: true });
  return compiled;
}

/** Opens a database, and has its statements collected as garbage. */
const trial = `
  const database = new (require(process.argv[1]))(':memory:');
  for (let count = 0; count < 20000; count += 1) database.prepare('SELECT 1').get();
  gc();`;

/**
 * Copies the headers of Node without the clean-up hook of ObjectWrap: its destructor asks for the current environment,
 * and while garbage is collected there is none, so that Node 24.21 aborts. @returns the folder for node-gyp.
 */
function headersWithoutHook(node: string, folder: string): string {
  const headers = path.join(folder, 'node');
  cpSync(path.join(path.dirname(node), '../include'), path.join(headers, 'include'), { recursive: true });
  const file = path.join(headers, 'include/node/node_object_wrap.h');
  const text = readFileSync(file, 'utf8').replace(/^ *(?:Add|Remove)CleanupHook\(\);$/gm, '');
  writeFileSync(file, text);
  return headers;
}
