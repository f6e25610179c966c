import { spawnSync } from 'node:child_process';
import { bringUpToDate } from '../../host/delivery/bring-up-to-date';
import { DeliveryError } from '../../host/delivery/delivery-error';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/delivery/owner/identity';

/** Composes the site for the tests. */
export async function composeTestSite(): Promise<void> {
  await bringUpToDate(testFolders(), await readIdentity());
}

/** Runs Playwright, and sets the exit code. */
export function runPlaywright(
  configuration: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): void {
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', configuration, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.exitCode = status ?? 1;
}

/** Prints an error, or only the message of a DeliveryError, and sets the exit code. */
export function failed(error: unknown): void {
  console.error(error instanceof DeliveryError ? error.message : error);
  process.exitCode = 1;
}
