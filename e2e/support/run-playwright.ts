import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bringUpToDate } from '../../host/delivery/bring-up-to-date';
import { DeliveryError } from '../../host/delivery/delivery-error';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/delivery/owner/identity';

/** Composes the checkout's site for the tests. */
export async function composeTestSite(): Promise<void> {
  const folders = testFolders();
  // The log of an earlier run would keep newer releases live when the checkout has gone back.
  for (const part of ['site', 'store'])
    await rm(path.join(path.dirname(folders.releases), part), { recursive: true, force: true });
  await bringUpToDate(folders, await readIdentity());
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
