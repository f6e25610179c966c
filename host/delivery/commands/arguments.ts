import { appNames, type AppName } from '../../../webpack/remotes';
import { DeliveryError } from '../delivery-error';
import type { Change } from '../gate/gate';
import { withReleases } from '../promotion/changes';
import { afterChange, releaseNamed } from '../registry';
import type { StateFolders } from '../state-folders';
import { syncFromStore } from '../store/sync-from-store';

/** The option `--json`, for pipelines. */
export const jsonOption = ['--json', 'print JSON, and everything else to standard error'] as const;

/** Finds an app of this repository. @throws DeliveryError that lists the apps. */
export function knownApp(name: string): AppName {
  const app = appNames.find((one) => one === name);
  if (!app) throw new DeliveryError(`There is no app "${name}".`, `The apps are ${appNames.join(', ')}.`);
  return app;
}

/** Reads releases, and returns the change that would make them live. @throws DeliveryError when one does not exist. */
export async function candidateNamed(folders: StateFolders, names: readonly string[]): Promise<Change> {
  const before = await syncFromStore(folders);
  return { before, next: afterChange(before, await withReleases(folders, before, names.map(releaseNamed))) };
}
