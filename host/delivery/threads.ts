import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** What threads run. */
export type ThreadCode = {
  /** Module of TypeScript, absolute. */
  file: string;
  /** Which of its functions; absent: the default one. */
  name?: string;
  /** What each thread is told when it starts. */
  data?: unknown;
};

const mostThreads = 4;

/** So many tasks a thread has at a time: the next one is there when one is done. */
const tasksInHand = 2;

/**
 * Runs tasks on several threads.
 * @param use is given each result as it comes.
 * @returns the tasks that failed, or that a thread has died of, for the caller to do: an error loses its class
 * on its way between threads. By then all threads have ended.
 */
export async function runInThreads<Task, Result>(
  { file, name, data }: ThreadCode,
  tasks: readonly Task[],
  use: (task: Task, result: Result) => void,
): Promise<Task[]> {
  const threads = Math.min(mostThreads, availableParallelism());
  const pool = new Piscina<Task, Result>({
    filename: file,
    ...(name ? { name } : {}),
    execArgv: ['--require', require.resolve('tsx/cjs')],
    workerData: data,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksInHand,
  });
  const ended = pool.threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve)));
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    void pool.destroy();
  };
  // What waits for a thread that has died would wait for ever.
  pool.on('workerDestroy', stop);
  pool.on('error', stop);

  const failed: Task[] = [];
  const left = tasks.values();
  // No more than threads can take: what waits in a pool takes much memory.
  const lane = async () => {
    for (const task of left) {
      if (isStopped) failed.push(task);
      else
        await pool.run(task).then(
          (result) => use(task, result),
          () => void failed.push(task),
        );
    }
  };
  await Promise.all(Array.from({ length: threads * tasksInHand }, lane));
  stop();
  // Until then a thread may be writing.
  await Promise.all(ended);
  return failed;
}
