import { keepSample, rawName, reencodeSample, samplePhoto } from '../../testing/sample-database';
import { mailDesksForEach, refuse, sampleMailReference, smtpError } from '../../testing/mail-desks';
import { until } from '../../testing/until';
import { eraseRequests, markHandled, markNew } from '../database/request-changes';
import { requestOf } from '../database/kept-request';
import { mostRefusals, startWithoutMail, type Delivery } from './mail-queue';

const desks = mailDesksForEach();
const reference = sampleMailReference;
const other = 'RTH-20261121-BBBBBB';
const day = 24 * 60 * 60 * 1000;

describe('the mail queue', () => {
  it('sends each waiting and each new request once', async () => {
    const first = desks.keep();
    const queue = desks.start();
    await until(() => desks.isSent(first));
    const second = desks.keep({ reference: other, fingerprint: 'b'.repeat(64) });
    await until(() => desks.isSent(second));
    await queue.stop();
    desks.start();
    await until(() => desks.count('waiting') === 0);

    expect(desks.sent).toEqual([first, second]);
  });

  it('sends each message once while two desks run', async () => {
    const keys = [desks.keep(), desks.keep({ reference: other })];
    const held: (() => void)[] = [];
    const hold = () => new Promise<void>((resolve) => held.push(resolve));
    desks.start(hold);
    desks.start(hold);
    await until(() => held.length === 2);
    for (const answer of held) answer();
    await until(() => keys.every(desks.isSent));

    expect(desks.sent.toSorted()).toEqual(keys);
  });

  it('sends a message again after the claim of a dead desk expires', async () => {
    const key = desks.keep();
    desks.start(() => new Promise(() => undefined));
    await until(() => desks.sent.length === 1);
    // The first desk's delivery never completes.
    desks.abandon();
    desks.time += 31_000;
    desks.start();
    await until(() => desks.isSent(key));

    expect(desks.sent).toEqual([key, key]);
  });

  it('retries one message at a time while the mail server is unreachable', async () => {
    const keys = [desks.keep(), desks.keep({ reference: other })];
    let isAway = true;
    const clock = jest.spyOn(performance, 'now');
    let passed = 0;
    clock.mockImplementation(() => passed);
    const queue = desks.start(async () => {
      if (isAway) throw smtpError('ECONNECTION');
    });
    await until(() => queue.error());
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const before = desks.sent.length;
      passed += 61_000;
      desks.time += 61_000;
      await until(() => desks.sent.length > before);
      expect(desks.sent.length).toBe(before + 1);
      await until(() => queue.error()?.text === 'no');
    }
    isAway = false;
    passed += 61_000;
    desks.time += 61_000;
    await until(() => keys.every(desks.isSent));
    clock.mockRestore();

    expect([desks.count('waiting'), desks.count('refused'), queue.error()]).toEqual([0, 0, null]);
  });

  it('does not delay other messages when one cannot be built', async () => {
    const [bad, good] = [desks.keep(), desks.keep({ reference: other })];
    const queue = desks.start(async ({ reference: key }) => {
      // This error has a code but does not come from the mail server.
      if (key === bad) throw smtpError('EISDIR');
    });
    await until(() => desks.isSent(good));

    expect([desks.count('waiting'), queue.error()]).toEqual([1, null]);
  });

  it('waits at most a minute for photographs', async () => {
    desks.time = Date.parse('2026-11-21T09:00:10.000Z');
    const receivedAt = '2026-11-21T09:00:00.000Z';
    const ready = keepSample(desks.test.database, { reference, receivedAt }, { photos: [samplePhoto()] });
    const late = keepSample(
      desks.test.database,
      { reference: other, receivedAt },
      { photos: [samplePhoto({ file: rawName('1') })] },
    );
    desks.start();
    reencodeSample(desks.test.database);
    await until(() => desks.isSent(ready));
    expect(desks.stateOf(late)).toBe('waiting');

    desks.time += 60_000;
    await until(() => desks.isSent(late));
  });

  it('mails a handled request only after the owner marks it as new', async () => {
    await desks.start().stop();
    const key = desks.keep();
    markHandled(desks.test.database, reference, desks.time);
    const next = desks.keep({ reference: other });
    desks.start();
    await until(() => desks.isSent(next));
    expect(desks.count('waiting')).toBe(0);

    markNew(desks.test.database, reference);
    await until(() => desks.isSent(key));
  });

  it('records nothing about a request that was erased during its delivery', async () => {
    const key = desks.keep();
    let refuseNow = () => {};
    const queue = desks.start(
      () => new Promise((_, reject) => (refuseNow = () => reject(smtpError('EMESSAGE', true)))),
    );
    await until(() => desks.sent.length === 1);
    eraseRequests(desks.test.database, [reference]);
    refuseNow();
    await queue.stop();

    expect(requestOf(desks.test.database, key)).toBeNull();
    expect(queue.retryAll()).toBe(0);
  });
});

describe('a message with a refused recipient', () => {
  it('is not sent again to the recipient that the server accepted', async () => {
    const key = desks.keep();
    let isGreylisting = true;
    const mailedTo: (readonly string[])[] = [];
    desks.start(async (kept) => {
      mailedTo.push(kept.mailedTo);
      if (!isGreylisting) return { mailedTo: ['owner@x.example'] };
      return { mailedTo: ['copy@x.example'], refused: smtpError('EENVELOPE', false, '450 greylisted') };
    });
    await until(() => desks.keptOf(key)?.lastError);
    expect(desks.stateOf(key)).toBe('waiting');
    expect(desks.count('waiting')).toBe(1);
    isGreylisting = false;
    desks.time += 60_000;
    await until(() => desks.isSent(key));

    expect(mailedTo).toEqual([[], ['copy@x.example']]);
  });
});

describe('a message that is too large for the server', () => {
  it.each(['552 5.3.4 too large', '452 4.3.4 too large'])(
    'is sent without photographs at the next attempt after "%s"',
    async (response) => {
      const key = keepSample(desks.test.database, { reference }, { photos: [samplePhoto()] });
      reencodeSample(desks.test.database);
      desks.start(async ({ isMailShort }) => {
        if (!isMailShort) throw smtpError('EMESSAGE', response.startsWith('5'), response);
      });
      await until(() => desks.isSent(key));

      expect(desks.sent).toEqual([key, key]);
      expect(desks.keptOf(key)?.refusals).toBe(0);
    },
  );
});

describe('an error of the mail server', () => {
  it('is cleared when the owner has handled every waiting request', async () => {
    desks.keep();
    const queue = desks.start(async () => {
      throw smtpError('ECONNECTION');
    });
    await until(() => queue.error());
    markHandled(desks.test.database, reference, desks.time);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    await until(() => queue.error() === null);
    jest.restoreAllMocks();
  });
});

describe('a message that the server refuses', () => {
  const oneRecipient = {
    mailedTo: ['copy@x.example'],
    refused: smtpError('EENVELOPE', true, '550 no such user'),
  };

  it.each<[string, () => Promise<Partial<Delivery>>]>([
    ['every recipient', refuse],
    ['one recipient', async () => oneRecipient],
  ])('waits for the owner after three permanent refusals for %s, and can be retried', async (_whom, send) => {
    const key = desks.keep();
    let isAccepting = false;
    const queue = desks.start(async () => (isAccepting ? {} : send()));
    for (let refusal = 1; refusal <= mostRefusals; refusal += 1) {
      await until(() => desks.keptOf(key)?.refusals === refusal);
      desks.time += 60_000;
    }
    desks.time += 10 * day;
    const next = desks.keep({ reference: other });
    await until(() => desks.sent.includes(next));
    expect(desks.sent.filter((each) => each === key)).toHaveLength(3);
    expect([desks.stateOf(key), desks.count('refused')]).toEqual(['refused', 1]);

    isAccepting = true;
    expect(queue.retryAll()).toBe(2);
    await until(() => desks.isSent(key) && desks.isSent(next));
    expect(queue.retryAll()).toBe(0);
  });

  it('is retried more than three times if the refusals are temporary', async () => {
    const key = desks.keep();
    let isBusy = true;
    desks.start(async () => {
      if (isBusy) throw smtpError('EENVELOPE', false);
    });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await until(() => desks.keptOf(key)?.attempts === attempt && desks.keptOf(key)?.leaseUntil === 0);
      desks.time += 60_000;
    }
    isBusy = false;
    await until(() => desks.isSent(key));
  });
});

describe('a read-only disk', () => {
  it('delays each message without repeating it', async () => {
    const key = desks.keep();
    desks.test.database.get('PRAGMA query_only = ON');
    desks.start();
    await until(() => desks.test.log.join().includes('Mail waits for the database'));
    expect(desks.sent).toEqual([]);

    desks.test.database.get('PRAGMA query_only = OFF');
    await until(() => desks.isSent(key));
    expect(desks.sent).toEqual([key]);
  });
});

describe('mail that is configured later', () => {
  it('includes unhandled requests of the last two days', async () => {
    const receivedAt = (days: number) => new Date(desks.time - days * day).toISOString();
    const old = desks.keep({ receivedAt: receivedAt(3) });
    const handled = desks.keep({ reference: 'RTH-20261121-CCCCCC' });
    markHandled(desks.test.database, 'RTH-20261121-CCCCCC', desks.time);
    const fresh = desks.keep({ reference: other, receivedAt: receivedAt(1.9) });
    const { database, log } = desks.test;
    const without = { database, now: () => new Date(desks.time), log: (line: string) => log.push(line) };
    await startWithoutMail(without).stop();
    const missed = desks.keep({ reference: 'RTH-20261121-DDDDDD', receivedAt: receivedAt(7) });
    desks.start();
    await until(() => desks.isSent(fresh) && desks.isSent(missed));
    expect([desks.stateOf(old), desks.stateOf(handled)]).toEqual(['none', 'waiting']);
  });
});

describe('a clock change', () => {
  it.each([
    ['years ahead', 1_000 * day],
    ['years back', -1_000 * day],
  ])('delays no message if the clock jumps %s', async (_what, change) => {
    const key = desks.keep();
    let isAccepting = false;
    desks.start(async () => {
      if (!isAccepting) throw smtpError('EENVELOPE', false);
    });
    await until(() => (desks.keptOf(key)?.lastError ?? '') !== '');
    isAccepting = true;
    desks.time += change;
    await until(() => desks.isSent(key));
  });
});
