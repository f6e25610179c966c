import type { SendMailOptions } from 'nodemailer';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { changeRequest, setFollowUp } from '../database/request-changes';
import type { Problem } from '../health/problems';
import { morningRound } from './morning-mail';

const held: Problem = { code: 'retention-waits', since: 0, detail: '5' };
const hour = 3_600_000;

const test = databaseForEach();
let mails: SendMailOptions[];
let refusal: Error | null;
let time: number;
let problems: readonly Problem[];

/** Creates a round without state in memory, as after a restart. Logs errors. */
const open = () => {
  const round = morningRound({
    database: test.database,
    sender: {
      async send(mail) {
        if (refusal) throw refusal;
        mails.push(mail);
      },
      close: () => undefined,
    },
    now: () => new Date(time),
    log: () => undefined,
    problems: () => problems,
    mail: {
      address: 'artisan@site.example',
      tradeName: 'Exemple',
      page: 'https://bureau.site.example',
    },
  });
  return () => round().catch((error: Error) => void test.log.push(error.message));
};

const at = (moment: string) => (time = Date.parse(moment));
const ids = () => mails.map(({ messageId }) => messageId);
const keep = (letter: string, receivedAt: string, isQuarantined = false) =>
  keepSample(test.database, { reference: `RTH-20261119-${letter.repeat(6)}`, receivedAt }, { isQuarantined });

beforeEach(() => {
  [problems, mails, refusal] = [[], [], null];
  at('2026-11-21T06:00:00Z');
});

describe('the morning mail', () => {
  it('is sent at seven in Paris, once a day', async () => {
    keep('A', '2026-01-02T10:00:00.000Z');
    at('2026-07-01T04:59:00Z');
    await open()();
    expect(ids()).toEqual([]);
    at('2026-07-01T05:00:00Z');
    await open()();
    time += hour;
    await open()();
    expect(ids()).toEqual(['<a-faire-2026-07-01@site.example>']);
  });

  it('is not sent on a day when nothing waits at seven', async () => {
    keep('A', '2026-11-21T05:00:00.000Z');
    await open()();
    problems = [held];
    time += hour;
    await open()();

    expect(mails).toEqual([]);
  });

  it('counts what waits for the owner, says what is wrong, and links to the page', async () => {
    const old = '2026-11-19T10:00:00.000Z';
    keep('A', old);
    const [due, later, handled] = [keep('B', old), keep('C', old), keep('D', old)];
    changeRequest(test.database, handled, 'handle', time);
    setFollowUp(test.database, due, 'remindOn', '2026-11-21');
    setFollowUp(test.database, later, 'remindOn', '2026-11-22');
    keep('E', '2026-11-20T10:00:00.000Z', true);
    keep('F', '2026-11-20T05:00:00.000Z', true);
    problems = [held, { code: 'disk-nearly-full', since: 0, detail: '' }];
    await open()();
    const { subject, text, to } = mails[0] ?? {};

    expect(subject).toBe(
      'À faire le samedi 21 novembre 2026\u00a0: 2 problèmes, 1 rappel, 3 demandes à traiter, 1 à vérifier',
    );
    for (const part of [
      'attendent votre accord pour être effacées (5)\nElles n’ont jamais été traitées',
      'très peu de place',
      'À rappeler aujourd’hui\u00a0: 1\n',
      'Voir les demandes\u00a0: https://bureau.site.example/\n',
    ])
      expect(text).toContain(part);
    expect(to).toBe('artisan@site.example');
  });

  it('is retried until the server accepts it, and then sent no more, even on a read-only disk', async () => {
    problems = [held];
    test.database.run('PRAGMA query_only = ON');
    refusal = new Error('451 later');
    const round = open();
    await round();
    expect([mails, test.log]).toEqual([[], ['451 later']]);
    refusal = null;
    for (let count = 0; count < 2; count += 1) await round();

    expect(ids()).toEqual(['<a-faire-2026-11-21@site.example>']);
  });
});
