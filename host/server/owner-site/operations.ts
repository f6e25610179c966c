import path from 'node:path';
import { z } from 'zod';
import { errorMessage, isDiskFull } from '../error-code';
import { readFact, writeFact } from '../forms/database/facts';
import type { RequestDatabase } from '../forms/database/open-database';
import { candidateOf, fieldIn } from './candidate';
import { siteTexts } from './content/site-texts';
import { runOwnerCommand, type OwnerProgram, type RunningCommand } from './owner-command';
import type { SiteFolder } from './site-folder';

const problem = z.object({ field: z.string(), message: z.string() });

const operation = z.object({
  kind: z.enum(['preview', 'publish', 'rollback']),
  /** False while it runs, or when nobody saw its end. */
  isOver: z.boolean(),
  problems: z.array(problem),
  /** Why it failed, when he can do nothing about it. */
  failed: z.string().nullable(),
  /** Pages that have changed; null when there is nothing to see: no preview, and no other live site. */
  pages: z.array(z.string()).nullable(),
});

/** A preview, a publication or a rollback: the last one, running or not. */
export type Operation = z.infer<typeof operation>;

const step = z.object({ step: z.string(), done: z.number().optional(), of: z.number().optional() });
/** What it is doing. */
export type Step = z.infer<typeof step>;

/** What a command says of how it ends. */
const ending = z.object({
  refused: z.array(problem).optional(),
  failed: z.string().optional(),
  pages: z.array(z.string()).optional(),
});

export type Operations = {
  /** Null when there never was one. `isRunning` is false, too, for one that was cut off. */
  last(): { operation: Operation; isRunning: boolean; step: Step | null } | null;
  /** @returns false when another one is running: one at a time. */
  begin(kind: Operation['kind'], version?: string): boolean;
  /** Lets pages of the site follow the day. Does nothing while something runs. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

type OperationsOptions = {
  database: RequestDatabase;
  folder: SiteFolder;
  program: OwnerProgram;
  now: () => Date;
  log: (message: string) => void;
};

const factName = 'owner-operation';

export function ownerOperations(options: OperationsOptions): Operations {
  const { database, folder, program, now, log } = options;
  let running: { command: RunningCommand | null; step: Step | null } | null = null;
  let isStopped = false;

  function note(done: Operation): void {
    writeFact(database, { name: factName, value: JSON.stringify(done), at: now().getTime() });
  }

  async function command(given: readonly string[], hear: (said: unknown) => void) {
    const started = runOwnerCommand(program, { arguments: given, hear });
    if (running) running.command = started;
    return started.ended;
  }

  async function run(begun: Operation, version: string | undefined): Promise<void> {
    const done = { ...begun };
    try {
      await perform(done, await argumentsFor(begun, version));
      // The next desk tells that it was cut off.
      if (isStopped) return;
    } catch (error) {
      log(`The owner's site could not be changed (${begun.kind}): ${errorMessage(error)}`);
      done.failed = isDiskFull(error) ? siteTexts.diskFull : siteTexts.failed;
    }
    note({ ...done, isOver: true });
  }

  /** Of a preview or a publication, what he has prepared is written first. */
  async function argumentsFor({ kind }: Operation, version: string | undefined): Promise<readonly string[]> {
    if (kind === 'rollback') return [kind, version ?? []].flat();
    const from = await folder.prepare(candidateOf(database));
    return kind === 'publish' ? [kind, from] : [kind, from, '--to', path.join(folder.preview, 'site')];
  }

  async function perform(done: Operation, given: readonly string[]): Promise<void> {
    const { code, complaint } = await command(given, (said) => {
      const isAt = step.safeParse(said).data;
      if (isAt && running) running.step = isAt;
      const { refused, failed, pages } = ending.safeParse(said).data ?? {};
      if (refused) done.problems = refused.map(({ field, message }) => ({ field: fieldIn(field), message }));
      if (failed !== undefined) done.failed = failed;
      if (pages) done.pages = pages;
    });
    if (done.pages || done.problems.length > 0 || isStopped) return;
    // It was killed, and nobody knows how far it was.
    done.failed ??= siteTexts.interrupted;
    log(`rth owner ${given[0]} ended with ${code}: ${complaint}`);
  }

  /** One at a time. */
  async function alone(work: () => Promise<void>): Promise<void> {
    running = { command: null, step: null };
    await work().finally(() => (running = null));
  }

  return {
    last() {
      const last = readOperation(database);
      return last && { operation: last, isRunning: running !== null, step: running?.step ?? null };
    },
    begin(kind, version) {
      if (running !== null || isStopped) return false;
      const begun: Operation = {
        ...{ kind, isOver: false, problems: [], failed: null, pages: null },
      };
      // Before anything happens, so that a desk that is killed leaves word of it.
      note(begun);
      // On a full disk its end cannot be written down; the page then says that it was cut off.
      alone(() => run(begun, version)).catch((error: unknown) => log(errorMessage(error)));
      return true;
    },
    async refresh() {
      if (running !== null || isStopped) return;
      await alone(async () => {
        const { code, complaint } = await command(['refresh'], () => undefined);
        if (code !== 0 && !isStopped) throw new Error(complaint || `rth owner refresh ended with ${code}`);
      });
    },
    async stop() {
      isStopped = true;
      await running?.command?.stop();
    },
  };
}

function readOperation(database: RequestDatabase): Operation | null {
  const fact = readFact(database, factName);
  return fact && (operation.safeParse(JSON.parse(fact.value)).data ?? null);
}
