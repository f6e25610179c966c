import { hostOutbox } from '@renovation-th/shared/host-kernel';
import { outbox } from '@renovation-th/shared/kernel';
import { refuseStorage } from '@renovation-th/shared/testing/refuse-storage';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sendWaitingRequests } from './send-waiting-requests';

const reference = 'RTH-20261121-7KX2QD';
const fields = { Nom_complet: 'Visiteur Exemple', Référence: reference };
const request = { reference, fields, state: 'waiting' } as const;

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (text: string, status = 200) =>
  fetchMock.mockResolvedValue({
    ok: status < 300,
    status,
    statusText: '',
    headers: new Map(),
    text: async () => text,
  });
const arrives = () => answer('{"success":"true"}');
const isLost = () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const states = () => Object.values(localStorage).map((text: string) => JSON.parse(text).state);

const stops: (() => void)[] = [];
/** Opens a page of the site, in this tab or in another. */
const open = () => stops.push(sendWaitingRequests(sampleIdentity));

/** Provides locks, which jsdom lacks. A lock is granted at once or not at all. */
function provideLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, task: (lock: unknown) => Promise<void>) => {
    if (held.has(name)) return task(null);
    held.add(name);
    await task({ name });
    held.delete(name);
    return undefined;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  isLost();
});

afterEach(() => {
  outbox.remove(reference);
  localStorage.clear();
  stops.splice(0).forEach((stop) => stop());
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an unconfirmed request', () => {
  it('is sent after 1 s, then with exponential backoff of at most 30 s', async () => {
    open();
    outbox.add(request);
    await pass(0);

    for (const [seconds, times] of [
      [1, 1],
      [2, 2],
      [4, 3],
      [8, 4],
      [16, 5],
      [30, 6],
      [30, 7],
    ] as const) {
      await pass(seconds * 1000 - 1);
      expect(fetchMock).toHaveBeenCalledTimes(times - 1);
      await pass(1);
      expect(fetchMock).toHaveBeenCalledTimes(times);
    }
    const body = fetchMock.mock.lastCall?.[1].body;
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual(fields);
  });

  it('is deleted once it is confirmed', async () => {
    open();
    outbox.add(request);
    arrives();
    await pass(60_000);

    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it('is sent at the next visit, within five seconds', async () => {
    outbox.add(request);
    arrives();
    open();
    await pass(5_000);

    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is sent within a second after the network is back', async () => {
    open();
    outbox.add(request);
    await pass(20_000);
    fetchMock.mockClear();

    dispatchEvent(new Event('online'));
    await pass(1_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is not sent again after the service rejects it, unless the visitor resends it', async () => {
    open();
    outbox.add(request);
    answer('', 400);
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(states()).toEqual(['refused']);

    arrives();
    outbox.resend(reference);
    await pass(1_000);
    expect(localStorage).toHaveLength(0);
  });

  it.each([200, 408, 429, 503])(
    'is sent again after a response with status %d that does not confirm it',
    async (status) => {
      open();
      outbox.add(request);
      answer('', status);
      await pass(3_000);

      expect(fetchMock).toHaveBeenCalledTimes(2);
    },
  );

  it('is not sent after the visitor has removed it', async () => {
    open();
    outbox.add(request);
    outbox.remove(reference);
    await pass(60_000);

    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is sent even if storage is blocked', async () => {
    refuseStorage('getItem', 'setItem');
    open();
    outbox.add(request);
    arrives();
    await pass(1_000);

    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(hostOutbox.waiting()).toEqual([]);
  });
});

describe('two tabs of one visitor', () => {
  it('send a request once, even while one tab waits for the response', async () => {
    provideLocks();
    let tell = (_answer: unknown) => {};
    fetchMock.mockImplementation(() => new Promise((resolve) => (tell = resolve)));
    open();
    open();
    outbox.add(request);
    await pass(15_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);

    tell({ ok: true, text: async () => '{"success":"true"}' });
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it('send a request even if the browser refuses locks', async () => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refuse } });
    open();
    outbox.add(request);
    arrives();
    await pass(1_000);

    expect(localStorage).toHaveLength(0);
  });
});
