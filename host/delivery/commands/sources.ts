import type { Command } from 'commander';
import pc from 'picocolors';
import { appNames, type AppName } from '../../../webpack/remotes';
import { readIdentity } from '../owner/identity';
import { proveContract } from '../promotion/prove-contract';
import { answerInJson, print, timed } from '../progress';
import { wasLive } from '../registry';
import { makeRelease, type MadeRelease } from '../release/release';
import { committedVersion } from '../release/release-version';
import { stateFolders } from '../state-folders';
import { readHistory } from '../store/log';
import { fetchRelease, shareRelease } from '../store/transfer';
import { syncFromStore } from '../store/sync-from-store';
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
    .command('changed')
    .description('print as JSON which apps have sources that were never live; builds nothing')
    .action(changed);
  program
    .command('contract')
    .description("check an app's sources against the live and earlier hosts")
    .argument('<app>', appNames.join(', '))
    .action(contract);
}

async function release(names: string[], { json = false }: { json?: boolean }): Promise<void> {
  const answer = json ? answerInJson() : null;
  const folders = stateFolders();
  const made: MadeRelease[] = [];
  for (const app of names.map(knownApp)) {
    const version = await committedVersion(app);
    // Another machine may have built the same sources.
    if (version !== null) await fetchRelease(folders, { app, version });
    made.push(await timed(`Release ${app}`, () => makeRelease(folders.releases, app)));
  }
  for (const one of made) await shareRelease(folders, one);
  answer?.(made);
  for (const { app, version, isNew } of made)
    print(`${app} ${version} ${isNew ? 'is new' : 'was there already'}`);
}

/**
 * Prints an array of arguments for `release`. A new app or the first site needs releases of all apps at once, so they
 * are one argument then. Skips versions that were rolled back.
 */
async function changed(): Promise<void> {
  const history = await readHistory(stateFolders());
  const apps: AppName[] = [];
  for (const app of appNames) {
    const version = await committedVersion(app);
    if (version === null || !wasLive(history, { app, version })) apps.push(app);
  }
  print(JSON.stringify(history.length === 0 ? [apps.join(' ')] : apps));
}

async function contract(name: string): Promise<void> {
  const folders = stateFolders();
  const made = await timed(`Release ${name}`, () => makeRelease(folders.releases, knownApp(name)));
  await syncFromStore(folders);
  const proofs = await proveContract(folders, made, await readIdentity());
  for (const { against, problem } of proofs)
    print(problem ? `${pc.red('✗')} ${against}: ${problem}` : `${pc.green('✓')} fits ${against}`);
  if (proofs.some(({ problem }) => problem)) process.exitCode = 1;
}
