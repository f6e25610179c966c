import type { SendMailOptions } from 'nodemailer';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { requestOf, type KeptRequest } from '../database/kept-request';
import { changeRequest, eraseRequests } from '../database/request-changes';
import { decoder } from '../photos/decoder';
import { startMailLoop, type MailLoop } from './mail-loop';
import { mailSending } from './mail-sending';

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

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error('550 limit reached'), { code }));
const refused = failing('EENVELOPE');

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
const attempts = (count: number) => until(() => sent.length === count);
const failures = (count: number) => until(() => test.log.length === count);
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
  await until(() => kept()?.mailedAt);
  await settled();
  expect(sent).toEqual([reference]);

  changeRequest(test.database, 'RTH-20261121-BBBBBB', 'release', time);
  await attempts(2);
  expect(sent).toEqual([reference, 'RTH-20261121-BBBBBB']);
});

it('tries again every thirty seconds while the server is unreachable, without a refusal', async () => {
  keepSample(test.database, { reference });
  open(failing('ECONNECTION'));
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
    await until(() => kept()?.refusals === count);
    waits.push(((kept()?.nextAt ?? 0) - time) / second);
    time = kept()?.nextAt ?? 0;
  }

  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900]);
  expect(kept()?.lastError).toBe('550 limit reached');

  sent = [];
  test.database.run('UPDATE requests SET refusals = 1000, nextAt = 0');
  await attempts(1);
});

it('stores the first 500 characters of a refusal', async () => {
  keepSample(test.database, { reference });
  open(() => Promise.reject(new Error('5'.repeat(501))));
  await until(() => kept()?.lastError);
  expect(kept()?.lastError).toBe('5'.repeat(500));
});

it('sends and records its current message before it stops, and no other', async () => {
  keepSample(test.database, { reference });
  keepSample(test.database, { reference: 'RTH-20261121-BBBBBB' });
  const mailing = open(() => new Promise((accept) => setTimeout(accept, 30)));
  await attempts(1);
  await mailing.stop();
  expect([sent, kept()?.mailedAt]).toEqual([[reference], start]);
});

it.each([
  ['cannot be reached', 'ECONNECTION'],
  ['refuses sender or recipient', 'EENVELOPE'],
  ['refuses every message after its content, as some do at a daily limit', 'EMESSAGE'],
])('is stuck once nothing has left for an hour, because the server %s', async (_why, code) => {
  keepSample(test.database, { reference, receivedAt: new Date(start).toISOString() });
  let answer: Send = failing(code);
  const mailing = open((request) => answer(request));
  for (let count = 1; count <= 4; count += 1, time += 240 * second) await failures(count);
  time = start + hour;
  expect(mailing.stuck()).toBeNull();
  time += second;
  expect(mailing.stuck()).toBe('550 limit reached');

  answer = async () => undefined;
  time += hour;
  await until(() => kept()?.mailedAt);
  expect(mailing.stuck()).toBeNull();
});

it('leaves out what a visitor wrote once the server has refused it three times', async () => {
  const left: SendMailOptions[] = [];
  const sender = {
    async send(mail: SendMailOptions) {
      if (JSON.stringify(mail).includes('casino')) await failing('EMESSAGE')();
      left.push(mail);
    },
    close: () => undefined,
  };
  const mail = { address: 'artisan@site.example', tradeName: 'Exemple', page: 'https://bureau.site.example' };
  const { send } = mailSending({ database: test.database, sender, decoder: decoder(() => undefined), mail });
  keepSample(test.database, { reference, fields: { Nom: 'casino' } });
  open(send);
  for (let count = 1; count <= 3; count += 1, time += hour) await failures(count);
  await until(() => kept()?.mailedAt);

  expect(left.map(({ text }) => text)).toEqual([
    expect.stringContaining(`${mail.page}/demande/${reference}`),
  ]);
});

it('mails a request once while the database cannot record it', async () => {
  keepSample(test.database, { reference });
  test.database.run('PRAGMA query_only = ON');
  open();
  await settled();
  expect(sent).toEqual([reference]);

  test.database.run('PRAGMA query_only = OFF');
  await until(() => kept()?.mailedAt);
  expect(sent).toEqual([reference]);
});

it('does not try again at once while the database cannot record a refusal', async () => {
  keepSample(test.database, { reference });
  test.database.run('PRAGMA query_only = ON');
  open(refused);
  await settled();
  expect(sent).toEqual([reference]);
});
