import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInThreads } from './threads';

/** From so many files on, threads save more time than they take to start: a site of 4,600 pages is slower with them. */
export const manyFiles = 20_000;

/** So many at a time: telling a thread what to do shall take no time. */
const batchSize = 500;

/**
 * Does something with each of many files, on several threads where that pays. Each file is opened,
 * read and hashed at once, as promises would take most of the time.
 * @param work one of the functions that many-files-thread.ts exports. It gives one result for each file, and
 * may be run twice on the same files.
 * @param tasks files, and what the work needs besides. @returns the results of each task, in the order of its files.
 */
export async function withEach<Task extends { files: readonly unknown[] }, Result>(
  work: (task: Task) => Result[],
  tasks: readonly Task[],
): Promise<Result[][]> {
  if (tasks.reduce((sum, { files }) => sum + files.length, 0) < manyFiles) return tasks.map(work);
  // With so many files the process holds much, and V8 would let its memory grow to four times that.
  setFlagsFromString('--heap-growing-percent=30');
  const batches = tasks.map(inBatches);
  const done = new Map<Task, Result[]>();
  const code = { file: path.join(__dirname, 'many-files-thread.ts'), name: work.name };
  await runInThreads<Task, Result[]>(code, batches.flat(), (batch, results) => done.set(batch, results));
  return batches.map((ofTask) => ofTask.flatMap((batch) => done.get(batch) ?? work(batch)));
}

function inBatches<Task extends { files: readonly unknown[] }>(task: Task): Task[] {
  const count = Math.ceil(task.files.length / batchSize);
  return Array.from({ length: count }, (_, index) => ({
    ...task,
    files: task.files.slice(index * batchSize, (index + 1) * batchSize),
  }));
}
