import { z } from 'zod';
import { errorMessage } from '../error-code';

/** What a process tells its parent, once. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), address: z.string() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

type ChildMessage = z.infer<typeof childMessage>;

// Milliseconds: less than systemd and containers wait before they kill.
const longestStop = 8_000;

type Running = { address: string; close: () => Promise<void> };

/**
 * The body of a process of its own: starts, tells its parent the address where it listens, and stops in
 * good order on Ctrl+C, on SIGTERM and when its parent is gone. Also runs alone, as under systemd.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  try {
    const { address, close } = await start();
    // It may come twice, to the whole group and from the parent: the second must not cut the first short.
    process.on('SIGTERM', () => void stop(close));
    // Ctrl+C reaches every process of a terminal: the parent decides when this one stops.
    process.on('SIGINT', () => process.connected || void stop(close));
    process.once('disconnect', () => void stop(close));
    tell({ kind: 'ready', address });
  } catch (error) {
    if (!process.connected) console.error(errorMessage(error));
    tell({ kind: 'failed', reason: errorMessage(error) });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}

function tell(message: ChildMessage): void {
  process.send?.(message);
}

let isStopping = false;

/** Unfinished work is taken up by the next start. */
async function stop(close: () => Promise<void>): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const limit = setTimeout(() => process.exit(0), longestStop);
  try {
    await close();
  } catch (error) {
    console.error(error);
  }
  clearTimeout(limit);
  process.exit(0);
}
