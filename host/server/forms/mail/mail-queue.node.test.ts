import { mkdir } from 'node:fs/promises';
import { mailQueueBench, slowRetry, smtpError, type MailQueueBench } from '../../testing/mail-queue-bench';
import { sampleRequest } from '../../testing/sample-requests';
import type { StoredRequest } from '../stored-request';
import type { SendRequest } from './mail-queue-state';
import { waitAfter } from './mail-settings';

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const hour = 60 * 60 * 1000;
const day = 24 * hour;

// What takes days there takes many writes to the disk here.
jest.setTimeout(30_000);

let bench: MailQueueBench;

const stored = (over: Partial<StoredRequest> = {}) => sampleRequest({ reference, ...over });
const sending = (send: SendRequest) => jest.fn<ReturnType<SendRequest>, Parameters<SendRequest>>(send);
const taking = () => sending(async () => undefined);
const refusing = () => sending(() => Promise.reject(smtpError('EMESSAGE', true)));

beforeEach(async () => {
  bench = await mailQueueBench();
});
afterEach(() => bench.close());

describe('the mail queue', () => {
  it('brings what lies on disk and what arrives, each once', async () => {
    await bench.spool.accept(stored());
    const send = taking();
    await bench.start(send);
    const { key } = await bench.spool.accept(stored({ fingerprint: 'b'.repeat(64) }));
    bench.queue().enqueue(key);
    await bench.settled();

    expect(send.mock.calls.map(([sent]) => sent)).toEqual([reference, `${reference}.${'b'.repeat(12)}`]);
    expect(await bench.files('delivered')).toHaveLength(2);
    expect(await bench.files('undelivered')).toEqual([]);

    await bench.start(send);
    expect(bench.queue().status().waiting).toBe(0);
    bench.queue().enqueue(reference);
    await bench.settled();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes on for as long as the mail server is away', async () => {
    await bench.spool.accept(stored());
    let failures = 8;
    await bench.start(async () => {
      failures -= 1;
      if (failures >= 0) throw smtpError('ECONNECTION');
    });
    await bench.settled();

    expect(await bench.files('delivered')).toEqual([`${reference}.json`]);
    expect(bench.queue().status()).toMatchObject({
      waiting: 0,
      dead: 0,
      trouble: null,
      troubleSeconds: null,
    });
  });

  it('does not take a busy server for a refusal, however long it is busy', async () => {
    bench.hurry();
    await bench.spool.accept(stored());
    const begun = Date.now();
    await bench.start(
      async () => {
        if (Date.now() - begun < 3 * day) throw smtpError('EENVELOPE', false);
      },
      { ...slowRetry, giveUp: day },
    );
    await bench.settled();

    expect(await bench.files('delivered')).toHaveLength(1);
  });

  it('tells of an error in making a message, and goes on', async () => {
    await bench.spool.accept(stored());
    await bench.spool.accept(stored({ reference: other }));
    const send = sending(async (key) => {
      // Not one of the mail server's, though it has a code.
      if (key === reference) throw smtpError('EISDIR');
    });
    await bench.start(send);
    await bench.until(() => bench.queue().status().waiting === 1);

    expect(bench.queue().status()).toMatchObject({ oldestReference: reference, trouble: null });
  });

  it('sends again what was on its way when the service was killed, and says so', async () => {
    await bench.spool.accept(stored());
    let release = () => {};
    await bench.start(() => new Promise<void>((resolve) => (release = resolve)));
    await bench.until(async () => (await bench.files('undelivered')).length > 0);
    const killed = bench.abandon();
    const send = taking();
    await bench.start(send);
    await bench.settled();
    release();
    await killed.stop();

    expect(send).toHaveBeenCalledTimes(1);
    expect(bench.log.join()).toContain('sent again, with the same Message-ID');
    expect(await bench.files('delivered')).toEqual([`${reference}.json`]);
  });

  it('sends nothing twice when it cannot be noted that it has left', async () => {
    await bench.spool.accept(stored());
    // No file can take the name of a folder.
    const send = sending(() => mkdir(bench.spool.at('delivered', `${reference}.json`)));
    await bench.start(send);
    await bench.settled();
    bench.queue().enqueue(reference);
    await bench.settled();

    expect(send).toHaveBeenCalledTimes(1);
    expect(bench.log.join()).toContain('has left by mail, but that could not be noted');
  });

  it('notes what has left on a full disk as soon as there is room, so that no restart sends it again', async () => {
    await bench.spool.accept(stored());
    const full = jest
      .spyOn(bench.spool.writer, 'replace')
      .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const send = taking();
    await bench.start(send);
    await bench.settled();
    expect(await bench.files('delivered')).toEqual([]);

    full.mockRestore();
    await bench.until(async () => (await bench.files('delivered')).length > 0);
    await bench.start(send);
    await bench.settled();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves no trace of what was erased after it had left on a full disk', async () => {
    await bench.spool.accept(stored());
    const full = jest.spyOn(bench.spool.writer, 'replace').mockRejectedValue(new Error('ENOSPC'));
    await bench.start(taking());
    await bench.settled();
    bench.queue().forget(new Set([reference]));
    full.mockRestore();
    bench.queue().enqueue((await bench.spool.accept(stored({ reference: other }))).key);
    await bench.settled();

    expect(await bench.files('delivered')).toEqual([`${other}.json`]);
  });

  it('forgets what was erased, also while it is on its way', async () => {
    await bench.spool.accept(stored());
    await bench.spool.accept(stored({ reference: other }));
    let refuse = () => {};
    await bench.start((key) =>
      key === reference
        ? new Promise<void>((_resolve, reject) => (refuse = () => reject(smtpError('EMESSAGE', true))))
        : Promise.reject(smtpError('EMESSAGE', true)),
    );
    await bench.until(async () => bench.queue().status().dead === 1);
    bench.queue().forget(new Set([reference, other]));
    refuse();
    await bench.until(async () => !(await bench.queue().retry(reference)));

    expect(bench.queue().status()).toMatchObject({ waiting: 0, dead: 0 });
    expect(bench.log.filter((line) => line.includes(reference))).toEqual([]);
  });
});

describe('a message that the server refuses for good', () => {
  it('is tried for five days, with growing waits, and then left to the owner', async () => {
    bench.hurry();
    await bench.spool.accept(stored());
    const moments: number[] = [];
    await bench.start(async () => {
      moments.push(Date.now());
      throw smtpError('EMESSAGE', true);
    }, slowRetry);
    await bench.until(() => bench.queue().status().dead === 1);

    const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    const tried = (moments.at(-1) ?? 0) - (moments[0] ?? 0);
    expect(waits.length).toBeGreaterThan(20);
    expect(waits[0]).toBeLessThanOrEqual(slowRetry.first);
    expect(Math.max(...waits)).toBeLessThanOrEqual(slowRetry.longest);
    expect(tried).toBeGreaterThanOrEqual(5 * day);
    expect(tried).toBeLessThanOrEqual(5 * day + slowRetry.longest);
    expect(bench.queue().status().waiting).toBe(0);

    await bench.start(refusing(), slowRetry);
    expect(bench.queue().status()).toMatchObject({ waiting: 0, dead: 1 });
  });

  it('counts the days before a restart too', async () => {
    bench.hurry();
    await bench.spool.accept(stored());
    await bench.start(refusing(), slowRetry);
    await bench.until(() => bench.log.length >= 15);
    await bench.queue().stop();
    const restartedAt = Date.now();
    await bench.start(refusing(), slowRetry);
    await bench.until(() => bench.queue().status().dead === 1);

    expect(Date.now() - restartedAt).toBeLessThan(4.5 * day);
  });

  it('is not given up when the clock leaps', async () => {
    bench.hurry();
    await bench.spool.accept(stored());
    const send = refusing();
    await bench.start(send, slowRetry);
    await bench.until(() => bench.log.length >= 2);
    jest.setSystemTime(Date.now() + 1_000 * day);
    await bench.until(() => bench.log.length >= 5);

    expect(bench.queue().status()).toMatchObject({ waiting: 1, dead: 0 });
  });

  it('leaves once an hour of refusals is over, and so does every other one of that hour', async () => {
    bench.hurry();
    const begun = Date.now();
    await bench.spool.accept(stored());
    await bench.start(async () => {
      if (Date.now() - begun < hour) throw smtpError('EENVELOPE', true);
    }, slowRetry);
    await bench.until(() => bench.log.length >= 2);
    bench.queue().enqueue((await bench.spool.accept(stored({ reference: other }))).key);
    await bench.settled();

    expect(await bench.files('delivered')).toHaveLength(2);
    expect(bench.queue().status().dead).toBe(0);
  });

  it('keeps no other one from leaving', async () => {
    await bench.spool.accept(stored());
    const send = sending(async (key) => {
      if (key === reference) throw smtpError('EMESSAGE', true);
    });
    await bench.start(send, { ...slowRetry, longest: day });
    bench.queue().enqueue((await bench.spool.accept(stored({ reference: other }))).key);
    await bench.until(() => bench.queue().status().waiting === 1);

    expect(bench.queue().status()).toMatchObject({ oldestReference: reference, trouble: null });
  });

  it('is tried again when the owner says so, alone or with all others', async () => {
    await bench.spool.accept(stored());
    await bench.spool.accept(stored({ reference: other }));
    await bench.start(refusing());
    await bench.until(() => bench.queue().status().dead === 2);
    let isTaking = false;
    await bench.start(async () => {
      if (!isTaking) throw smtpError('EMESSAGE', true);
    });
    expect(bench.queue().status()).toMatchObject({ waiting: 0, dead: 2 });

    isTaking = true;
    expect(await bench.queue().retry('RTH-20261121-ZZZZZZ')).toBe(false);
    expect(await bench.queue().retry(reference)).toBe(true);
    await bench.settled();
    expect(await bench.files('delivered')).toEqual([`${reference}.json`]);

    expect(await bench.queue().retryAll()).toBe(1);
    await bench.settled();
    expect(await bench.files('delivered')).toHaveLength(2);
    expect(await bench.queue().retryAll()).toBe(0);
  });

  it('is tried at once when the owner says so, although it waits', async () => {
    await bench.spool.accept(stored());
    let isTaking = false;
    await bench.start(
      async () => {
        if (!isTaking) throw smtpError('ECONNECTION');
      },
      { ...slowRetry, first: day },
    );
    await bench.until(() => bench.log.length > 0);
    isTaking = true;
    // An attempt that is just failing may go on to fail.
    await bench.until(async () => (await bench.queue().retryAll()) === 0);

    expect(await bench.files('delivered')).toHaveLength(1);
  });
});

describe('the wait before another attempt', () => {
  it('doubles, has a cap, and differs from one message to the next', () => {
    const settings = { first: 2_000, longest: 900_000, giveUp: 0 };
    const waits = [1, 2, 3, 20, 1_000].map((failures) => waitAfter(failures, settings, () => 0));

    expect(waits).toEqual([2_000, 4_000, 8_000, 900_000, 900_000]);
    expect(waitAfter(1, settings, () => 0.999)).toBe(1_001);
  });
});
