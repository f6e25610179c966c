import { writeFile } from 'node:fs/promises';
import { versionsFile, type GuardOutcome, type Versions } from '../../failures/versions-file';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { databaseForEach } from '../../testing/sample-database';
import { smtpSender, type SmtpSender } from '../mail/smtp-sender';
import { guardMail } from './guard-mail';
import { rememberedFact } from './remembered-fact';

const test = databaseForEach();
let server: MailServer;
let sender: SmtpSender;
const log = (line: string) => void test.log.push(line);

beforeEach(async () => {
  server = await startMailServer();
  sender = smtpSender(server.url);
});

afterEach(async () => {
  sender.close();
  await server.close();
});

/** As after a restart: only the disk remembers. */
const open = (send = sender.send, now = () => new Date('2026-11-21T12:00:00Z')) =>
  guardMail({
    ...{ folder: test.folder, send, tradeName: 'Exemple' },
    told: rememberedFact(test.database, { name: 'guard-mail', now, log }),
    ...{ from: 'site@site.example', to: 'artisan@site.example' },
    ...{ now, log },
  });
const round = (send = sender.send) => open(send).round();

const outcome = (date: string, over: Partial<GuardOutcome> = {}): GuardOutcome => ({
  ...{
    date,
    version: '1.5.0-0123456789',
    live: '1.4.0-3fa9c2d1e0',
    result: 'taken-back',
    reason: 'failures',
  },
  evidence: { since: date, share: 10, watched: 4, other: 1, chance: 0.0005 },
  ...over,
});

const decided = async (...outcomes: GuardOutcome[]) => {
  const release = { version: '1.4.0-3fa9c2d1e0', since: null, traffic: 100, guardedUntil: null };
  const live = { ...release, kinds: {}, worst: [] };
  const apps = [{ app: 'towns', live, staged: null, takenBack: null, history: [], outcomes }];
  const versions: Versions = { at: '2026-11-21T11:00:00.000Z', apps };
  await writeFile(versionsFile(test.folder), JSON.stringify(versions));
};

describe('The mail about a decision of the guard', () => {
  it('says what was decided, and by what numbers', async () => {
    await decided(outcome('2026-11-21T11:00:00.000Z'));
    await round();

    const [mail] = server.received;
    expect(mail?.subject).toBe('towns 1.5.0-0123456789\u00a0: retirée');
    expect(mail?.text).toContain('Décision\u00a0: retirée\u00a0: trop de pannes');
    expect(mail?.text).toContain('4 sur 5 visiteurs touchés l’avaient, pour une part attendue de 10\u00a0%.');
    expect(mail?.text).toContain('En ligne à présent\u00a0: towns 1.4.0-3fa9c2d1e0');
  });

  it('leaves once on a full disk too, where it cannot be noted', async () => {
    await decided(outcome('2026-11-21T10:00:00.000Z'), outcome('2026-11-21T11:00:00.000Z'));
    jest.spyOn(test.database, 'write').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    let time = Date.parse('2026-11-21T12:00:00Z');
    const mails = open(sender.send, () => new Date(time));
    for (let passed = 0; passed < 60; passed += 1) {
      await mails.round();
      time += 60_000;
    }

    expect(server.received).toHaveLength(2);
  });

  it('leaves once for each, the oldest first, and not again after a restart', async () => {
    const [first, second] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'];
    await decided(outcome(second, { result: 'promoted', reason: 'time' }), outcome(first));
    await round();
    await round();

    expect(server.received.map(({ subject }) => subject?.split('\u00a0: ')[1])).toEqual([
      'retirée',
      'mise en ligne pour tous',
    ]);
  });

  it('is tried again when it could not leave', async () => {
    await decided(outcome('2026-11-21T11:00:00.000Z'));
    await round(() => Promise.reject(new Error('no server')));
    expect(test.log).toEqual(['A decision of the guard could not be mailed: no server']);

    await round();
    expect(server.received).toHaveLength(1);
  });

  it('does not leave about what is old, or when nothing is known', async () => {
    await round();
    await decided(outcome('2026-11-10T11:00:00.000Z'));
    await round();

    expect(server.received).toEqual([]);
    expect(test.log).toEqual([]);
  });
});
