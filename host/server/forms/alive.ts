import { stat, writeFile } from 'node:fs/promises';
import { errorMessage, isErrorCode } from '../error-code';
import type { Spool } from './spool';

/** Milliseconds between two signs of life. */
const interval = 15_000;

/** Leaves a sign of life of the receiver in the spool, now and every 15 s, for the desk's health. */
export function keepAlive({ at }: Pick<Spool, 'at'>, log: (message: string) => void): { stop(): void } {
  let hasFailed = false;
  const sign = () =>
    void writeFile(at('alive', 'receiver'), `${process.pid}\n`).then(
      () => (hasFailed = false),
      (error: unknown) => {
        if (!hasFailed) log(`The receiver cannot leave a sign of life: ${errorMessage(error)}`);
        hasFailed = true;
      },
    );
  sign();
  const timer = setInterval(sign, interval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** @returns milliseconds since the receiver's last sign of life; null when it never left one. */
export async function silenceOfReceiver({ at }: Pick<Spool, 'at'>, now: Date): Promise<number | null> {
  try {
    return Math.max(0, now.getTime() - (await stat(at('alive', 'receiver'))).mtimeMs);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
