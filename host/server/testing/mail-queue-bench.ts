import { readdir } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { startMailQueue, type MailQueue } from '../forms/mail/mail-queue';
import type { SendRequest } from '../forms/mail/mail-queue-state';
import type { RetrySettings } from '../forms/mail/mail-settings';
import { openSpool, type Spool } from '../forms/spool';
import { temporaryFolder } from './sample-site';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Waits for tests in which days pass. */
export const slowRetry: RetrySettings = { first: 60_000, longest: 6 * hour, giveUp: 5 * day };
const quickRetry: RetrySettings = { first: 2, longest: 10, giveUp: 60 };

/** A mail queue on a real disk, whose time a test can hurry. */
export type MailQueueBench = {
  spool: Spool;
  log: string[];
  /** Ends the queue that runs, and starts one over the same disk. */
  start(send: SendRequest, retry?: RetrySettings): Promise<MailQueue>;
  queue(): MailQueue;
  setPhotosSettled(areSettled: boolean): void;
  files(name: 'delivered' | 'undelivered'): Promise<string[]>;
  /** From here on timers and dates run as fast as the disk allows. */
  hurry(): void;
  /** Lets time pass until this is so: at most twenty days, where time is hurried. */
  until(isSo: () => boolean | Promise<boolean>): Promise<void>;
  /** Until no message waits any more. */
  settled(): Promise<void>;
  /** As a killed process: the queue goes on, and nobody stops it. */
  abandon(): MailQueue;
  close(): Promise<void>;
};

export async function mailQueueBench(): Promise<MailQueueBench> {
  const folder = await temporaryFolder();
  const spool = await openSpool(folder.path);
  const log: string[] = [];
  let running: MailQueue | null = null;
  let arePhotosSettled = true;
  let isHurried = false;

  const queue = () => {
    if (!running) throw new Error('There is no queue.');
    return running;
  };

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const begun = performance.now();
    while (!(await isSo())) {
      if (performance.now() - begun > 20 * day) throw new Error('That was never so.');
      if (isHurried) jest.advanceTimersToNextTimer();
      await turn();
    }
  }

  return {
    spool,
    log,
    queue,
    until,
    async start(send, retry = quickRetry) {
      await running?.stop();
      running = await startMailQueue({
        spool,
        send,
        retry,
        arePhotosSettled: async () => arePhotosSettled,
        // The day of the sample requests, whatever day it is.
        now: () => new Date('2026-11-21T12:00:00Z'),
        log: (line) => log.push(line),
      });
      return running;
    },
    setPhotosSettled: (areSettled) => (arePhotosSettled = areSettled),
    files: (name) => readdir(spool.at(name)),
    hurry() {
      isHurried = true;
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    },
    settled: () => until(() => queue().status().waiting === 0),
    abandon() {
      const abandoned = queue();
      running = null;
      return abandoned;
    },
    async close() {
      await running?.stop();
      jest.useRealTimers();
      await folder.remove();
    },
  };
}

/** An error as nodemailer gives it. */
export function smtpError(code: string, permanent?: boolean): Error {
  return Object.assign(new Error('said no'), { code, ...(permanent !== undefined && { permanent }) });
}
