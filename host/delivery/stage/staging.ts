import type { ComposeOptions } from '../compose/compose';
import { stagedRelease } from '../compose/staged-release';
import { DeliveryError } from '../delivery-error';
import { passGate } from '../gate/gate';
import { discard, readySite, serve } from '../promotion/served-site';
import { liveVersion, readRegistry, withLive, withoutStaged, withStaged, type Registry } from '../registry';
import { swapRegistry, type RegistrySwap } from '../registry-lock';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';

/** So often a change is thought over again because another one came between. */
const rounds = 4;

/**
 * Gives a share of the visitors a release in the place of the live one, or changes the share: once
 * the gate has let it through, the registry gets a second entry for the app, and the site the
 * documents of both. One release of the whole site at a time.
 * @throws DeliveryError when the release does not exist, is live, is refused by the gate, or another
 *   app has one staged; nothing has changed then.
 */
export async function stage(
  folders: StateFolders,
  app: string,
  version: string,
  traffic: number,
  options: ComposeOptions,
): Promise<void> {
  const release = await readRelease(folders.releases, app, version);
  const purpose = `stage ${app}@${version}`;
  // Somebody may have pruned it meanwhile.
  const confirm = () => readRelease(folders.releases, app, version);
  await change(folders, { purpose, confirm }, options, async (before) => {
    refuseToStage(before, app, version);
    const next = withStaged(before, release, traffic);
    await passGate(folders, { before, next: withLive(before, release), chosen: [app] }, options);
    return next;
  });
}

/**
 * Gives all visitors the live release again.
 * @throws DeliveryError when none of the app is staged.
 */
export async function endStaging(folders: StateFolders, app: string, options: ComposeOptions): Promise<void> {
  await change(folders, { purpose: `end the stage of ${app}` }, options, (before) => {
    const staged = stagedRelease(before);
    if (staged?.app !== app) {
      throw new DeliveryError(
        `No release of ${app} is staged${staged ? `; ${staged.app} ${staged.version} is` : ''}.`,
        'There is nothing to end: npm run delivery -- stage tells what is staged.',
      );
    }
    return withoutStaged(before, app);
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

function refuseToStage(registry: Registry, app: string, version: string): void {
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
      `Promote it, or end it with: npm run delivery -- stage ${other.app} --abort`,
    );
  }
}

/** The registry and the site change together, unless somebody else has changed them meanwhile: then all over. */
async function change(
  folders: StateFolders,
  swap: Pick<RegistrySwap, 'purpose' | 'confirm'>,
  options: ComposeOptions,
  decide: (registry: Registry) => Registry | Promise<Registry>,
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const before = await readRegistry(folders.releases);
    const next = await decide(before);
    const site = await readySite(folders, next, options);
    const afterwards = async () => void (await serve(folders, next, site, options));
    const isDone = await swapRegistry(folders.releases, { ...swap, before, next, afterwards }).catch(
      async (error: unknown) => {
        await discard(site);
        throw error;
      },
    );
    if (isDone) return;
    await discard(site);
  }
  throw new DeliveryError(
    'Others go on changing what is live.',
    'Nothing was changed: run it again in a moment.',
  );
}
