import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../webpack/paths';

const byName = z.record(z.string(), z.string());
const packageJson = z.looseObject({
  version: z.string(),
  dependencies: byName.default({}),
  devDependencies: byName.default({}),
  optionalDependencies: byName.optional(),
});

/** Reads the package.json of a folder. @param folder absolute path, or path relative to the repository. */
export function readPackageJson(folder: string): z.infer<typeof packageJson> {
  const file = path.resolve(repositoryRoot, folder, 'package.json');
  return packageJson.parse(JSON.parse(readFileSync(file, 'utf8')));
}
