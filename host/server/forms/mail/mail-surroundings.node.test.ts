import { mailDesksForEach, smtpError } from '../../testing/mail-desks';
import { until } from '../../testing/until';
import { markHandled } from '../database/request-changes';
import { startWithoutMail } from './mail-queue';

const desks = mailDesksForEach();
const other = 'RTH-20261121-BBBBBB';
const day = 24 * 60 * 60 * 1000;

describe('a disk on which nothing can be written', () => {
  it('holds mail back, and each message leaves once when there is room', async () => {
    const key = desks.keep();
    desks.test.database.get('PRAGMA query_only = ON');
    desks.start();
    await until(() => desks.test.log.join().includes('Mail has to wait for the database'));
    expect(desks.sent).toEqual([]);

    desks.test.database.get('PRAGMA query_only = OFF');
    await until(() => desks.isSent(key));
    expect(desks.sent).toEqual([key]);
  });
});

describe('mail that is set up late', () => {
  it('brings requests of the last two days, but no history and none that is handled', async () => {
    const receivedAt = (days: number) => new Date(desks.time - days * day).toISOString();
    const old = desks.keep({ receivedAt: receivedAt(3) });
    const handled = desks.keep({ reference: 'RTH-20261121-CCCCCC' });
    markHandled(desks.test.database, 'RTH-20261121-CCCCCC', desks.time);
    const fresh = desks.keep({ reference: other, receivedAt: receivedAt(1.9) });
    const { database, log } = desks.test;
    const without = { database, now: () => new Date(desks.time), log: (line: string) => log.push(line) };
    await startWithoutMail(without).stop();
    const missed = desks.keep({ reference: 'RTH-20261121-DDDDDD', receivedAt: receivedAt(7) });
    desks.start();
    await until(() => desks.isSent(fresh) && desks.isSent(missed));
    expect([desks.stateOf(old), desks.stateOf(handled)]).toEqual(['none', 'waiting']);
  });
});

describe('a clock that is changed', () => {
  it.each([
    ['years ahead', 1_000 * day],
    ['years back', -1_000 * day],
  ])('%s makes no message wait for longer, and loses none', async (_what, change) => {
    const key = desks.keep();
    let isTaking = false;
    desks.start(async () => {
      if (!isTaking) throw smtpError('EENVELOPE', false);
    });
    await until(() => (desks.keptOf(key)?.lastError ?? '') !== '');
    isTaking = true;
    desks.time += change;
    await until(() => desks.isSent(key));
  });
});
