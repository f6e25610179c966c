import type { Command } from 'commander';
import { report, say } from '../progress';
import { promoteReleases, type Promotion } from '../promotion/promote-releases';
import { readRegistry } from '../registry';
import { stateFolders } from '../state-folders';
import { releaseNamed } from './app-arguments';
import { liveOptions } from './compose-options';

/** `promote`: makes releases live. */
export function addPromoteCommand(program: Command): void {
  program
    .command('promote')
    .description('make releases live, through the gate: all of them or none')
    .argument('<release...>', 'such as towns@1.3.0, or towns@1.3.0-3fa9c2d1e0 where several are 1.3.0')
    .action(async (names: string[]) => {
      const folders = stateFolders();
      await sayingThatNothingChanged(folders.releases, async () => {
        const chosen = await Promise.all(names.map((name) => releaseNamed(folders.releases, name)));
        const promotion = await promoteReleases(folders, () => chosen, await liveOptions());
        reportPromotion(promotion, `${names.join(', ')}: live already, nothing to do`);
      });
    });
}

/** For commands that change what is live: after a refusal, people first ask what is live now. */
export async function sayingThatNothingChanged(releases: string, work: () => Promise<void>): Promise<void> {
  const registry = () => readRegistry(releases).then(JSON.stringify, () => '');
  const before = await registry();
  try {
    await work();
  } catch (error) {
    if ((await registry()) === before) say('Nothing was promoted: the registry and the site are as before.');
    throw error;
  }
}

/** @param otherwise what to say when nothing had to change. */
export function reportPromotion(promotion: Promotion, otherwise: string): void {
  const { changes, findings } = promotion;
  const tolerated = findings?.tolerated ?? [];
  report(promotion, [
    ...changes.map(({ app, from, to }) => `✓ ${app}@${to} is live${from ? `, after ${from}` : ''}`),
    ...tolerated.map(({ owner, pages, reason }) => `! as before: ${pages[0] ?? ''} (${owner}) ${reason}`),
    ...(changes.length === 0 ? [otherwise] : []),
  ]);
}
