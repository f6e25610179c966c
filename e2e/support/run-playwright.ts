import { spawnSync } from 'node:child_process';
import { bringUpToDate } from '../../host/delivery/bring-up-to-date';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/server/identity/read-identity';

/**
 * Composes the tests' own site, then runs Playwright with the command-line arguments, and exits with its code. @param
 * environment paths of the browsers.
 */
export async function runPlaywright(
  configuration: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  await bringUpToDate(testFolders(), await readIdentity());
  const words = ['playwright', 'test', '-c', configuration, ...process.argv.slice(2)];
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  process.exitCode = status ?? 1;
}

/** For scripts: prints errors. */
export function failed(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
}
