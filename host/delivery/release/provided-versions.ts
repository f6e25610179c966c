import { existsSync } from 'node:fs';
import path from 'node:path';
import { providedModuleNames } from '../../../webpack/provided-modules';
import { repositoryRoot } from '../../../webpack/paths';
import { readPackageJson } from '../package-json';

/** Reads the versions of the provided packages that Node would resolve from the folder of an app. */
export function providedVersions(folder: string, root = repositoryRoot): Record<string, string> {
  const versions = providedModuleNames.map((name) => [
    name,
    installedVersion(path.join(root, folder), root, name),
  ]);
  return Object.fromEntries(versions.filter(([, version]) => version !== null)) as Record<string, string>;
}

/** @returns null for a module that is not a package. */
function installedVersion(from: string, root: string, name: string): string | null {
  const installed = path.join(from, 'node_modules', name);
  if (existsSync(path.join(installed, 'package.json'))) return readPackageJson(installed).version;
  return from === root || from === path.dirname(from)
    ? null
    : installedVersion(path.dirname(from), root, name);
}
