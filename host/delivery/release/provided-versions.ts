import { existsSync } from 'node:fs';
import path from 'node:path';
import { providedModuleNames } from '../../../webpack/provided-modules';
import { repositoryRoot } from '../../../webpack/paths';
import { readPackageJson } from '../package-json';

/**
 * Reads the installed versions of the packages that the host provides; the gate compares them.
 * @param folder of the app.
 */
export function providedVersions(folder: string, root = repositoryRoot): Record<string, string> {
  const versions = providedModuleNames.map((name) => [
    name,
    installedVersion(path.join(root, folder), root, name),
  ]);
  return Object.fromEntries(versions.filter(([, version]) => version !== null)) as Record<string, string>;
}

/** Returns the version that Node would resolve from the app's folder; null for a module that is not a package. */
function installedVersion(from: string, root: string, name: string): string | null {
  const installed = path.join(from, 'node_modules', name);
  if (existsSync(path.join(installed, 'package.json'))) return readPackageJson(installed).version;
  return from === root || from === path.dirname(from)
    ? null
    : installedVersion(path.dirname(from), root, name);
}
