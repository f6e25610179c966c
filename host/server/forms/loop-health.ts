import { openSync, closeSync, readSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How a process is doing. */
export type LoopHealth = {
  /** Longest delay of the event loop, in milliseconds. */
  maxDelayMs: number;
  /**
   * Longest computing time of one turn, in milliseconds. Shorter than the delay when other processes had
   * the processor; equal to the delay on systems that do not report it.
   */
  maxBusyMs: number;
  rssBytes: number;
};

/** Milliseconds between two samples; shorter delays are not noticed. */
const resolution = 10;

/** Measures the event loop of this process from now on. */
export function watchLoop(): { read(): LoopHealth; reset(): void; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  const processor = mainThreadTime();
  let maxBusy = 0;
  let before = processor?.read() ?? 0;
  const looking = setInterval(() => {
    const now = processor?.read() ?? 0;
    maxBusy = Math.max(maxBusy, now - before - resolution);
    before = now;
  }, resolution);
  looking.unref();

  return {
    read() {
      // The histogram holds the time between two looks, in nanoseconds.
      const delay = Math.max(0, histogram.max / 1e6 - resolution);
      return {
        maxDelayMs: Math.round(delay),
        maxBusyMs: Math.round(processor ? Math.min(delay, maxBusy) : delay),
        rssBytes: process.memoryUsage.rss(),
      };
    },
    reset() {
      histogram.reset();
      maxBusy = 0;
    },
    stop() {
      histogram.disable();
      clearInterval(looking);
      processor?.close();
    },
  };
}

/** The time for which the thread of the event loop has run, in milliseconds. Null where it is not told. */
function mainThreadTime(): { read(): number; close(): void } | null {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const text = Buffer.alloc(64);
    return {
      // The first number, in nanoseconds.
      read: () => parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6,
      close: () => closeSync(file),
    };
  } catch {
    return null;
  }
}
