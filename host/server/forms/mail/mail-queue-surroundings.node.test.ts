import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { mailQueueBench, slowRetry, smtpError, type MailQueueBench } from '../../testing/mail-queue-bench';
import { sampleRequest } from '../../testing/sample-requests';
import type { StoredRequest } from '../stored-request';
import type { SendRequest } from './mail-queue-state';

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const hour = 60 * 60 * 1000;
const day = 24 * hour;

let bench: MailQueueBench;

const stored = (over: Partial<StoredRequest> = {}) => sampleRequest({ reference, ...over });
const sending = (send: SendRequest) => jest.fn<ReturnType<SendRequest>, Parameters<SendRequest>>(send);
const taking = () => sending(async () => undefined);

beforeEach(async () => {
  bench = await mailQueueBench();
});
afterEach(() => bench.close());

describe('the clock', () => {
  it('put back makes no message wait', async () => {
    bench.hurry();
    await bench.spool.accept(stored());
    let failures = 1;
    await bench.start(async () => {
      failures -= 1;
      if (failures >= 0) throw smtpError('EMESSAGE', false);
    }, slowRetry);
    await bench.until(() => bench.log.length > 0);
    jest.setSystemTime(Date.now() - 1_000 * day);
    const putBackAt = performance.now();
    await bench.settled();

    expect(performance.now() - putBackAt).toBeLessThanOrEqual(slowRetry.first);
  });

  it('put back between two starts makes none wait for longer than the longest wait', async () => {
    bench.hurry();
    await bench.spool.accept(stored());
    await bench.start(() => Promise.reject(smtpError('EMESSAGE', false)), slowRetry);
    await bench.until(() => bench.log.length > 0);
    await bench.queue().stop();
    jest.setSystemTime(Date.now() - 1_000 * day);
    const startedAt = performance.now();
    await bench.start(taking(), slowRetry);
    await bench.settled();

    expect(performance.now() - startedAt).toBeLessThanOrEqual(slowRetry.longest);
  });

  it('never makes a message older or younger than its time in the queue', async () => {
    bench.hurry();
    jest.setSystemTime(new Date('2026-11-21T10:00:00Z'));
    await bench.spool.accept(stored({ receivedAt: '2036-11-21T10:00:00Z' }));
    let release: (() => void) | undefined;
    await bench.start(() => new Promise<void>((resolve) => (release = resolve)), slowRetry);
    expect(bench.queue().status()).toMatchObject({ oldestReference: reference, oldestSeconds: 0 });

    jest.advanceTimersByTime(2 * hour);
    jest.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    expect(bench.queue().status().oldestSeconds).toBe(7_200);
    await bench.until(() => release !== undefined);
    release?.();
  });
});

describe('marks that somebody damaged', () => {
  it.each([
    ['no JSON', '\u0000\ufffdgarbage'],
    ['nothing', ''],
    ['another kind of value', '[1]'],
    ['absurd numbers', '{"state":"waiting","attempts":1e999,"refusedFor":-5,"nextAt":7}'],
    ['a date that is none', '{"state":"waiting","attempts":2,"nextAt":"demain"}'],
    ['a date far away', `{"state":"waiting","attempts":2,"nextAt":"+275760-09-13T00:00:00.000Z"}`],
    ['a state of no version', '{"state":"lost","attempts":{"__proto__":1},"error":[]}'],
    ['a mark of megabytes', `{"state":"dead","error":"${'x'.repeat(3_000_000)}"}`],
  ])('such as %s do not stop the message', async (_what, mark) => {
    await bench.spool.accept(stored());
    await writeFile(bench.spool.at('undelivered', `${reference}.json`), mark);
    await bench.start(taking());
    await bench.settled();

    expect(await bench.files('delivered')).toEqual([`${reference}.json`]);
  });

  it('do not stop the others either', async () => {
    await bench.spool.accept(stored());
    await bench.spool.accept(stored({ reference: other }));
    await mkdir(bench.spool.at('undelivered', `${reference}.json`));
    await mkdir(bench.spool.at('accepted', 'RTH-20261121-CCCCCC.json'));
    await writeFile(bench.spool.at('accepted', 'constructor.json'), '{}');
    await writeFile(bench.spool.at('undelivered', '__proto__.json'), '{}');
    const send = taking();
    await bench.start(send);
    await bench.settled();

    expect(send.mock.calls.map(([key]) => key).sort()).toEqual([reference, other]);
    expect(await bench.files('delivered')).toContain(`${other}.json`);
  });

  it('are bounded when they are written', async () => {
    await bench.spool.accept(stored());
    await bench.start(() => Promise.reject(new Error('x'.repeat(1_000_000))), slowRetry);
    await bench.until(() => bench.log.length > 0);
    await bench.until(async () =>
      (await readFile(bench.spool.at('undelivered', `${reference}.json`), 'utf8')).includes('"waiting"'),
    );

    expect((await readFile(bench.spool.at('undelivered', `${reference}.json`))).length).toBeLessThan(1_000);
  });
});

describe('photographs that are not ready', () => {
  beforeEach(async () => {
    bench.hurry();
    bench.setPhotosSettled(false);
    await bench.spool.accept(stored());
  });

  it('are waited for', async () => {
    const send = taking();
    await bench.start(send, slowRetry);
    const begun = performance.now();
    await bench.until(() => performance.now() - begun > 20_000);
    expect(send).not.toHaveBeenCalled();

    bench.setPhotosSettled(true);
    bench.queue().enqueue(reference);
    await bench.settled();
    expect(send).toHaveBeenCalledTimes(1);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it('are waited for a minute, and no longer', async () => {
    const send = taking();
    const begun = performance.now();
    await bench.start(send, slowRetry);
    await bench.settled();

    expect(send).toHaveBeenCalledTimes(1);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(60_000);
    expect(performance.now() - begun).toBeLessThanOrEqual(70_000);
  });
});

describe('a long queue', () => {
  it('is read a few requests at a time', async () => {
    const count = 300;
    for (let index = 0; index < count; index += 1) {
      const name = `RTH-20261121-A${String(index).padStart(5, '0')}`;
      await writeFile(
        bench.spool.at('accepted', `${name}.json`),
        JSON.stringify(stored({ reference: name })),
      );
    }
    let open = 0;
    let mostOpen = 0;
    const { read } = bench.spool;
    bench.spool.read = async (...request) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      return read(...request).finally(() => (open -= 1));
    };
    await bench.start(() => Promise.reject(smtpError('ECONNECTION')), slowRetry);

    expect(bench.queue().status().waiting).toBe(count);
    expect(mostOpen).toBeLessThanOrEqual(64 + 4);
  });
});
