import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../../../delivery/error-code';
import { removeDraft } from '../draft-rows';
import { readFact, writeFact, type RequestDatabase } from '../../requests/database/open-database';
import type { Step } from '../../../delivery/owner/pictures';
import { candidateOf } from './candidate';
import type { ContentJob } from './content-job';
import { siteTexts } from '../content/site-texts';
import { forgetWithdrawn } from './forget-withdrawn';
import type { RunningJob, RunContentJob } from './run-content-job';
import { homeOfProject, listProjects } from '../site-drafts';
import type { SiteFolder } from '../site-folder';
import { hasChanges, noteLive, readPublications } from './publications';

const operation = z.object({
  kind: z.enum(['preview', 'publish', 'rollback', 'withdraw']),
  /** False while the operation runs, and after a crash. */
  isOver: z.boolean(),
  problems: z
    .array(z.object({ field: z.string(), message: z.string(), detail: z.string().optional() }))
    .readonly(),
  /** Reason for a failure that the owner cannot correct. */
  failed: z.string().nullable(),
  /** Whether the operation has done what was asked. A preview may be done and have problems. */
  isDone: z.boolean(),
  /** Time at which the operation ended, in milliseconds since 1970. */
  at: z.number().catch(0),
});

/** The last preview, publication, rollback or withdrawal, finished or not. */
export type Operation = z.infer<typeof operation>;

export type Operations = ReturnType<typeof ownerOperations>;

type OperationsOptions = {
  database: RequestDatabase;
  folder: SiteFolder;
  run: RunContentJob;
  now: () => Date;
  log: (message: string) => void;
};

/** Content to go back to, or hashes of originals and ids of projects to remove. */
type Choice = { content?: string; originals?: readonly string[]; projects?: readonly string[] };

const factName = 'owner-operation';

export function ownerOperations({ database, folder, run, now, log }: OperationsOptions) {
  let running: { job: RunningJob; step: Step | null } | null = null;
  let encoding: RunningJob | null = null;
  let hasNewPhotos = false;
  let isStopped = false;

  function note(done: Operation): void {
    writeFact(database, { name: factName, value: JSON.stringify(done), at: now().getTime() });
  }

  /**
   * Runs a job. The caller must check that no other job runs. Stops the background encoding first, so that a withdrawal
   * cannot miss a file that is still being encoded.
   */
  async function ask(job: ContentJob) {
    void encoding?.stop();
    running = {
      job: run(job, (step) => {
        if (running) running.step = step;
      }),
      step: null,
    };
    const answer = await running.job.ended.finally(() => (running = null));
    if (answer.removed?.length && !isStopped) forgetWithdrawn({ database, now }, answer.removed);
    void encodeAhead();
    return answer;
  }

  /** Encodes new photographs in the background, one job at a time and never during an operation. */
  async function encodeAhead(): Promise<void> {
    while (hasNewPhotos && !encoding && !running && !isStopped) {
      hasNewPhotos = false;
      const files = listProjects(database).flatMap(({ photos }) => photos.map(({ file }) => `files/${file}`));
      encoding = run({ kind: 'encode', folder: folder.root, files });
      await encoding.ended;
      encoding = null;
    }
  }

  function jobOf(
    kind: Operation['kind'],
    { content = '', originals = [], projects = [] }: Choice,
  ): ContentJob {
    if (kind === 'rollback') return { kind, content };
    if (kind === 'withdraw') return { kind, originals, projects };
    const prepared = { input: candidateOf(database), folder: folder.root };
    if (kind === 'publish') return { kind, ...prepared };
    return { kind, ...prepared, to: path.join(folder.preview, 'site') };
  }

  async function carryOut(begun: Operation, job: ContentJob): Promise<void> {
    const start = now().getTime();
    const hadChanges = hasChanges(database);
    const answer = await ask(job);
    const { refused: problems = [], isDone = false, live, failed, complaint } = answer;
    // If this process is stopping, the next process reports the interruption.
    if (isStopped) return;
    const at = now().getTime();
    if (isDone && job.kind === 'withdraw') {
      for (const id of job.projects) removeDraft(database, homeOfProject(id).draft);
      rmSync(path.join(folder.preview, 'site'), { recursive: true, force: true });
    }
    if (isDone && live) {
      // A withdrawal changes drafts and site alike.
      const afterWithdrawal = hadChanges ? readPublications(database).draftsUntil : at;
      const afterRollback = job.kind === 'rollback' ? 0 : afterWithdrawal;
      noteLive(database, live, job.kind === 'publish' ? start : afterRollback);
    }
    const isAnswered = isDone || problems.length > 0;
    if (!isAnswered) log(`The owner's operation "${job.kind}" failed: ${complaint}`);
    // A killed process reports no reason.
    const otherwise = isAnswered ? null : siteTexts.interrupted;
    note({ ...begun, isOver: true, problems, isDone, failed: failed ?? otherwise, at });
  }

  function start(kind: Operation['kind'], jobOfIt: () => ContentJob): boolean {
    if (running !== null || isStopped) return false;
    const begun = { kind, isOver: false, problems: [], failed: null, isDone: false, at: 0 };
    // The start is recorded first, so that the next process knows about the operation if this process is killed.
    note(begun);
    // If the disk is full, the end cannot be recorded, and the page reports an interruption.
    carryOut(begun, jobOfIt()).catch((error: unknown) => log(errorMessage(error)));
    return true;
  }

  return {
    /** Returns the last operation, or null before the first. `isRunning` is also false after a crash. */
    last() {
      const last = readOperation(database);
      return last && { operation: last, isRunning: running !== null, step: running?.step ?? null };
    },
    /** Starts an operation. @returns false while another one runs. */
    begin: (kind: Operation['kind'], choice: Choice = {}) => start(kind, () => jobOf(kind, choice)),
    /** Recomposes the live site, unless an operation runs. */
    async refresh() {
      if (running !== null || isStopped) return;
      const { isDone, complaint } = await ask({ kind: 'refresh' });
      if (!isDone && !isStopped) throw new Error(complaint || 'unknown reason');
    },
    /** Encodes new photographs in the background. A publication encodes any that remain. */
    encodeNewPhotos() {
      hasNewPhotos = true;
      void encodeAhead();
    },
    async stop() {
      isStopped = true;
      await Promise.all([running?.job.stop(), encoding?.stop()]);
    },
  };
}

function readOperation(database: RequestDatabase): Operation | null {
  const fact = readFact(database, factName);
  return fact && (operation.safeParse(JSON.parse(fact.value)).data ?? null);
}
