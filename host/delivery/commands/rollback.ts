import type { Command } from 'commander';
import { DeliveryError } from '../delivery-error';
import { promoteReleases } from '../promotion/promote-releases';
import { liveVersion, type Registry } from '../registry';
import { previousVersion } from '../registry-history';
import { stateFolders } from '../state-folders';
import { appOfSite } from './app-arguments';
import { composeOptions } from './compose-options';
import { reportPromotion, sayingThatNothingChanged } from './promote';

/** `rollback`: takes the last promotion of an app back. */
export function addRollbackCommand(program: Command): void {
  program
    .command('rollback')
    .description('make the release before live again; twice goes back twice')
    .argument('<app>', 'whose last promotion is taken back')
    .option('--force', 'even when the gate refuses what is left, such as links of others to a page that goes')
    .action(async (name: string, { force = false }: { force?: boolean }) => {
      const folders = stateFolders();
      const app = await appOfSite(folders.releases, name);
      await sayingThatNothingChanged(folders.releases, async () => {
        const promotion = await promoteReleases(folders, previous(app), {
          ...(await composeOptions()),
          kind: 'rollback',
          withoutGate: force,
        });
        reportPromotion(promotion, `${app}: nothing to do`);
      });
    });
}

/** Takes back the release that was live when the command began, never one that is promoted meanwhile. */
function previous(app: string) {
  let taken: string | null = null;
  return (registry: Registry) => {
    const live = liveVersion(registry, app);
    const version = previousVersion(registry, app);
    if (taken !== null && live !== taken) {
      throw new DeliveryError(
        `Somebody else has just made ${live ?? 'nothing'} of ${app} live, in the place of ${taken}.`,
        'npm run status shows what is live; roll back again if it is still wrong.',
      );
    }
    taken = live;
    if (version) return [{ app, version }];
    if (live) {
      throw new DeliveryError(
        `Nothing was live of ${app} before ${live}.`,
        `npm run status lists other releases to promote. To take it off the site: npm run rth -- withdraw ${app}`,
      );
    }
    throw new DeliveryError(
      `Nothing of ${app} is live.`,
      `npm run status lists its releases; promote one of them with: npm run promote -- ${app}@<version>`,
    );
  };
}
