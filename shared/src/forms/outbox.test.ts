import { createOutbox } from './outbox';
import { outboxKey } from './outbox-key';
import type { FormFields, SubmissionResult } from './submit-form';

const reference = 'RTH-20261121-7KX2QD';
const fields = { Nom_complet: 'Visiteur Exemple', Référence: reference };
const lost: SubmissionResult = { ok: false, failure: { kind: 'unreachable' } };
const arrived: SubmissionResult = { ok: true, reference: null };
const refused = (status: number): SubmissionResult => ({
  ok: false,
  failure: { kind: 'refused', status, statusText: '', message: '' },
});

const send = jest.fn<Promise<SubmissionResult>, [FormFields]>();
let stop = () => {};

function open() {
  const outbox = createOutbox(send);
  stop = outbox.start();
  return outbox;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  send.mockReset().mockResolvedValue(lost);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the outbox', () => {
  it('sends again after 1 s, then twice as long each time, 30 s at most', async () => {
    void open().add(reference, fields);

    for (const [seconds, times] of [
      [1, 1],
      [2, 2],
      [4, 3],
      [8, 4],
      [16, 5],
      [30, 6],
      [30, 7],
    ] as const) {
      await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(send).toHaveBeenCalledTimes(times - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(send).toHaveBeenCalledTimes(times);
    }
    expect(send).toHaveBeenLastCalledWith(fields);
  });

  it('has a request on the device by the time it says so', async () => {
    const kept = open().add(reference, fields);
    await jest.advanceTimersByTimeAsync(0);
    await kept;

    expect(JSON.parse(localStorage.getItem(outboxKey) ?? '[]')).toEqual([
      { reference, fields, state: 'waiting' },
    ]);
  });

  it('forgets a request once it is confirmed, and says which', async () => {
    const outbox = open();
    void outbox.add(reference, fields);
    send.mockResolvedValue(arrived);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(send).toHaveBeenCalledTimes(1);
    expect(outbox.snapshot()).toEqual({ entries: [], confirmed: reference });
    expect(localStorage.getItem(outboxKey)).toBeNull();
  });

  it('goes on at the next visit, within five seconds', async () => {
    void open().add(reference, fields);
    stop();

    send.mockResolvedValue(arrived);
    open();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(send).toHaveBeenCalledWith(fields);
  });

  it('goes on later when the device does not open its database at the visit', async () => {
    localStorage.setItem(outboxKey, JSON.stringify({ keptIn: 'indexedDB', changedAt: 1 }));
    open();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(send).not.toHaveBeenCalled();

    // Now it can be read, and nothing tells the page.
    localStorage.setItem(outboxKey, JSON.stringify([{ reference, fields, state: 'waiting' }]));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledWith(fields);
  });

  it('sends at once when the network is back', async () => {
    void open().add(reference, fields);
    await jest.advanceTimersByTimeAsync(3_000);
    send.mockClear();

    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stops by itself what the service will never take, until the visitor says so', async () => {
    const outbox = open();
    void outbox.add(reference, fields);
    send.mockResolvedValue(refused(400));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(outbox.snapshot().entries).toMatchObject([{ state: 'refused' }]);

    send.mockResolvedValue(arrived);
    outbox.resend(reference);
    await jest.advanceTimersByTimeAsync(0);
    expect(outbox.snapshot().entries).toEqual([]);
  });

  it.each([200, 429, 503])('keeps trying after an answer that may change: %d', async (status) => {
    void open().add(reference, fields);
    send.mockResolvedValue(refused(status));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('can be emptied by the visitor', async () => {
    const outbox = open();
    void outbox.add(reference, fields);
    outbox.remove(reference);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('works without storage, and ignores what is not its own', async () => {
    localStorage.setItem(outboxKey, '[{"reference":3}, null, "x"]');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const outbox = open();
    expect(outbox.snapshot().entries).toEqual([]);

    void outbox.add(reference, fields);
    send.mockResolvedValue(arrived);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(outbox.snapshot()).toEqual({ entries: [], confirmed: reference });
  });
});
