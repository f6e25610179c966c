import path from 'node:path';
import type { Command } from 'commander';
import { report } from '../progress';
import { packPackages } from '../scaffold/pack-packages';

/** `pack`: newer packages for a remote in another repository. */
export function addPackCommand(program: Command): void {
  program
    .command('pack')
    .description('pack what remotes in other repositories install')
    .argument('<folder>', 'for the two archives, such as ../blog/packages')
    .action(async (folder: string) => {
      const packages = await packPackages(folder);
      const files = Object.values(packages).map((file) => path.join(path.basename(folder), file));
      report(packages, [
        `${files.join(' and ')} are there. In that repository:`,
        `  npm install ${files.map((file) => `./${file}`).join(' ')}`,
      ]);
    });
}
