import type { Command } from 'commander';
import { DeliveryError } from '../delivery-error';
import { askGate } from '../gate/gate';
import { report } from '../progress';
import { readRegistry, withLive } from '../registry';
import { readRelease, releasedVersions } from '../release-record';
import { stateFolders } from '../state-folders';
import { appOfThisFolder, releaseNamed } from './app-arguments';
import { composeOptions } from './compose-options';

/** `gate`: judges, promotes nothing. */
export function addGateCommand(program: Command): void {
  program
    .command('gate')
    .description('ask whether releases may go live; nothing is promoted')
    .argument('[release...]', 'such as towns@1.3.0; by default the newest of the app of this folder')
    .action(async (names: string[]) => {
      const folders = stateFolders();
      const chosen =
        names.length > 0
          ? await Promise.all(names.map((name) => releaseNamed(folders.releases, name)))
          : [await newestOfThisFolder(folders.releases)];
      const before = await readRegistry(folders.releases);
      let next = before;
      for (const { app, version } of chosen)
        next = withLive(next, await readRelease(folders.releases, app, version));

      const list = chosen.map(({ app, version }) => `${app}@${version}`).join(', ');
      const options = await composeOptions();
      const proposal = { before, next, chosen: chosen.map(({ app }) => app) };
      const findings = await askGate(folders, proposal, options);
      report(findings, [
        `✓ ${list} may go live: ${findings.pages} pages`,
        ...findings.tolerated.map(
          ({ owner, pages, reason }) => `! as before: ${pages[0] ?? ''} (${owner}) ${reason}`,
        ),
      ]);
    });
}

async function newestOfThisFolder(releases: string) {
  const app = appOfThisFolder();
  const [version] = await releasedVersions(releases, app);
  if (!version) throw new DeliveryError(`${app} has no release.`, `Make one with: npm run release -- ${app}`);
  return { app, version };
}
