import type { Command } from 'commander';
import { report } from '../progress';
import { repairRegistry } from '../registry-repair';
import { stateFolders } from '../state-folders';
import { repairStore, type StoreRepair } from '../store/compare-store';
import { lookAtStore } from '../store/known-store';

/** `repair`: a registry that is damaged becomes whole. */
export function addRepairCommand(program: Command): void {
  program
    .command('repair')
    .description(
      'make a damaged registry whole, from the one before its last change and the site that is served',
    )
    .action(async () => {
      const folders = stateFolders();
      if (folders.store) await lookAtStore(folders.releases, folders.store);
      const repair = await repairRegistry(folders);
      const store = await repairStore(folders);
      if (!repair && store.repaired.length + store.left.length > 0)
        return report({ repaired: store.left.length === 0, store }, storeLines(store));
      if (!repair) return report({ repaired: false }, 'The registry is whole: there is nothing to repair.');
      const live = Object.entries(repair.live).map(([app, version]) => `  ${app} ${version}`);
      report({ repaired: true, ...repair }, [
        '✓ The registry names what visitors get now:',
        ...live,
        ...(repair.hasHistory ? [] : ['! The history of before is lost: a rollback leads nowhere yet.']),
        `The damaged one is kept as ${repair.keptAt}. See npm run status, then go on as usual.`,
      ]);
    });
}

function storeLines({ repaired, left }: StoreRepair): string[] {
  return [
    ...repaired.map(({ file, key }) => `✓ ${file} is whole again in the store: ${key}`),
    ...left.map(
      ({ file, problem, key }) =>
        `! ${file} ${problem} in the store, and this machine has not got it: ${key}`,
    ),
  ];
}
