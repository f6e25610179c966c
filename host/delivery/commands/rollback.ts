import type { Command } from 'commander';
import { DeliveryError } from '../delivery-error';
import { promoteReleases } from '../promotion/promote-releases';
import { liveVersion, type Registry } from '../registry';
import { previousVersion } from '../registry-history';
import { stateFolders } from '../state-folders';
import type { AppName } from '../../../webpack/remotes';
import { knownApp } from './app-arguments';
import { composeOptions } from './compose-options';
import { reportPromotion, sayingThatNothingChanged } from './promote';

/** `rollback`: takes the last promotion of an app back. */
export function addRollbackCommand(program: Command): void {
  program
    .command('rollback')
    .description('make the release live again that was so before; twice goes back twice')
    .argument('<app>', 'whose last promotion is taken back')
    .option('--force', 'even when the gate refuses what is left, such as links of others to a page that goes')
    .action(async (name: string, { force = false }: { force?: boolean }) => {
      const app = knownApp(name);
      await sayingThatNothingChanged(async () => {
        const promotion = await promoteReleases(stateFolders(), previous(app), {
          ...(await composeOptions()),
          kind: 'rollback',
          withoutGate: force,
        });
        reportPromotion(promotion, `${app}: nothing to do`);
      });
    });
}

/** The first answer stands, should somebody else promote another app meanwhile. */
function previous(app: AppName) {
  return (registry: Registry) => {
    const version = previousVersion(registry, app);
    if (version) return [{ app, version }];
    const live = liveVersion(registry, app);
    throw new DeliveryError(
      live ? `Nothing was live of ${app} before ${live}.` : `Nothing of ${app} is live.`,
      `npm run status lists its releases; promote one of them with: npm run promote -- ${app}@<version>`,
    );
  };
}
