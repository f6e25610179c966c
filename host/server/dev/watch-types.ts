import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot, sharedFolder } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { writeDraft } from '../../delivery/files';

/**
 * Checks the types of an app on each change, in a separate process.
 * @param folder for the compiler's configuration.
 * @param onErrors receives the errors after each check, or an empty string.
 * @returns a function that ends the process.
 */
export async function watchTypes(
  app: AppName,
  folder: string,
  onErrors: (errors: string) => void,
): Promise<() => Promise<void>> {
  const configuration = path.join(folder, 'tsconfig.json');
  const sources = path.join(repositoryRoot, appFolder(app), 'src');
  const declarations = path.join(sharedFolder, 'src/contracts/asset-modules.d.ts');
  const settings = {
    extends: path.join(repositoryRoot, 'tsconfig.json'),
    compilerOptions: {
      rootDir: repositoryRoot,
      typeRoots: [path.join(repositoryRoot, 'node_modules/@types')],
      incremental: false,
      tsBuildInfoFile: null,
    },
    include: [sources, declarations],
    // Excludes tests, which need other types and are checked with `npm run typecheck`.
    exclude: ['ts', 'tsx'].map((ending) => path.join(sources, `**/*.test.${ending}`)),
  };
  await writeDraft(configuration, JSON.stringify(settings));
  const compiler = createRequire(__filename).resolve('typescript/bin/tsc');
  const args = [compiler, '-p', configuration, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');

  let errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^(?:\S+\(\d+,\d+\): )?error TS|^ {2}/.test(line)) errors.push(line);
    if (!/ Found \d+ errors?\. Watching/.test(line)) return;
    onErrors(errors.join('\n'));
    errors = [];
  });
  return async () => {
    child.kill();
    await ended;
  };
}
