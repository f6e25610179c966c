import type { Command } from 'commander';
import { say } from '../progress';
import { makeNewRemote } from '../scaffold/new-remote';

/** `npm run rth -- new-remote blog --prefix /conseils`. */
export function addNewRemoteCommand(program: Command): void {
  program
    .command('new-remote')
    .description('make a remote with one page: a folder, and a row in webpack/remotes.ts')
    .argument('<name>', 'such as blog, for the folder remote-blog')
    .requiredOption('--prefix <path>', 'the addresses it owns, such as /conseils')
    .action(async (name: string, { prefix }: { prefix: string }) => {
      const { folder, mount } = await makeNewRemote(name, prefix);
      say(`${folder} is there, with the page ${mount} and a row in webpack/remotes.ts.`);
      say(`  npm run dev -w ${folder}       shows it in the live site`);
      say(`  npm run release -w ${folder}   makes its first release`);
      say(`  ${folder}/README.md            what to do next`);
    });
}
