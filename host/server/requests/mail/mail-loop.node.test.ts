import { databaseForEach, keepSample } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { requestOf, type KeptRequest } from '../database/kept-request';
import { changeRequest, eraseRequests } from '../database/request-changes';
import { startMailLoop, type MailLoop } from './mail-loop';

const reference = 'RTH-20261121-AAAAAA';
const second = 1_000;
const hour = 3_600 * second;
const start = Date.parse('2026-11-21T10:00:00Z');

const test = databaseForEach();
let loop: MailLoop | undefined;
let time: number;
let sent: string[];

beforeEach(() => {
  time = start;
  sent = [];
});
afterEach(() => loop?.stop());

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' }));
const refused = () => Promise.reject(Object.assign(new Error('550 limit reached'), { code: 'EENVELOPE' }));

type Send = (kept: KeptRequest) => Promise<void>;

function open(send: Send = async () => undefined): MailLoop {
  loop = startMailLoop({
    database: test.database,
    send(kept) {
      sent.push(kept.reference);
      return send(kept);
    },
    now: () => new Date(time),
    log: (line) => test.log.push(line),
    pause: 1,
  });
  return loop;
}

const kept = () => requestOf(test.database, reference);
const attempts = (count: number) => until(() => sent.length === count || undefined);
/** Waits long enough for several rounds. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

it('mails each new request once, and no quarantined, handled or erased one', async () => {
  keepSample(test.database, { reference });
  keepSample(test.database, { reference: 'RTH-20261121-BBBBBB' }, { isQuarantined: true });
  keepSample(test.database, { reference: 'RTH-20261121-CCCCCC' });
  changeRequest(test.database, 'RTH-20261121-CCCCCC', 'handle', time);
  keepSample(test.database, { reference: 'RTH-20261121-DDDDDD' });
  eraseRequests(test.database, ['RTH-20261121-DDDDDD']);
  open();
  await until(() => kept()?.mailedAt ?? undefined);
  await settled();
  expect(sent).toEqual([reference]);

  changeRequest(test.database, 'RTH-20261121-BBBBBB', 'release', time);
  await attempts(2);
  expect(sent).toEqual([reference, 'RTH-20261121-BBBBBB']);
});

it('tries again every thirty seconds while the server is unreachable, without a refusal', async () => {
  keepSample(test.database, { reference });
  open(away);
  for (let count = 1; count <= 5; count += 1) {
    await attempts(count);
    time += 29 * second;
    await settled();
    expect(sent).toHaveLength(count);
    time += second;
  }

  expect(kept()?.refusals).toBe(0);
});

it('waits twice as long after each refusal, up to fifteen minutes, and never gives up', async () => {
  keepSample(test.database, { reference });
  open(refused);
  const waits: number[] = [];
  for (let count = 1; count <= 9; count += 1) {
    await attempts(count);
    await until(() => kept()?.refusals === count || undefined);
    waits.push(((kept()?.nextAt ?? 0) - time) / second);
    time = kept()?.nextAt ?? 0;
  }

  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
  expect(kept()?.lastError).toBe('550 limit reached');
});

it('is stuck once nothing has left for an hour, and never by what a visitor wrote', async () => {
  keepSample(test.database, { reference, receivedAt: new Date(start).toISOString() });
  let answer: Send = away;
  const mailing = open((request) => answer(request));
  await attempts(1);
  time += hour;
  expect(mailing.stuck()).toBeNull();
  time += second;
  expect(mailing.stuck()).toBe('connect ECONNREFUSED');

  for (const [code, stuck] of [
    ['EMESSAGE', null],
    ['EENVELOPE', '550 EENVELOPE'],
  ] as const) {
    answer = () => Promise.reject(Object.assign(new Error(`550 ${code}`), { code }));
    for (let count = 1; count <= 3; count += 1) {
      const before = kept()?.refusals ?? 0;
      time += hour;
      await until(() => (kept()?.refusals ?? 0) > before || undefined);
    }
    expect(mailing.stuck()).toBe(stuck);
  }
  answer = async () => undefined;
  time += hour;
  await until(() => kept()?.mailedAt ?? undefined);
  expect(mailing.stuck()).toBeNull();
});

it('mails a request once while the database cannot record it', async () => {
  keepSample(test.database, { reference });
  test.database.run('PRAGMA query_only = ON');
  open();
  await settled();
  expect(sent).toEqual([reference]);

  test.database.run('PRAGMA query_only = OFF');
  await until(() => kept()?.mailedAt ?? undefined);
  expect(sent).toEqual([reference]);
});

it('does not try again at once while the database cannot record a refusal', async () => {
  keepSample(test.database, { reference });
  test.database.run('PRAGMA query_only = ON');
  open(refused);
  await settled();
  expect(sent).toEqual([reference]);
});

it('waits until the photographs of a request are re-encoded', async () => {
  keepSample(test.database, { reference }, { files: ['picture'] });
  open();
  await settled();
  expect(sent).toEqual([]);
  test.database.run(`UPDATE photos SET state = 'unreadable'`);
  await attempts(1);
});

it('sends every waiting message at once when the owner asks for it', async () => {
  keepSample(test.database, { reference });
  const mailing = open(refused);
  await until(() => kept()?.refusals === 1 || undefined);
  mailing.retryAll();

  await attempts(2);
});
