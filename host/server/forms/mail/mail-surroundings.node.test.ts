import { mailDesksForEach, smtpError } from '../../testing/mail-desks';
import { until } from '../../testing/until';
import { markHandled, markNew } from '../database/request-changes';
import { noteMailOff } from './mail-queue';

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
  it('brings what is new, neither what was dealt with nor the history', async () => {
    const old = desks.keep({ receivedAt: new Date(desks.time - 3 * day).toISOString() });
    const done = desks.keep({ reference: 'RTH-20261121-CCCCCC' });
    markHandled(desks.test.database, 'RTH-20261121-CCCCCC', desks.time);
    const fresh = desks.keep({
      reference: other,
      receivedAt: new Date(desks.time - 1.9 * day).toISOString(),
    });
    desks.start();
    await until(() => desks.isSent(fresh));
    markNew(desks.test.database, 'RTH-20261121-CCCCCC');
    const next = desks.keep({ reference: 'RTH-20261121-DDDDDD' });
    await until(() => desks.isSent(next));

    expect(desks.sent).toEqual([fresh, next]);
    expect([desks.stateOf(old), desks.stateOf(done)]).toEqual(['none', 'none']);
    expect(desks.test.log.join()).toContain('because they are handled or old: 2.');
  });

  it('is mail that was off for a while, and no desk that stood still for a week', async () => {
    const weekOld = (letter: string) =>
      desks.keep({
        reference: `RTH-20261114-${letter}AAAAA`,
        receivedAt: new Date(desks.time - 7 * day).toISOString(),
      });
    await desks.start().stop();
    const missed = weekOld('A');
    await desks.start().stop();
    noteMailOff({ database: desks.test.database, now: () => new Date(desks.time), log: () => undefined });
    const old = weekOld('B');
    desks.start();
    await until(() => desks.stateOf(old) === 'none');
    expect(desks.sent).toContain(missed);
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
