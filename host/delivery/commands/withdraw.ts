import type { Command } from 'commander';
import { report } from '../progress';
import { withdrawApp } from '../promotion/withdraw-app';
import { stateFolders } from '../state-folders';
import { appOfSite } from './app-arguments';
import { composeOptions } from './compose-options';
import { sayingThatNothingChanged } from './promote';

/** `withdraw`: takes an app off the site. */
export function addWithdrawCommand(program: Command): void {
  program
    .command('withdraw')
    .description('take an app with its pages off the site; rollback undoes it')
    .argument('<app>', 'such as blog; neither the host nor the app of the home page')
    .action(async (name: string) => {
      const folders = stateFolders();
      const app = await appOfSite(folders.releases, name);
      await sayingThatNothingChanged(folders.releases, async () => {
        const withdrawal = await withdrawApp(folders, app, await composeOptions());
        const { from, pages } = withdrawal;
        report(withdrawal, [
          `✓ ${app}@${from} is off the site: ${pages.length === 1 ? '1 page' : `${pages.length} pages`} less`,
          `  To put it back: npm run rollback -- ${app}`,
        ]);
      });
    });
}
