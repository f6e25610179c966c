import path from 'node:path';
import type { Command } from 'commander';
import { say } from '../progress';
import { makeNewRemote, makeOutsideRemote } from '../scaffold/new-remote';
import { placeForRemote } from '../scaffold/remote-place';
import { stateFolders } from '../state-folders';

/** `npm run rth -- new-remote blog --prefix /conseils`. */
export function addNewRemoteCommand(program: Command): void {
  program
    .command('new-remote')
    .description('make a remote: a folder and a row here, or its own repository')
    .argument('<name>', 'such as blog, for the folder remote-blog')
    .requiredOption('--prefix <path>', 'the addresses it owns, such as /conseils')
    .option('--outside <folder>', 'a new folder for a repository of its own, such as ../blog')
    .action(async (name: string, { prefix, outside }: { prefix: string; outside?: string }) => {
      const remote = await placeForRemote(stateFolders().releases, name, prefix);
      if (outside === undefined) {
        const folder = await makeNewRemote(remote);
        say(`${folder} is there, with the page ${remote.mount} and a row in webpack/remotes.ts.`);
        say(`  npm run dev -w ${folder}       shows it in the live site`);
        say(`  npm run release -w ${folder}   makes its first release`);
        say(`  ${folder}/README.md            what to do next`);
        return;
      }
      await makeOutsideRemote(remote, path.resolve(outside));
      say(`${outside} is there, with the page ${remote.mount}. Nothing of this repository has changed.`);
      say(`  cd ${outside} && npm install`);
      say('  README.md                      what to do next');
    });
}
