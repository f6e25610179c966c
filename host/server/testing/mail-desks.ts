import { keepSample, databaseForEach } from './sample-database';
import { startMailQueue, type Delivery, type MailQueue } from '../forms/mail/mail-queue';
import { requestOf, type KeptRequest } from '../forms/database/kept-request';
import type { StoredRequest } from '../forms/stored-request';

export const sampleMailReference = 'RTH-20261121-AAAAAA';

/** Desks that look for mail without a pause, over one database, at a time that a test sets; new ones for each test. */
export function mailDesksForEach() {
  let queues: MailQueue[] = [];
  // Before the database goes with its folder.
  afterEach(async () => {
    for (const queue of queues) await queue.stop();
  });
  const test = databaseForEach();
  const keptOf = (key: string) => requestOf(test.database, key);
  const desks = {
    test,
    /** Milliseconds since 1970. */
    time: 0,
    /** References, in the order in which messages were handed to a mail server. */
    sent: new Array<string>(),
    /** Starts one more desk, whose messages take what `send` takes. */
    start(send: (kept: KeptRequest) => Promise<Partial<Delivery> | void> = async () => undefined): MailQueue {
      const queue = startMailQueue({
        database: test.database,
        async send(kept) {
          desks.sent.push(kept.reference);
          return { mailedTo: [], refused: null, ...(await send(kept)) };
        },
        retry: { first: 1_000, longest: 60_000 },
        now: () => new Date(desks.time),
        log: (line) => test.log.push(line),
        pause: 1,
      });
      queues.push(queue);
      return queue;
    },
    /** As killed processes: nobody waits for what the desks are sending. */
    abandon() {
      for (const queue of queues) void queue.stop();
      queues = [];
    },
    /** Keeps a request, by default that of `sampleMailReference`. @returns its reference. */
    keep: (over: Partial<StoredRequest> = {}) =>
      keepSample(test.database, {
        reference: sampleMailReference,
        receivedAt: '2026-11-21T09:00:00.000Z',
        ...over,
      }),
    keptOf,
    stateOf: (key: string) => keptOf(key)?.mailState,
    isSent: (key: string) => keptOf(key)?.mailState === 'sent',
  };
  beforeEach(() => {
    queues = [];
    desks.sent = [];
    // The day of the sample requests, whatever day it is.
    desks.time = Date.parse('2026-11-21T12:00:00Z');
  });
  return desks;
}

/** An error as nodemailer gives it. */
export const smtpError = (code: string, permanent?: boolean, response = ''): Error =>
  Object.assign(new Error('said no'), { code, response, ...(permanent !== undefined && { permanent }) });

/** A server that will not have the message, for good. */
export const refuse = (): Promise<never> => Promise.reject(smtpError('EMESSAGE', true));
