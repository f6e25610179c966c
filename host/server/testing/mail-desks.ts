import { keepSample, databaseForEach } from './sample-database';
import { startMailQueue, type Delivery, type MailQueue } from '../forms/mail/mail-queue';
import { countMail } from '../forms/database/mail-rows';
import { requestOf, type KeptRequest } from '../forms/database/kept-request';
import type { StoredRequest } from '../forms/stored-request';

export const sampleMailReference = 'RTH-20261121-AAAAAA';

/** Provides each test with a database, a clock, and mail queues that poll every millisecond. */
export function mailDesksForEach() {
  let queues: MailQueue[] = [];
  // Stops the queues before the folder of the database is removed.
  afterEach(async () => {
    for (const queue of queues) await queue.stop();
  });
  const test = databaseForEach();
  const keptOf = (key: string) => requestOf(test.database, key);
  const desks = {
    test,
    /** Milliseconds since 1970. */
    time: 0,
    /** References in the order of delivery. */
    sent: new Array<string>(),
    /** Starts another mail queue, which delivers with `send`. */
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
    /** Abandons the queues, as if their processes were killed. */
    abandon() {
      for (const queue of queues) void queue.stop();
      queues = [];
    },
    /** Stores a request, by default under `sampleMailReference`. @returns its reference. */
    keep: (over: Partial<StoredRequest> = {}) =>
      keepSample(test.database, {
        reference: sampleMailReference,
        receivedAt: '2026-11-21T09:00:00.000Z',
        ...over,
      }),
    keptOf,
    count: (state: 'waiting' | 'refused') => countMail(test.database, state),
    stateOf: (key: string) => keptOf(key)?.mailState,
    isSent: (key: string) => keptOf(key)?.mailState === 'sent',
  };
  beforeEach(() => {
    queues = [];
    desks.sent = [];
    // The day of the sample requests.
    desks.time = Date.parse('2026-11-21T12:00:00Z');
  });
  return desks;
}

/** Creates an error like those of nodemailer. */
export const smtpError = (code: string, permanent?: boolean, response = ''): Error =>
  Object.assign(new Error('no'), { code, response, ...(permanent !== undefined && { permanent }) });

/** Rejects like a server that refuses a message permanently. */
export const refuse = (): Promise<never> => Promise.reject(smtpError('EMESSAGE', true));
