import { errorMessage } from '../error-code';
import { readFact, writeFact } from './database/facts';
import type { RequestDatabase } from './database/open-database';

const receiverAlive = 'receiver-alive';

/** Milliseconds between two signs of life. */
const interval = 15_000;

/** Leaves a sign of life of the receiver in the database, now and every 15 s, for the desk's health. */
export function keepAlive(
  database: RequestDatabase,
  { now, log }: { now: () => Date; log: (message: string) => void },
): { stop(): void } {
  let hasFailed = false;
  const sign = () => {
    try {
      writeFact(database, { name: receiverAlive, value: String(process.pid), at: now().getTime() });
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log(`The receiver cannot leave a sign of life: ${errorMessage(error)}`);
      hasFailed = true;
    }
  };
  sign();
  const timer = setInterval(sign, interval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** @returns milliseconds since the receiver's last sign of life; null when it never left one. */
export function silenceOfReceiver(database: RequestDatabase, now: Date): number | null {
  const sign = readFact(database, receiverAlive);
  return sign && Math.max(0, now.getTime() - sign.at);
}
