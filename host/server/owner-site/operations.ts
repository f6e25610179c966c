import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage, isErrorCode } from '../error-code';
import { readFact, writeFact } from '../forms/database/facts';
import type { RequestDatabase } from '../forms/database/open-database';
import { candidateOf, fieldIn, problemsOfCandidate, writeCandidate, type Problem } from './candidate';
import { siteTexts } from './content/site-texts';
import { runOwnerCommand, type OwnerProgram, type RunningCommand, type Spoken } from './owner-command';
import { noteSlugs } from './owner-versions';
import type { SiteFolder } from './site-folder';

const operation = z.object({
  kind: z.enum(['preview', 'publish', 'rollback']),
  /** Milliseconds since 1970. */
  began: z.number(),
  /** Null while it runs, or when nobody saw its end. */
  ended: z.number().nullable(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The works that a problem of `works.0` means. */
  workIds: z.array(z.string()),
  /** Why it failed, when he can do nothing about it. */
  failed: z.string().nullable(),
  /** Pages that have changed. */
  pages: z.array(z.string()),
  /** Whether there is something to see: a preview, or a live site. */
  isDone: z.boolean(),
});

/** A preview, a publication or a rollback: the last one, running or not. */
export type Operation = z.infer<typeof operation>;
/** What it is doing. */
export type Step = { name: string; done?: number | undefined; of?: number | undefined };

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
  let naming = Promise.resolve();

  function note(done: Operation): void {
    writeFact(database, { name: factName, value: JSON.stringify(done), at: now().getTime() });
  }

  async function run(begun: Operation, version: string | undefined): Promise<void> {
    const ended = { ...begun };
    const finish = () => note({ ...ended, ended: now().getTime() });
    try {
      const given = await argumentsOf(ended, version);
      if (given === null) return finish();
      const command = runOwnerCommand(program, { arguments: given, hear: (line) => hear(ended, line) });
      if (running) running.command = command;
      const { code, complaint } = await command.ended;
      // The next desk tells that it was cut off.
      if (isStopped) return;
      if (!ended.isDone && ended.problems.length === 0) {
        // It was killed, and nobody knows how far it was.
        ended.failed ??= siteTexts.interrupted;
        log(`rth owner ${given[0]} ended with ${code}: ${complaint}`);
      }
      finish();
      // He need not wait for it, but the next publication does.
      if (ended.isDone && ended.kind === 'publish') naming = noteSlugs(database, program, now().getTime());
      naming.catch((error: unknown) => log(`The addresses of works are not noted: ${errorMessage(error)}`));
    } catch (error) {
      log(`The owner's site could not be changed (${begun.kind}): ${errorMessage(error)}`);
      ended.failed = isErrorCode(error, 'ENOSPC') ? siteTexts.fileProblems['no-room'] : siteTexts.failed;
      tryTo(finish);
    } finally {
      await rm(folder.candidates, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  /** Null when there is something to put right first. */
  async function argumentsOf(begun: Operation, version?: string): Promise<readonly string[] | null> {
    if (begun.kind === 'rollback') return version === undefined ? ['rollback'] : ['rollback', version];
    await naming.catch(() => undefined);
    const candidate = candidateOf(database, folder);
    begun.workIds = [...candidate.workIds];
    begun.problems = [...problemsOfCandidate(candidate)];
    if (candidate.unready > 0) begun.problems.push({ field: 'photos', message: siteTexts.photosUnready });
    if (begun.problems.length > 0) return null;
    const from = await folder.newCandidate();
    await writeCandidate(candidate, from);
    return begun.kind === 'publish'
      ? ['publish', from]
      : ['preview', from, '--to', path.join(folder.preview, 'site')];
  }

  function hear(begun: Operation, { step, done, of, refused, failed, pages, preview, live }: Spoken): void {
    if (step !== undefined && running) running.step = { name: step, done, of };
    if (refused)
      begun.problems = refused.map(({ field, message }): Problem => ({ field: fieldIn(field), message }));
    if (failed !== undefined) begun.failed = failed;
    if (pages) begun.pages = pages;
    if (preview !== undefined || typeof live === 'string') begun.isDone = true;
  }

  return {
    last() {
      const operation = readOperation(database);
      return operation && { operation, isRunning: running !== null, step: running?.step ?? null };
    },
    begin(kind, version) {
      if (running !== null || isStopped) return false;
      const begun: Operation = {
        ...{ kind, began: now().getTime(), ended: null, problems: [], workIds: [] },
        ...{ failed: null, pages: [], isDone: false },
      };
      // Before anything happens, so that a desk that is killed leaves word of it.
      note(begun);
      running = { command: null, step: null };
      void run(begun, version).finally(() => (running = null));
      return true;
    },
    async refresh() {
      if (running !== null || isStopped) return;
      running = { command: null, step: null };
      try {
        const command = runOwnerCommand(program, { arguments: ['refresh'], hear: () => undefined });
        running.command = command;
        const { code, complaint } = await command.ended;
        if (code !== 0 && !isStopped) throw new Error(complaint || `rth owner refresh ended with ${code}`);
      } finally {
        running = null;
      }
    },
    async stop() {
      isStopped = true;
      await running?.command?.stop();
      await naming.catch(() => undefined);
    },
  };
}

function readOperation(database: RequestDatabase): Operation | null {
  try {
    const fact = readFact(database, factName);
    return fact && (operation.safeParse(JSON.parse(fact.value)).data ?? null);
  } catch {
    return null;
  }
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // On a full disk its end cannot be written down; the page then says that it was cut off.
  }
}
