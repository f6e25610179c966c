import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot, sharedFolder } from './paths';

/** Source folders. `code` holds delivery, the host and `webpack`. The other two may be elsewhere. */
export type SourcePlaces = { code: string; shared: string; apps: string };

const ownPlaces: SourcePlaces = { code: repositoryRoot, shared: sharedFolder, apps: repositoryRoot };
const sharedPackage = '@renovation-th/shared';

/**
 * Returns one hash of modules and of everything that they import directly or indirectly, except types. The hash covers
 * each byte of our own sources, and the versions of packages and their dependencies.
 * @param entries paths of modules below one of the folders.
 * @param excluded import names or paths of modules to ignore, because the host provides them or another app owns them.
 */
export function sourceDigest(
  entries: readonly string[],
  excluded: readonly string[] = [],
  places: SourcePlaces = ownPlaces,
): string {
  const found = new Map<string, string>();
  const wanted = entries.map((entry) => placed(entry, places));
  const { exports } = manifestIn(places.shared);
  for (const file of wanted) {
    const name = nameOf(file, places);
    if (found.has(name) || excluded.includes(name)) continue;
    const content = isFile(file) ? readFileSync(file) : '';
    found.set(name, createHash('sha256').update(content).digest('base64'));
    if (!/\.tsx?$/.test(file)) continue;
    for (const specifier of importsOf(content.toString()).filter((one) => !excluded.includes(one))) {
      const target = ownModule(file, specifier, places.shared, exports);
      if (target) wanted.push(target);
      else if (!isBuiltin(specifier)) addPackage(found, path.dirname(file), packageOf(specifier));
    }
  }
  const lines = [...found].map(([name, hash]) => `${name} ${hash}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

const statements = [
  /\b(?:import|export)\s+(?<type>type\s)?[^'"`;]*?\bfrom\s+'(?<from>[^']+)'/g,
  /\bimport\s+'(?<from>[^']+)'/g,
  /\b(?:import|require|require\.resolve)\(\s*(?:\/\*[^]*?\*\/\s*)?'(?<from>[^']+)'/g,
];

function importsOf(source: string): string[] {
  const all = statements.flatMap((statement) => [...source.matchAll(statement)]);
  return all.flatMap(({ groups = {} }) => (groups.type || !groups.from ? [] : [groups.from]));
}

/** Returns the path of an imported module of ours, even if the file does not exist yet, or null for a package. */
function ownModule(
  from: string,
  specifier: string,
  shared: string,
  exports: Readonly<Record<string, string>>,
): string | null {
  const [module = ''] = specifier.split('?');
  if (module.startsWith('.')) return withEnding(path.join(path.dirname(from), module));
  if (!module.startsWith(`${sharedPackage}/`)) return null;
  const asked = `.${module.slice(sharedPackage.length)}`;
  for (const [name, target] of Object.entries({ [asked]: exports[asked], ...exports })) {
    const [start = '', end] = name.split('*');
    if (target && (name === asked || (end !== undefined && asked.startsWith(start))))
      return path.join(shared, target.replace('*', asked.slice(start.length)));
  }
  return null;
}

const withEnding = (module: string) =>
  ['', '.ts', '.tsx'].map((ending) => module + ending).find((file) => isFile(file)) ?? module;

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const placed = (entry: string, { code, apps }: SourcePlaces) =>
  [code, apps].map((folder) => path.join(folder, entry)).find((file) => existsSync(file)) ??
  path.join(code, entry);

/** Returns a file's name, which is the same in the repository and in an installed package. */
function nameOf(file: string, { code, shared, apps }: SourcePlaces): string {
  const [name = file] = [
    `shared/${path.relative(shared, file)}`,
    path.relative(code, file),
    path.relative(apps, file),
  ]
    .map((one) => one.split(path.sep).join('/'))
    .filter((one) => !one.includes('../'));
  return name;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const manifest = z.object({
  version: z.string().default(''),
  exports: z.record(z.string(), z.string()).catch({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

const manifestIn = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/** Records the versions of a package and its dependencies. */
function addPackage(found: Map<string, string>, from: string, name: string): void {
  const folder = foldersAbove(from)
    .map((above) => path.join(above, 'node_modules', name))
    .find((one) => existsSync(path.join(one, 'package.json')));
  if (!folder) return;
  const { version, dependencies, peerDependencies } = manifestIn(folder);
  const key = `${name}@${version}`;
  if (found.has(key)) return;
  found.set(key, '');
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies }))
    addPackage(found, folder, needed);
}

function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
