import type { ComposeOptions } from '../compose/compose-options';
import { stagedRelease } from '../compose/staged-release';
import { DeliveryError } from '../delivery-error';
import { changeLive } from '../promotion/change-live';
import { liveVersion, withoutStaged, withStaged, type Registry } from '../registry';
import { ownerApp, readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';

/**
 * Gives a share of the visitors a release instead of the live one, or changes that share. After the gate,
 * the registry gets a second entry for the app and the site gets the documents of both releases. One
 * staged release at a time in the whole site.
 * @throws DeliveryError when the release does not exist, is live or is refused, or when another app has a
 * staged release; then nothing has changed.
 */
export async function stage(
  folders: StateFolders,
  app: string,
  version: string,
  traffic: number,
  options: ComposeOptions & {
    /** For how many milliseconds a guard watches before it promotes; default: nobody does. */
    guardFor?: number | undefined;
  },
): Promise<void> {
  const release = await readRelease(folders.releases, app, version);
  await changeLive(folders, options, (before) => {
    refuseToStage(before, app, version);
    return withStaged(before, release, traffic, options.guardFor);
  });
}

/**
 * Gives all visitors the live release again.
 * @throws DeliveryError when none of the app is staged.
 */
export async function endStaging(folders: StateFolders, app: string, options: ComposeOptions): Promise<void> {
  await changeLive(folders, options, (before) => {
    const staged = stagedRelease(before);
    if (staged?.app !== app) {
      throw new DeliveryError(
        `No release of ${app} is staged${staged ? `; ${staged.app} ${staged.version} is` : ''}.`,
        'There is nothing to end: npm run status tells what is staged.',
      );
    }
    return withoutStaged(before, app);
  });
}

/** @param text a share as typed. @throws DeliveryError unless it is a whole number from 0 to 100. */
export function shareOfVisitors(text: string): number {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (share <= 100) return share;
  throw new DeliveryError(
    `The share of visitors is « ${text} ».`,
    'Give a whole number of per cent, from 0 to 100, such as --traffic 10.',
  );
}

function refuseToStage(registry: Registry, app: string, version: string): void {
  if (app === ownerApp) {
    throw new DeliveryError(
      'What the owner publishes is not staged: it is the same for all visitors.',
      `Promote it: npm run promote -- ${app}@${version}`,
    );
  }
  const other = stagedRelease(registry);
  if (liveVersion(registry, app) === version) {
    throw new DeliveryError(
      `${app} ${version} is live: all visitors have it.`,
      'Choose another release; npm run status lists them.',
    );
  }
  if (other && other.app !== app) {
    throw new DeliveryError(
      `${other.app} ${other.version} is staged already; one release at a time can be.`,
      `Promote it, or end it with: npm run rth -- stage ${other.app} --abort`,
    );
  }
}
