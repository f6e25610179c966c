import type { Command } from 'commander';
import { DeliveryError } from '../delivery-error';
import { readIdentity } from '../owner/identity';
import { print } from '../progress';
import { promoteReleases, readAnyRelease, refuseOlder, rollBack } from '../promotion/changes';
import { askGate, type ReleaseChange } from '../promotion/promote';
import { releaseNamed, type NamedRelease, type Registry } from '../registry';
import { isUncommitted } from '../release/release-version';
import { stateFolders } from '../state-folders';
import { candidateNamed } from './arguments';

/** Adds the commands that check and change which releases are live. */
export function addLiveCommands(program: Command): void {
  program
    .command('gate')
    .description('check whether releases may go live; promotes nothing')
    .argument('<release...>', 'such as towns@1.3.0-3fa9c2d1e0; npm run status lists them')
    .action(gate);
  program
    .command('promote')
    .description('make releases live through the gate, all of them or none')
    .argument('<release...>', 'such as towns@1.3.0-3fa9c2d1e0')
    .option('--older', 'allow a release of an older commit than the live one')
    .option('--dirty', 'allow a release whose sources are not committed')
    .action(promote);
  program
    .command('rollback')
    .description('make an earlier release live again')
    .argument('<release>', 'such as towns@1.2.0-5be1f7a2c4; npm run status lists the earlier releases')
    .option('--force', 'roll back even if the gate refuses, such as for links to a removed page')
    .action(rollback);
  program
    .command('compose')
    .description('compose the site again, such as after a change of identity')
    .action(compose);
}

async function gate(names: string[]): Promise<void> {
  const folders = stateFolders();
  const findings = await askGate(folders, await candidateNamed(folders, names), await readIdentity());
  const list = names.join(', ');
  print(findings ? `✓ ${list} may go live: ${findings.pages} pages` : `${list}: live already`);
}

type PromoteOptions = { older?: boolean; dirty?: boolean };

async function promote(names: string[], { older = false, dirty = false }: PromoteOptions): Promise<void> {
  const folders = stateFolders();
  const chosen = names.map(releaseNamed);
  if (!dirty) chosen.forEach(refuseUncommitted);
  const choose = async (registry: Registry) => {
    for (const release of older ? [] : chosen)
      await refuseOlder(folders, registry, await readAnyRelease(folders, release));
    return chosen;
  };
  const changes = await promoteReleases(folders, choose, { identity: await readIdentity() });
  printPromotion(changes, `${names.join(', ')}: live already, nothing to do`);
}

/** Refuses a release that nobody could build again. */
function refuseUncommitted({ app, version }: NamedRelease): void {
  if (!isUncommitted(version)) return;
  throw new DeliveryError(
    `${app} ${version} was built from sources that are not committed.`,
    `Commit them and release again, or run: npm run promote -- ${app}@${version} --dirty`,
  );
}

async function rollback(name: string, { force = false }: { force?: boolean }): Promise<void> {
  const folders = stateFolders();
  const options = { identity: await readIdentity(), withoutGate: force };
  const changes = await rollBack(folders, releaseNamed(name), options);
  printPromotion(changes, `${name}: live already, nothing to do`);
}

async function compose(): Promise<void> {
  const folders = stateFolders();
  await promoteReleases(folders, () => [], { identity: await readIdentity() }, true);
  print(`✓ The site in ${folders.store.name} matches the registry`);
}

/** Prints the changes of a promotion. @param otherwise line to print when nothing changed. */
function printPromotion(changes: readonly ReleaseChange[], otherwise: string): void {
  print(...changes.map(({ app, from, to }) => `✓ ${app}@${to} is live${from ? `, replacing ${from}` : ''}`));
  if (changes.length === 0) print(otherwise);
}
