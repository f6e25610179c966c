import { createOutbox } from './outbox';
import { outboxKey } from './outbox-key';
import type { FormFields, SubmissionResult } from './submit-form';

const reference = 'RTH-20261121-7KX2QD';
const fields = { Nom_complet: 'Visiteur Exemple', Référence: reference };
const lost: SubmissionResult = { ok: false, failure: { kind: 'unreachable' } };
const arrived: SubmissionResult = { ok: true, reference: null };

const send = jest.fn<Promise<SubmissionResult>, [FormFields]>();
const stops: (() => void)[] = [];

function open() {
  const outbox = createOutbox(send);
  const stop = outbox.start();
  stops.push(stop);
  return { outbox, stop };
}

/** What jsdom leaves out: locks that are had at once or not at all, shared by the whole origin. */
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
  localStorage.clear();
  send.mockReset().mockResolvedValue(lost);
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

describe.each([
  ['with locks', provideLocks],
  ['without locks', () => undefined],
])('two outboxes of one visitor, %s', (_how, prepare) => {
  beforeEach(prepare);

  it('send a request once, and both know that it is confirmed', async () => {
    send.mockResolvedValue(arrived);
    const form = open().outbox;
    const shell = open().outbox;
    void form.add(reference, fields);

    await jest.advanceTimersByTimeAsync(60_000);

    expect(send).toHaveBeenCalledTimes(1);
    expect(form.snapshot()).toEqual({ entries: [], confirmed: reference });
    expect(shell.snapshot()).toEqual({ entries: [], confirmed: reference });
  });

  it.each([0, 300, 700, 999])('try no more often than one, started %d ms apart', async (apart) => {
    void open().outbox.add(reference, fields);
    await jest.advanceTimersByTimeAsync(apart);
    open();

    await jest.advanceTimersByTimeAsync(31_000 - apart);

    // After 1, 3, 7, 15 and 31 s.
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('go on when the one that was sending stops', async () => {
    const form = open();
    open();
    void form.outbox.add(reference, fields);
    await jest.advanceTimersByTimeAsync(3_500);
    form.stop();
    send.mockClear().mockResolvedValue(arrived);

    await jest.advanceTimersByTimeAsync(30_000);

    expect(send).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(outboxKey)).toBeNull();
  });

  it('do not send what the visitor has taken back in the other', async () => {
    const form = open().outbox;
    const shell = open().outbox;
    void form.add(reference, fields);
    shell.remove(reference);

    await jest.advanceTimersByTimeAsync(60_000);

    expect(send).not.toHaveBeenCalled();
    expect(form.snapshot().entries).toEqual([]);
  });

  it('send at once what the visitor asks for, whoever tried last', async () => {
    const form = open().outbox;
    const shell = open().outbox;
    void form.add(reference, fields);
    await jest.advanceTimersByTimeAsync(1_100);
    send.mockClear();

    shell.resend(reference);
    await jest.advanceTimersByTimeAsync(0);

    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a page that comes alive after another outbox has had the answer', () => {
  /** An outbox that shows what it knows, as the shell's does not. */
  function openPage() {
    const page = createOutbox(send);
    page.subscribe(() => undefined);
    stops.push(page.start());
    return page;
  }

  /** A request that was left waiting by the document before. */
  async function leaveWaiting() {
    const { outbox, stop } = open();
    void outbox.add(reference, fields);
    stop();
    await jest.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => send.mockResolvedValue(arrived));

  it('learns that the request has arrived', async () => {
    await leaveWaiting();
    open();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(send).toHaveBeenCalledTimes(1);

    const page = openPage();
    await jest.advanceTimersByTimeAsync(0);
    expect(page.snapshot()).toEqual({ entries: [], confirmed: reference });
  });

  it('is told so once: the next page of the document has nothing new to show', async () => {
    await leaveWaiting();
    open();
    await jest.advanceTimersByTimeAsync(5_000);
    openPage();
    const next = openPage();
    await jest.advanceTimersByTimeAsync(0);

    expect(next.snapshot().confirmed).toBeNull();
  });

  it('is told nothing that a page has shown when it happened', async () => {
    await leaveWaiting();
    open();
    const page = openPage();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.snapshot().confirmed).toBe(reference);

    const next = openPage();
    await jest.advanceTimersByTimeAsync(0);
    expect(next.snapshot().confirmed).toBeNull();
  });
});

describe('while one outbox waits for an answer', () => {
  it('another does not send the same request', async () => {
    provideLocks();
    let answer = (_result: SubmissionResult) => {};
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    void open().outbox.add(reference, fields);
    const other = open().outbox;

    await jest.advanceTimersByTimeAsync(20_000);
    expect(send).toHaveBeenCalledTimes(1);

    answer(arrived);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(other.snapshot().entries).toEqual([]);
  });

  it('sends by itself where the browser refuses locks', async () => {
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
    });
    send.mockResolvedValue(arrived);
    void open().outbox.add(reference, fields);

    await jest.advanceTimersByTimeAsync(1_000);

    expect(send).toHaveBeenCalledTimes(1);
  });
});
