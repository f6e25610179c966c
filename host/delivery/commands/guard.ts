import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { errorMessage } from '../../server/error-code';
import { guardPass, type Decided } from '../guard/guard-pass';
import { isNeeded } from '../guard/start-guard';
import { report, say } from '../progress';
import { stateFolders, type StateFolders } from '../state-folders';
import { bringHere } from '../store/bring-here';
import { outcomeLine } from '../versions/version-lines';
import { tellTakenBack } from '../versions/read-versions';
import { composeOptions } from './compose-options';
import { milliseconds } from './duration';

type GuardOptions = { every: string; once?: boolean; whileNeeded?: boolean };

/** `guard`: watches staged releases until it is stopped. */
export function addGuardCommand(program: Command): void {
  program
    .command('guard')
    .description('take a staged release back when it fails, or promote it')
    .option('--every <time>', 'between two looks', '15s')
    .option('--once', 'look once')
    .option('--while-needed', 'end when nothing is watched any more')
    .action(async ({ every, once = false, whileNeeded = false }: GuardOptions) => {
      const [folders, wait] = [stateFolders(), milliseconds(every, '--every')];
      const decided: Decided[] = [];
      for (let isOver = false; !isOver;) {
        decided.push(...(await look(folders, once)));
        isOver = once || (whileNeeded && !(await isNeeded(folders)));
        if (!isOver) await pause(wait);
      }
      report(decided, decided.length > 0 ? [] : 'Nothing was to be decided.');
    });
}

/** A look that fails is repeated, since everything lies on disk. */
async function look(folders: StateFolders, mayFail: boolean): Promise<Decided[]> {
  try {
    await bringHere(folders);
    const decided = await guardPass(folders, await composeOptions());
    if (decided) say(outcomeLine(decided.app, decided.outcome));
    await tellTakenBack(folders);
    return decided ? [decided] : [];
  } catch (error) {
    if (mayFail) throw error;
    say(`! The guard could not look: ${errorMessage(error)}`);
    return [];
  }
}
