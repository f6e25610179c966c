import type { ChildProcess } from 'node:child_process';
import { processAddress } from './process-address';
import { endProcess, startProcess, type ProcessOptions } from './start-process';

/** A process that is started again whenever it ends. */
export type SupervisedProcess = {
  /** Where the process listens, or null while it is not there. */
  address(): string | null;
  /** Resolves with the address as soon as there is one; null after `patience` milliseconds without. */
  reach(patience: number): Promise<string | null>;
  processId(): number | undefined;
  /** Ends the process in good order, and does not start it again. */
  stop(): Promise<void>;
};

/** Milliseconds before a process is started again: doubling for one that keeps ending. */
const firstRestart = 200;
const longestRestart = 30_000;
/** A process that lived this long is no longer counted as one that keeps ending. Milliseconds. */
const soundLife = 60_000;

/**
 * Starts a process and keeps it going.
 * @throws Error with the reason of the process itself when the first start fails.
 */
export async function superviseProcess(options: ProcessOptions): Promise<SupervisedProcess> {
  const { name, log } = options;
  const address = processAddress();
  let child: ChildProcess | null = null;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Resolves with null once the process is ready, or with the reason why it never will be. */
  function start(): Promise<string | null> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      child = startProcess(options, {
        onReady(found, processId) {
          if (failures > 0) log(`${name}: is back, process ${processId}`);
          address.found(found);
          resolve(null);
        },
        onEnd(reason) {
          const wasReady = address.now() !== null;
          address.lost();
          child = null;
          resolve(reason);
          if (isStopped) return;
          if (performance.now() - startedAt > soundLife) failures = 0;
          if (wasReady || failures > 0) startAgain(reason);
        },
      });
    });
  }

  function startAgain(ending: string): void {
    const wait = Math.min(longestRestart, firstRestart * 2 ** failures);
    failures += 1;
    log(`${name}: ${ending}. Started again in ${(wait / 1_000).toFixed(1)} s.`);
    restart = setTimeout(() => void start(), wait);
  }

  const refusal = await start();
  if (refusal !== null) {
    isStopped = true;
    clearTimeout(restart);
    throw new Error(refusal);
  }

  return {
    address: address.now,
    processId: () => child?.pid,
    reach: address.reach,
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      address.end();
      if (child) await endProcess(child);
    },
  };
}
