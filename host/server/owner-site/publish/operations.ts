import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../../error-code';
import { finishErasure } from '../../forms/retention';
import { changeDraft, publishedDraft, readDraft, removeDraft } from '../../forms/database/draft-rows';
import { readFact, writeFact } from '../../forms/database/facts';
import type { RequestDatabase } from '../../forms/database/open-database';
import type { OwnerJob, Step } from '../../identity/owner-job';
import { candidateOf } from './candidate';
import { siteTexts } from '../content/site-texts';
import { forgetWithdrawn } from './forget-withdrawn';
import type { RunningJob, RunOwnerJob } from './run-owner-job';
import { homeOfWork } from '../site-drafts';
import type { SiteFolder } from '../site-folder';
import { noteLive, unitsOf } from './unpublished';

const changedPage = z.object({
  path: z.string(),
  title: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
});

const operation = z.object({
  kind: z.enum(['preview', 'publish', 'rollback', 'withdraw']),
  /** False while it runs, or when nobody saw its end. */
  isOver: z.boolean(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })).readonly(),
  /** Why it failed, when he can do nothing about it. */
  failed: z.string().nullable(),
  /** Pages that have changed; null when there is nothing to see: no preview, and no other live site. */
  pages: z.array(changedPage).readonly().nullable(),
  /** When it was over. Milliseconds since 1970. */
  at: z.number().catch(0),
});

/** A preview, a publication, a rollback or a withdrawal: the last one, running or not. */
export type Operation = z.infer<typeof operation>;

export type Operations = ReturnType<typeof ownerOperations>;

type OperationsOptions = {
  database: RequestDatabase;
  folder: SiteFolder;
  run: RunOwnerJob;
  now: () => Date;
  log: (message: string) => void;
};

/** What the owner chose: a version for a rollback, originals and whole works for a withdrawal. */
type Choice = { version?: string | undefined; originals?: readonly string[]; works?: readonly string[] };

const factName = 'owner-operation';

export function ownerOperations({ database, folder, run, now, log }: OperationsOptions) {
  let running: { job: RunningJob; step: Step | null } | null = null;
  let isStopped = false;

  function note(done: Operation): void {
    writeFact(database, { name: factName, value: JSON.stringify(done), at: now().getTime() });
  }

  /** One at a time. */
  async function ask(job: OwnerJob) {
    running = {
      job: run(job, (step) => {
        if (running) running.step = step;
      }),
      step: null,
    };
    const answer = await running.job.ended.finally(() => (running = null));
    if (answer.withdrawn?.length && !isStopped) forgetWithdrawn({ database, now }, answer.withdrawn);
    return answer;
  }

  function jobOf(kind: Operation['kind'], { version, originals = [], works = [] }: Choice): OwnerJob {
    if (kind === 'rollback') return { kind, version };
    if (kind === 'withdraw') return { kind, originals, works };
    const prepared = { input: candidateOf(database), folder: folder.root };
    if (kind === 'publish') return { kind, ...prepared };
    return { kind, ...prepared, to: path.join(folder.preview, 'site') };
  }

  /** Keeps what is live for backups. After a rollback nothing is kept, and a restore brings drafts alone. */
  function keepPublished(job: OwnerJob, version: string | undefined): void {
    const moment = now().getTime();
    if (version && job.kind === 'publish')
      noteLive(database, { version, at: moment, published: unitsOf(job.input) });
    if (version && job.kind === 'rollback') noteLive(database, { version, at: moment });
    if (job.kind === 'withdraw') {
      for (const id of job.works) removeDraft(database, homeOfWork(id).draft, moment);
      rmSync(path.join(folder.preview, 'site'), { recursive: true, force: true });
      const published = readDraft(database, publishedDraft);
      if (version && published)
        noteLive(database, { version, at: moment, published: unitsOf(published.value) });
      finishErasure(database, now());
    }
    if (job.kind === 'rollback') removeDraft(database, publishedDraft, moment);
    if (job.kind !== 'publish') return;
    changeDraft(database, publishedDraft, moment, () => ({ value: job.input, version: 1 }));
  }

  async function carryOut(begun: Operation, job: OwnerJob): Promise<void> {
    const { refused: problems = [], pages = null, failed, version, complaint } = await ask(job);
    // The next desk tells that it was cut off.
    if (isStopped) return;
    const isDone = pages !== null || problems.length > 0;
    if (pages !== null) keepPublished(job, version);
    if (!isDone) log(`The owner's site could not be changed (${job.kind}): ${complaint}`);
    // Of one that was killed nobody knows how far it was.
    const otherwise = isDone ? null : siteTexts.interrupted;
    const at = now().getTime();
    note({ ...begun, isOver: true, problems, pages, failed: failed ?? otherwise, at });
  }

  function start(kind: Operation['kind'], jobOfIt: () => OwnerJob): boolean {
    if (running !== null || isStopped) return false;
    const begun = { kind, isOver: false, problems: [], failed: null, pages: null, at: 0 };
    // Before anything happens, so that a desk that is killed leaves word of it.
    note(begun);
    // On a full disk its end cannot be written down; the page then says that it was cut off.
    carryOut(begun, jobOfIt()).catch((error: unknown) => log(errorMessage(error)));
    return true;
  }

  return {
    /** Null when there never was one. `isRunning` is false, too, for one that was cut off. */
    last() {
      const last = readOperation(database);
      return last && { operation: last, isRunning: running !== null, step: running?.step ?? null };
    },
    /** @returns false when another one is running: one at a time. */
    begin: (kind: Operation['kind'], choice: Choice = {}) => start(kind, () => jobOf(kind, choice)),
    /** Publishes what a backup has brought back. Tries once: the owner sees what was refused. */
    publishRestored() {
      const restored = readDraft(database, publishedDraft);
      if (restored?.version !== 0) return;
      const { value: input } = restored;
      changeDraft(database, publishedDraft, restored.at, () => ({ value: input, version: 1 }));
      start('publish', () => ({ kind: 'publish', input, folder: folder.root }));
    },
    /** Lets pages of the site follow the day. Does nothing while something runs. */
    async refresh() {
      if (running !== null || isStopped) return;
      const { pages, complaint } = await ask({ kind: 'refresh' });
      if (!pages && !isStopped) throw new Error(complaint || 'nobody knows why');
    },
    async stop() {
      isStopped = true;
      await running?.job.stop();
    },
  };
}

function readOperation(database: RequestDatabase): Operation | null {
  const fact = readFact(database, factName);
  return fact && (operation.safeParse(JSON.parse(fact.value)).data ?? null);
}
