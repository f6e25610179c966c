import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, isErrorCode } from '../error-code';

/** Milliseconds between two signs of life. */
const interval = 15_000;

/** A file and no row: where the disk is full, its date changes all the same. */
const signOf = (folder: string) => path.join(folder, 'receiver-alive');

/** Leaves a sign of life of the receiver, now and every 15 s, for the desk's health. @param folder of all requests. */
export function keepAlive(folder: string, log: (message: string) => void): { stop(): void } {
  let hasFailed = false;
  const sign = () =>
    void writeFile(signOf(folder), `${process.pid}\n`).then(
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
export async function silenceOfReceiver(folder: string, now: Date): Promise<number | null> {
  try {
    return Math.max(0, now.getTime() - (await stat(signOf(folder))).mtimeMs);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
