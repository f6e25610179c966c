import { databaseForEach, keepSample } from '../../testing/sample-database';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { markHandled, remindOn } from '../database/request-changes';
import type { Problem } from '../health/problems';
import { morningRound } from './morning-mail';
import { smtpSender, type SmtpSender } from './smtp-sender';

const held: Problem = { code: 'retention-waits', since: 0, detail: '5' };
const minute = 60_000;
const hour = 60 * minute;

const test = databaseForEach();
let server: MailServer;
let sender: SmtpSender;
let time: number;
let problems: readonly Problem[];

const now = () => new Date(time);

/** Creates a round without state in memory, as after a restart. Logs errors. */
const open = () => {
  const log = (line: string) => void test.log.push(line);
  const round = morningRound({
    database: test.database,
    sender,
    now,
    log,
    problems: () => problems,
    mail: {
      from: 'site@site.example',
      to: 'artisan@site.example',
      tradeName: 'Exemple',
      linkTo: (each) => `https://bureau.site.example/demande/${each}`,
    },
  });
  return { round: () => round().catch((error: Error) => log(error.message)) };
};

const at = (moment: string) => (time = Date.parse(moment));
const subjects = () => server.received.map(({ subject }) => subject);
const ids = () => server.received.map(({ messageId }) => messageId);

const keep = (
  reference: string,
  name: string,
  receivedAt = '2026-11-19T10:00:00.000Z',
  isQuarantined = false,
) => keepSample(test.database, { reference, receivedAt, fields: [['Nom', name]] }, { isQuarantined });

beforeEach(async () => {
  problems = [];
  at('2026-11-21T06:00:00Z');
  server = await startMailServer();
  sender = smtpSender(server.url);
});

afterEach(async () => {
  sender.close();
  await server.close();
});

describe('the morning mail', () => {
  it('is sent at seven in Paris, once a day, in winter and in summer', async () => {
    keep('RTH-20261119-AAAAAA', 'Durand', '2026-01-02T10:00:00.000Z');
    at('2026-11-21T05:59:00Z');
    await open().round();
    expect(server.received).toEqual([]);

    at('2026-11-21T06:00:00Z');
    for (let passed = 0; passed < 10; passed += 1) {
      await open().round();
      time += hour;
    }
    expect(ids()).toEqual(['<a-faire-2026-11-21@site.example>']);

    at('2026-07-01T04:59:00Z');
    await open().round();
    at('2026-07-01T05:00:00Z');
    await open().round();
    expect(ids().slice(1)).toEqual(['<a-faire-2026-07-01@site.example>']);
  });

  it('is not sent on a day when nothing waits at seven', async () => {
    keep('RTH-20261121-AAAAAA', 'Récent', '2026-11-21T05:00:00.000Z');
    await open().round();
    problems = [held];
    at('2026-11-21T12:00:00Z');
    await open().round();
    expect(server.received).toEqual([]);

    at('2026-11-22T06:30:00Z');
    await open().round();
    expect(server.received).toHaveLength(1);
  });

  it('lists everything that waits for the owner, with a link to each request', async () => {
    keep('RTH-20261119-AAAAAA', 'Durand');
    keep('RTH-20261119-BBBBBB', 'Rappelé');
    keep('RTH-20261119-CCCCCC', 'Plus tard');
    keep('RTH-20261119-DDDDDD', 'Traité');
    markHandled(test.database, 'RTH-20261119-DDDDDD', time);
    remindOn(test.database, 'RTH-20261119-BBBBBB', '2026-11-21');
    remindOn(test.database, 'RTH-20261119-CCCCCC', '2026-11-22');
    keep('RTH-20261120-EEEEEE', 'Robot', '2026-11-20T10:00:00.000Z', true);
    keep('RTH-20261120-FFFFFF', 'Vieux robot', '2026-11-20T05:00:00.000Z', true);
    problems = [held, { code: 'disk-nearly-full', since: 0, detail: '' }];
    await open().round();
    const [received] = server.received;
    const sections = new Map(
      (received?.text ?? '').split(/\n\n/).map((part) => [part.split('\u00a0:')[0]?.trim(), part]),
    );

    expect(received?.subject).toBe(
      'À faire le samedi 21 novembre 2026\u00a0: 2 problèmes, 1 rappel, 3 demandes à traiter, 1 à vérifier',
    );
    expect(sections.get('À rappeler aujourd’hui')).toContain(
      'Rappelé (RTH-20261119-BBBBBB)\nhttps://bureau.site.example/demande/RTH-20261119-BBBBBB',
    );
    expect(sections.get('À rappeler aujourd’hui')).not.toContain('Plus tard');
    expect(sections.get('À traiter depuis plus d’un jour')).toContain('Durand');
    expect(received?.text).not.toContain('Traité');
    expect(sections.get('À vérifier (peut-être des robots)')).toContain('Robot (RTH-20261120-EEEEEE)');
    expect(sections.get('Ce qui ne va pas')).toContain(
      'attendent votre accord pour être effacées (5)\nElles n’ont jamais été traitées',
    );
    expect(sections.get('Ce qui ne va pas')).toContain('très peu de place');
    expect(received?.html).toContain('Robot');
    expect(received?.to?.map(({ address }) => address)).toEqual(['artisan@site.example']);
  });

  it('lists at most twenty requests, and counts the others', async () => {
    test.database.write(() => {
      for (let number = 0; number < 250; number += 1)
        keep(`RTH-20261119-A${String(number).padStart(5, '0')}`, 'Durand');
    });
    await open().round();

    expect(subjects()[0]).toContain('250 demandes à traiter');
    expect(server.received[0]?.text?.match(/^Durand/gm)).toHaveLength(20);
    expect(server.received[0]?.text).toContain('… et 230 de plus');
  });

  it('is retried until the server accepts it, with the same Message-ID', async () => {
    problems = [held];
    server.refuseWith({ code: 451, text: 'later' });
    await open().round();
    expect([server.received, test.log.length]).toEqual([[], 1]);
    server.refuseWith(null);
    time += hour;
    await open().round();
    expect(ids()).toEqual(['<a-faire-2026-11-21@site.example>']);
  });

  it('is sent only once while the disk is read-only', async () => {
    problems = [held];
    test.database.run('PRAGMA query_only = ON');
    const morning = open();
    for (let passed = 0; passed < 60; passed += 1) {
      await morning.round();
      time += minute;
    }

    expect(subjects()).toHaveLength(1);
    expect(test.log).toHaveLength(1);
  });

  it('lists a quarantined request on one day only', async () => {
    keep('RTH-20261120-EEEEEE', 'Robot', '2026-11-20T10:00:00.000Z', true);
    await open().round();
    expect(subjects()).toEqual(['À faire le samedi 21 novembre 2026\u00a0: 1 à vérifier']);

    at('2026-11-22T06:00:00Z');
    await open().round();
    expect(subjects()).toHaveLength(1);
  });
});
