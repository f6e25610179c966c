import { stagedRelease } from '../compose/staged-release';
import { DeliveryError } from '../delivery-error';
import { entryOf, isDefault, liveVersion, readRegistry, writeRegistry, type Registry } from '../registry';
import { readRelease } from '../release-record';

/**
 * Gives a share of the visitors a release in the place of the live one, or changes the share. The
 * registry then has two entries for the app; compose makes the documents of both.
 * @throws DeliveryError when the release does not exist, is live, or another app has one staged.
 */
export async function stage(
  releases: string,
  app: string,
  version: string,
  traffic: number,
): Promise<Registry> {
  const registry = await readRegistry(releases);
  const release = await readRelease(releases, app, version);
  const live = registry.microFrontends[app]?.find(isDefault);
  const other = stagedRelease(registry);
  if (!live) {
    throw new DeliveryError(
      `No release of ${app} is live, so there is nothing to stage ${version} beside.`,
      `Run: npm run promote -- ${app}@${version}`,
    );
  }
  if (live.metadata.version === version) {
    throw new DeliveryError(
      `${app} ${version} is live: all visitors have it.`,
      'Choose another release; npm run status lists them.',
    );
  }
  if (other && other.app !== app) {
    throw new DeliveryError(
      `${other.app} ${other.version} is staged already; one release at a time can be.`,
      `Promote it, or end it with: npm run delivery -- stage ${other.app} --abort`,
    );
  }

  const share = (entry: typeof live, part: number, isLive: boolean) => ({
    ...entry,
    deployment: { traffic: part, default: isLive },
  });
  const entries = [share(live, 100 - traffic, true), share(entryOf(release), traffic, false)];
  return writeRegistry(releases, {
    ...registry,
    microFrontends: { ...registry.microFrontends, [app]: entries },
  });
}

/**
 * Gives all visitors the live release again.
 * @throws DeliveryError when none of the app is staged.
 */
export async function endStaging(releases: string, app: string): Promise<Registry> {
  const registry = await readRegistry(releases);
  const staged = stagedRelease(registry);
  if (staged?.app !== app) {
    throw new DeliveryError(
      `No release of ${app} is staged${staged ? `; ${staged.app} ${staged.version} is` : ''}.`,
      'There is nothing to end: npm run delivery -- stage tells what is staged.',
    );
  }
  const live = await readRelease(releases, app, liveVersion(registry, app) ?? '');
  return writeRegistry(releases, {
    ...registry,
    microFrontends: { ...registry.microFrontends, [app]: [entryOf(live)] },
  });
}

/** @param text a share as somebody typed it. @throws DeliveryError unless it is a whole number from 0 to 100. */
export function shareOfVisitors(text: string): number {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (share <= 100) return share;
  throw new DeliveryError(
    `The share of visitors is « ${text} ».`,
    'Give a whole number of per cent, from 0 to 100, such as --traffic 10.',
  );
}
