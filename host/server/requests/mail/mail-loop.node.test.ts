import { databaseForEach, keepSample } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { requestOf, type KeptRequest } from '../database/kept-request';
import { changeRequest, eraseRequests } from '../database/request-changes';
import { countStuck, startMailLoop, type MailLoop } from './mail-loop';

const reference = 'RTH-20261121-AAAAAA';
const second = 1_000;
const start = Date.parse('2026-11-21T10:00:00Z');

const test = databaseForEach();
let loop: MailLoop | undefined;
let time: number;
let sent: string[];
let told: string[];

beforeEach(() => {
  time = start;
  sent = [];
  told = [];
});
afterEach(() => loop?.stop());

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' }));
const refused = () =>
  Promise.reject(Object.assign(new Error('550 limit reached'), { responseCode: 550, response: '550 limit' }));

type Send = (kept: KeptRequest) => Promise<void>;

function open(send: Send = async () => undefined, tellRefused: Send = async () => undefined): MailLoop {
  loop = startMailLoop({
    database: test.database,
    send(kept) {
      sent.push(kept.reference);
      return send(kept);
    },
    async tellRefused(kept) {
      await tellRefused(kept);
      told.push(kept.reference);
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
  open(refused, refused);
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

it('mails a notice instead after three refusals, unless the server refuses everything', async () => {
  keepSample(test.database, { reference });
  let isLimited = true;
  open(refused, () => (isLimited ? refused() : Promise.resolve()));
  const refusals = async (count: number) => {
    await until(() => kept()?.refusals === count || undefined);
    await settled();
    time = kept()?.nextAt ?? 0;
  };
  for (let count = 1; count <= 3; count += 1) await refusals(count);
  // The server refuses everything, as with a daily limit.
  expect([told, countStuck(test.database, time)]).toEqual([[], 1]);

  isLimited = false;
  await refusals(4);
  await settled();
  // The server refuses only this message, which its text may have caused.
  expect([told, countStuck(test.database, time)]).toEqual([[reference], 0]);
  expect([sent.length, kept()?.lastError]).toEqual([4, '550 limit reached']);
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
