import type { Command } from 'commander';
import pc from 'picocolors';
import { appNames } from '../../../webpack/remotes';
import { readIdentity } from '../content/identity';
import { proveContract } from '../promotion/prove-contract';
import { answerInJson, print, timed } from '../progress';
import { makeRelease, type MadeRelease } from '../release/release';
import { makeNewRemote } from '../scaffold/new-remote';
import { validateNewRemote } from '../scaffold/validate-new-remote';
import { stateFolders } from '../state-folders';
import { shareRelease } from '../store/stored-release';
import { jsonOption, knownApp } from './arguments';

/** Adds the commands for developers of an app. */
export function addSourceCommands(program: Command): void {
  program
    .command('release')
    .description("build an app's current sources into an immutable release")
    .argument('<app...>', appNames.join(', '))
    .option(...jsonOption)
    .action(release);
  program
    .command('contract')
    .description("check an app's sources against the live and earlier hosts")
    .argument('<app>', appNames.join(', '))
    .option('--earlier <count>', 'number of earlier releases of the host, or of each remote', '2')
    .action(contract);
  program
    .command('new-remote')
    .description('make a remote: a folder, and a row in webpack/remotes.ts')
    .argument('<name>', 'such as blog, for the folder remote-blog')
    .requiredOption('--prefix <path>', 'the paths it owns, such as /conseils')
    .action(newRemote);
}

async function release(names: string[], { json = false }: { json?: boolean }): Promise<void> {
  const answer = json ? answerInJson() : null;
  const folders = stateFolders();
  const made: MadeRelease[] = [];
  for (const app of names.map(knownApp))
    made.push(await timed(`Release ${app}`, () => makeRelease(folders.releases, app)));
  for (const one of made) await shareRelease(folders, one);
  answer?.(made);
  for (const { app, version, isNew } of made)
    print(`${app} ${version} ${isNew ? 'is new' : 'was there already'}`);
}

async function contract(name: string, { earlier }: { earlier: string }): Promise<void> {
  const folders = stateFolders();
  const made = await timed(`Release ${name}`, () => makeRelease(folders.releases, knownApp(name)));
  const proofs = await proveContract(folders, made, await readIdentity(), Number(earlier));
  for (const { against, problem } of proofs)
    print(problem ? `${pc.red('✗')} ${against}: ${problem}` : `${pc.green('✓')} fits ${against}`);
  if (proofs.some(({ problem }) => problem)) process.exitCode = 1;
}

async function newRemote(name: string, { prefix }: { prefix: string }): Promise<void> {
  const remote = await validateNewRemote(stateFolders(), name, prefix);
  const folder = await makeNewRemote(remote);
  print(`${folder} is ready, with the page ${remote.mount} and a row in webpack/remotes.ts.`);
  print(`  npm run dev -w ${folder}       shows it in the live site`);
  print(`  npm run release -w ${folder}   makes its first release`);
  print(`  ${folder}/README.md            what to do next`);
}
