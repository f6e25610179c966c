import { readdir } from 'node:fs/promises';
import { sampleRequest } from '../../testing/sample-requests';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { openSpool, type Spool, type StoredRequest } from '../spool';
import { startMailQueue, type MailQueue, type SendRequest } from './mail-queue';
import { waitAfter } from './mail-settings';

const reference = 'RTH-20261121-AAAAAA';
const retry = { first: 2, longest: 10, refusals: 3 };

let folder: TemporaryFolder;
let spool: Spool;
let worker: MailQueue | undefined;
const log: string[] = [];

const stored = (over: Partial<StoredRequest> = {}) => sampleRequest({ reference, ...over });

const start = async (send: SendRequest) =>
  (worker = await startMailQueue({ spool, send, retry, log: (line) => log.push(line) }));
const files = (name: 'delivered' | 'undelivered') => readdir(spool.at(name));
const smtpError = (code: string, permanent?: boolean) =>
  Object.assign(new Error('said no'), { code, ...(permanent !== undefined && { permanent }) });

/** Resolves once the worker has nothing left to do. */
async function settled(): Promise<void> {
  const deadline = Date.now() + 4_000;
  while ((worker?.status().waiting ?? 0) > 0) {
    if (Date.now() > deadline) throw new Error('The worker goes on and on.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

beforeEach(async () => {
  log.length = 0;
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await folder.remove();
});

describe('the mail queue', () => {
  it('brings what lies on disk and what arrives, each once', async () => {
    await spool.accept(stored());
    const send = jest.fn<ReturnType<SendRequest>, Parameters<SendRequest>>().mockResolvedValue();
    await start(send);
    const { key } = await spool.accept(stored({ fingerprint: 'b'.repeat(64) }));
    worker?.enqueue(key);
    await settled();

    expect(send.mock.calls.map(([sent]) => sent)).toEqual([reference, `${reference}.${'b'.repeat(12)}`]);
    expect(await files('delivered')).toHaveLength(2);
    expect(await files('undelivered')).toEqual([]);

    await worker?.stop();
    await start(send);
    expect(worker?.status().waiting).toBe(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('hands over the photographs', async () => {
    const file = `${reference}.0123456789abcdef.jpg`;
    const photos = [{ file, name: 'x', width: 1, height: 1, bytes: 1 }];
    await spool.accept(stored({ photos }), [{ file, bytes: Buffer.from('x') }]);
    const send = jest.fn<ReturnType<SendRequest>, Parameters<SendRequest>>().mockResolvedValue();
    await start(send);
    await settled();

    expect(send.mock.calls[0]?.[2]).toEqual([Buffer.from('x')]);
  });

  it('goes on for as long as the mail server is away', async () => {
    await spool.accept(stored());
    let failures = 8;
    await start(async () => {
      failures -= 1;
      if (failures >= 0) throw smtpError('ECONNECTION');
    });
    await settled();

    expect(await files('delivered')).toEqual([`${reference}.json`]);
    expect(worker?.status()).toMatchObject({ waiting: 0, dead: 0, trouble: null });
  });

  it('does not take a busy server for a refusal', async () => {
    await spool.accept(stored());
    let failures = 5;
    await start(async () => {
      failures -= 1;
      if (failures >= 0) throw smtpError('EENVELOPE', false);
    });
    await settled();

    expect(worker?.status().dead).toBe(0);
  });

  it('leaves what is refused for good to the owner, who can try again', async () => {
    await spool.accept(stored());
    let isRefusing = true;
    const send = jest.fn(async () => {
      if (isRefusing) throw smtpError('EMESSAGE', true);
    });
    await start(send);
    await settled();
    expect(send).toHaveBeenCalledTimes(3);
    expect(worker?.status()).toMatchObject({ waiting: 0, dead: 1 });

    await worker?.stop();
    await start(send);
    expect(worker?.status().dead).toBe(1);
    isRefusing = false;
    expect(await worker?.retry('RTH-20261121-ZZZZZZ')).toBe(false);
    expect(await worker?.retry(reference)).toBe(true);
    await settled();
    expect(await files('delivered')).toEqual([`${reference}.json`]);
  });

  it('sends again what was on its way when the service was killed, and says so', async () => {
    await spool.accept(stored());
    let release = () => {};
    await start(() => new Promise<void>((resolve) => (release = resolve)));
    while ((await files('undelivered')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const first = worker;
    const send = jest.fn(async () => undefined);
    await start(send);
    await settled();
    release();
    await first?.stop();

    expect(send).toHaveBeenCalledTimes(1);
    expect(log.join()).toContain('sent again, with the same Message-ID');
    expect(await files('delivered')).toEqual([`${reference}.json`]);
  });

  it('forgets what was erased', async () => {
    await spool.accept(stored());
    await start(async () => {
      throw smtpError('EMESSAGE', true);
    });
    await settled();
    worker?.forget(new Set([reference]));

    expect(worker?.status()).toMatchObject({ waiting: 0, dead: 0 });
  });
});

describe('the wait before another attempt', () => {
  it('doubles, has a cap, and differs from one message to the next', () => {
    const settings = { first: 2_000, longest: 900_000, refusals: 3 };
    const waits = [1, 2, 3, 20, 1_000].map((failures) => waitAfter(failures, settings, () => 0));

    expect(waits).toEqual([2_000, 4_000, 8_000, 900_000, 900_000]);
    expect(waitAfter(1, settings, () => 0.999)).toBe(1_001);
  });
});
