import { rmSync } from 'node:fs';
import { z } from 'zod';
import { errorMessage } from '../../../delivery/error-code';
import { readFact, writeFact, type ServiceParts } from '../../requests/database/open-database';
import { siteTexts } from '../content/site-texts';
import { removeDraft } from '../drafts';
import { draftOfProject, listProjects } from '../projects/projects';
import { previewFolder, siteFolder } from '../site-folder';
import { candidateOf } from './candidate';
import type { ContentJob } from './content-process';
import { noteLive, readPublications } from './publications';
import { forgetRemoved } from './removed-photos';
import type { RunningJob, RunContentJob } from './run-content-job';

const operation = z.object({
  kind: z.enum(['preview', 'publish', 'rollback', 'remove']),
  problems: z
    .array(z.object({ field: z.string(), message: z.string(), detail: z.string().optional() }))
    .readonly(),
  /** Reason for a failure that the owner cannot correct. */
  failed: z.string().nullable(),
  /** Whether the operation has done what was asked. A preview may be done and have problems. */
  isDone: z.boolean(),
});

/** The result of a preview, a publication, a rollback or a removal. */
export type Operation = z.infer<typeof operation>;

/** What the owner asks for. */
type Choice =
  | { kind: 'preview' | 'publish' }
  /** Hash of the content to go back to. */
  | { kind: 'rollback'; content: string }
  /** Hashes of originals, and ids of projects. */
  | { kind: 'remove'; originals: readonly string[]; projects: readonly string[] };

export type Operations = ReturnType<typeof ownerOperations>;

const factName = 'owner-operation';

export function ownerOperations({ database, run, now, log }: ServiceParts & { run: RunContentJob }) {
  let running: RunningJob | null = null;
  let kindOfRunning: Operation['kind'] | null = null;
  let encoding: RunningJob | null = null;
  let isStopped = false;

  /** Runs a job. The caller must check that no other job runs. */
  async function ask(job: ContentJob) {
    // A removal must not miss a file that is still being encoded.
    void encoding?.stop();
    running = run(job);
    const answer = await running.ended.finally(() => (running = kindOfRunning = null));
    if (answer.removed?.length && !isStopped) forgetRemoved(database, answer.removed, now().getTime());
    return answer;
  }

  function jobOf(choice: Choice): ContentJob {
    if (choice.kind === 'rollback' || choice.kind === 'remove') return choice;
    const prepared = { input: candidateOf(database), folder: siteFolder(database) };
    return choice.kind === 'publish'
      ? { kind: 'publish', ...prepared }
      : { kind: 'preview', ...prepared, to: previewFolder(database) };
  }

  function note(done: Operation): void {
    writeFact(database, { name: factName, value: JSON.stringify(done), at: now().getTime() });
  }

  async function carryOut(choice: Choice, job: ContentJob): Promise<void> {
    const { kind } = choice;
    const start = now().getTime();
    const { refused: problems = [], isDone = false, live, failed, complaint } = await ask(job);
    if (isStopped) return;
    if (isDone && choice.kind === 'remove') {
      for (const id of choice.projects) removeDraft(database, draftOfProject(id));
      rmSync(previewFolder(database), { recursive: true, force: true });
    }
    if (isDone && live) {
      const { draftsUntil } = readPublications(database);
      noteLive(database, live, kind === 'publish' ? start : kind === 'rollback' ? 0 : draftsUntil);
    }
    const isAnswered = isDone || problems.length > 0;
    if (failed || !isAnswered) log(`The owner's operation "${kind}" failed: ${complaint}`);
    note({ kind, problems, isDone, failed: failed ?? (isAnswered ? null : siteTexts.interrupted) });
  }

  return {
    /** Returns the kind of the operation that runs, or null. */
    running: () => kindOfRunning,
    /** Returns the result of the last operation, or null before the first. */
    last(): Operation | null {
      const fact = readFact(database, factName);
      return fact && operation.parse(JSON.parse(fact.value));
    },
    /** Starts an operation. @returns false while another one runs. */
    begin(choice: Choice): boolean {
      if (running !== null || isStopped) return false;
      const job = jobOf(choice);
      // The next process reports an interruption if this one is killed, or cannot record the end on a full disk.
      note({ kind: choice.kind, problems: [], isDone: false, failed: siteTexts.interrupted });
      kindOfRunning = choice.kind;
      carryOut(choice, job).catch((error: unknown) => log(errorMessage(error)));
      return true;
    },
    /** Recomposes the live site, unless another job runs. */
    async refresh() {
      if (running !== null || isStopped) return;
      const { isDone, complaint } = await ask({ kind: 'refresh' });
      if (!isDone && !isStopped) throw new Error(complaint || 'unknown reason');
    },
    /** Encodes the photographs of projects in the background. A publication encodes any that remain. */
    encodeNewPhotos() {
      void encoding?.stop();
      if (running !== null || isStopped) return;
      const files = listProjects(database).flatMap(({ photos }) => photos.map(({ file }) => `files/${file}`));
      encoding = run({ kind: 'encode', folder: siteFolder(database), files });
    },
    async stop() {
      isStopped = true;
      await Promise.all([running?.stop(), encoding?.stop()]);
    },
  };
}
