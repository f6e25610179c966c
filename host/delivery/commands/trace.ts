import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { report } from '../progress';
import { stateFolders } from '../state-folders';
import { linesOf, traceStack } from '../trace/trace-stack';

/** `trace`: where in the sources a browser's stack leads. */
export function addTraceCommand(program: Command): void {
  program
    .command('trace')
    .description('a browser’s stack as lines of the sources: trace < stack.txt')
    .argument('[file]', 'with the stack; by default the standard input')
    .action(async (file?: string) => {
      const stack = file === undefined ? await text(process.stdin) : await readFile(file, 'utf8');
      const traced = await traceStack(stateFolders().releases, stack.trimEnd());
      report(traced, linesOf(traced));
    });
}
