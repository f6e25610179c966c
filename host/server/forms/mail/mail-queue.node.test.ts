import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { notePhotoKept } from '../database/photo-rows';
import { eraseRequests, markHandled, markNew } from '../database/request-changes';
import { requestOf } from '../database/request-lists';
import { startMailQueue, noteMailOff, type MailQueue, type SendRequest } from './mail-queue';
import { mostRefusals } from './mail-settings';

// Before the database goes with its folder.
afterEach(async () => {
  for (const queue of queues) await queue.stop();
});

const test = databaseForEach();
const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const day = 24 * 60 * 60 * 1000;

let queues: MailQueue[];
let time: number;
let sent: string[];

beforeEach(() => {
  queues = [];
  sent = [];
  // The day of the sample requests, whatever day it is.
  time = Date.parse('2026-11-21T12:00:00Z');
});

/** A desk that looks for mail without a pause; its messages take what `send` takes. */
function start(send: SendRequest = async () => undefined, database = test.database): MailQueue {
  const queue = startMailQueue({
    database,
    async send(kept) {
      sent.push(kept.key);
      await send(kept);
    },
    retry: { first: 1_000, longest: 60_000 },
    now: () => new Date(time),
    log: (line) => test.log.push(line),
    pause: 1,
  });
  queues.push(queue);
  return queue;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 2_000) throw new Error('That was never so.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const keep = (over: Parameters<typeof keepSample>[1] = {}) =>
  keepSample(test.database, { reference, receivedAt: '2026-11-21T09:00:00.000Z', ...over });
const stateOf = (key: string) => requestOf(test.database, key)?.mail.state;
const isSent = (key: string) => stateOf(key) === 'sent';

/** An error as nodemailer gives it. */
const smtpError = (code: string, permanent?: boolean) =>
  Object.assign(new Error('said no'), { code, ...(permanent !== undefined && { permanent }) });
const refuse = () => Promise.reject(smtpError('EMESSAGE', true));

describe('the mail queue', () => {
  it('brings what waits and what arrives, each once', async () => {
    const first = keep();
    start();
    await until(() => isSent(first));
    const second = keep({ fingerprint: 'b'.repeat(64) });
    await until(() => isSent(second));
    for (const queue of queues) await queue.stop();
    const again = start();
    await until(() => again.status().waiting === 0);

    expect(sent).toEqual([first, second]);
  });

  it('is one for two desks: while one sends a message, for however long, the other does not', async () => {
    const key = keep();
    const held: (() => void)[] = [];
    const hold: SendRequest = () => new Promise((resolve) => held.push(resolve));
    start(hold);
    start(hold);
    await until(() => held.length > 0);
    // Longer than any lease, as the desk that sends renews its own.
    jest.spyOn(performance, 'now').mockImplementation(() => time - 1.7e12);
    for (let seconds = 0; seconds < 60; seconds += 5) {
      time += 5_000;
      await until(() => (requestOf(test.database, key)?.mail.leaseUntil ?? 0) >= time + 15_000);
    }
    jest.restoreAllMocks();
    for (const answer of held) answer();
    await until(() => isSent(key));

    expect(sent).toEqual([key]);
  });

  it('takes up a message whose desk died, once its lease is over', async () => {
    const key = keep();
    start(() => new Promise(() => undefined));
    await until(() => sent.length === 1);
    // It never answers, and will not be asked to stop.
    queues = [];
    time += 21_000;
    start();
    await until(() => isSent(key));

    expect(sent).toEqual([key, key]);
  });

  it('goes on for as long as the mail server is away, with one message at a time', async () => {
    const keys = [keep(), keep({ reference: other })];
    let isAway = true;
    const clock = jest.spyOn(performance, 'now');
    let passed = 0;
    clock.mockImplementation(() => passed);
    const queue = start(async () => {
      if (isAway) throw smtpError('ECONNECTION');
    });
    await until(() => queue.status().trouble !== null);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const before = sent.length;
      passed += 61_000;
      time += 61_000;
      await until(() => sent.length > before);
      expect(sent.length).toBe(before + 1);
      await until(() => queue.status().trouble === 'said no');
    }
    isAway = false;
    passed += 61_000;
    time += 61_000;
    await until(() => keys.every(isSent));
    clock.mockRestore();

    expect(queue.status()).toMatchObject({ waiting: 0, dead: 0, trouble: null, troubleSeconds: null });
  });

  it('makes no message wait because another cannot be made', async () => {
    const [bad, good] = [keep(), keep({ reference: other })];
    const queue = start(async ({ key }) => {
      // Not one of the mail server's, though it has a code.
      if (key === bad) throw smtpError('EISDIR');
    });
    await until(() => isSent(good));

    expect(queue.status()).toMatchObject({ waiting: 1, trouble: null, oldestReference: reference });
  });

  it('waits for photographs, for a minute at most', async () => {
    const photo = samplePhoto();
    time = Date.parse('2026-11-21T09:00:10.000Z');
    const receivedAt = '2026-11-21T09:00:00.000Z';
    const ready = keepSample(test.database, { reference, receivedAt }, { photos: [photo] });
    const late = keepSample(
      test.database,
      { reference: other, receivedAt },
      { photos: [{ ...photo, file: photo.file.replace('AAAAAA', 'BBBBBB') }] },
    );
    start();
    notePhotoKept(test.database, photo.file, { width: 4, height: 3, bytes: 5 });
    await until(() => isSent(ready));
    expect(stateOf(late)).toBe('waiting');

    time += 60_000;
    await until(() => isSent(late));
  });

  it('tells nothing of a request that the owner has dealt with, unless it is to be done again', async () => {
    await start().stop();
    const key = keep();
    markHandled(test.database, reference, { at: time, seen: null });
    const next = keep({ reference: other });
    const queue = start();
    await until(() => isSent(next));
    expect(queue.status().waiting).toBe(0);

    markNew(test.database, reference);
    await until(() => isSent(key));
  });

  it('leaves no trace of what was erased while it was on its way', async () => {
    const key = keep();
    let refuseNow = () => {};
    const queue = start(
      () => new Promise((_, reject) => (refuseNow = () => reject(smtpError('EMESSAGE', true)))),
    );
    await until(() => sent.length === 1);
    eraseRequests(test.database, [reference]);
    refuseNow();
    await queue.stop();

    expect(requestOf(test.database, key)).toBeNull();
    expect(queue.retry(key)).toBe(false);
  });
});

describe('a message that the server refuses for good', () => {
  it('is tried three times, and then left to the owner', async () => {
    const key = keep();
    start(refuse);
    for (let refusal = 1; refusal < mostRefusals; refusal += 1) {
      await until(() => (requestOf(test.database, key)?.mail.refusals ?? 0) === refusal);
      time += 60_000;
    }
    await until(() => stateOf(key) === 'refused');
    time += 10 * day;
    const next = keep({ reference: other });
    await until(() => sent.includes(next));

    expect(sent.filter((each) => each === key)).toHaveLength(3);
    expect(queues[0]?.status().dead).toBe(1);
  });

  it('keeps its count across a restart', async () => {
    const key = keep();
    for (let refusal = 1; refusal <= mostRefusals; refusal += 1) {
      const queue = start(refuse);
      await until(() => (requestOf(test.database, key)?.mail.refusals ?? 0) === refusal);
      await queue.stop();
      time += 60_000;
    }

    expect(stateOf(key)).toBe('refused');
  });

  it('is no busy server, which may be busy for days', async () => {
    const key = keep();
    let isBusy = true;
    start(async () => {
      if (isBusy) throw smtpError('EENVELOPE', false);
    });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await until(() => (requestOf(test.database, key)?.mail.attempts ?? 0) === attempt);
      await until(() => (requestOf(test.database, key)?.mail.leaseUntil ?? 1) === 0);
      time += 60_000;
    }
    isBusy = false;
    await until(() => isSent(key));
  });

  it('is tried again when the owner says so, alone or with all others', async () => {
    const [first, second] = [keep(), keep({ reference: other })];
    let isTaking = false;
    const queue = start(async () => {
      if (!isTaking) throw smtpError('EMESSAGE', true);
    });
    for (let refusal = 1; refusal <= mostRefusals; refusal += 1) {
      await until(() =>
        [first, second].every((key) => requestOf(test.database, key)?.mail.refusals === refusal),
      );
      time += 60_000;
    }
    expect(queue.status().dead).toBe(2);
    isTaking = true;
    expect(queue.retry('RTH-20261121-ZZZZZZ.aaaaaaaaaaaa')).toBe(false);
    expect(queue.retry(first)).toBe(true);
    await until(() => isSent(first));
    expect(stateOf(second)).toBe('refused');

    expect(queue.retryAll()).toBe(1);
    await until(() => isSent(second));
    expect(queue.retryAll()).toBe(0);
  });
});

describe('a disk on which nothing can be written', () => {
  const withoutWriting = () => {
    const full = jest.spyOn(test.database, 'write').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    return () => full.mockRestore();
  };

  it('holds back no mail, and repeats none while this desk lives', async () => {
    const key = keep();
    const makeRoom = withoutWriting();
    const queue = start();
    await until(() => sent.length === 1);
    time += day;
    // Many looks later.
    for (let look = 0; look < 20; look += 1) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(sent).toEqual([key]);
    expect(queue.status().trouble).toBeNull();
    expect(test.log.join()).toContain('has left by mail, but that could not be noted');

    makeRoom();
    await until(() => isSent(key));
    await queue.stop();
    const again = start();
    await until(() => again.status().waiting === 0);
    expect(sent).toEqual([key]);
  });

  it('makes a message that is refused wait all the same', async () => {
    keep();
    withoutWriting();
    start(refuse);
    await until(() => sent.length === 1);
    for (let look = 0; look < 20; look += 1) await new Promise((resolve) => setTimeout(resolve, 2));

    expect(sent).toHaveLength(1);
    jest.restoreAllMocks();
  });
});

describe('mail that is set up late', () => {
  it('brings what is new, neither what was dealt with nor the history, and says how many it left', async () => {
    const old = keep({ receivedAt: new Date(time - 3 * day).toISOString() });
    const done = keep({ reference: 'RTH-20261121-CCCCCC' });
    markHandled(test.database, 'RTH-20261121-CCCCCC', { at: time, seen: null });
    const fresh = keep({ reference: other, receivedAt: new Date(time - 1.9 * day).toISOString() });
    const queue = start();
    await until(() => isSent(fresh));
    markNew(test.database, 'RTH-20261121-CCCCCC');
    const next = keep({ reference: 'RTH-20261121-DDDDDD' });
    await until(() => isSent(next));

    expect(sent).toEqual([fresh, next]);
    expect([stateOf(old), stateOf(done)]).toEqual(['none', 'none']);
    expect(queue.status().past).toBe(2);
    expect(test.log.join()).toContain('because they are handled or old: 2.');
  });

  it('is mail that was off for a while, and no desk that stood still for a week', async () => {
    const weekOld = (letter: string) =>
      keep({ reference: `RTH-20261114-${letter}AAAAA`, receivedAt: new Date(time - 7 * day).toISOString() });
    await start().stop();
    const missed = weekOld('A');
    await start().stop();
    noteMailOff(test.database, new Date(time));
    const old = weekOld('B');
    start();
    await until(() => stateOf(old) === 'none');
    expect(sent).toContain(missed);
  });
});

describe('a clock that is changed', () => {
  it.each([
    ['years ahead', 1_000 * day],
    ['years back', -1_000 * day],
  ])('%s makes no message wait for longer, and loses none', async (_what, change) => {
    const key = keep();
    let isTaking = false;
    start(async () => {
      if (!isTaking) throw smtpError('EENVELOPE', false);
    });
    await until(() => (requestOf(test.database, key)?.mail.lastError ?? '') !== '');
    isTaking = true;
    time += change;
    await until(() => isSent(key));
  });
});
