import { writeFile } from 'node:fs/promises';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { quietMail } from '../../testing/owners-page-server';
import { sampleRequest } from '../../testing/sample-requests';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { openRequestIndex, type RequestIndex } from '../index/request-index';
import type { MailStatus } from '../mail/mail-queue';
import { smtpSender, type SmtpSender } from '../mail/smtp-sender';
import { handledMarks, reminderMarks } from '../request-marks';
import { openSpool, type Spool } from '../spool';
import { alertMarks } from './alert-marks';
import { attentionOf, type Attention } from './attention';
import { dailyMail } from './daily-mail';
import { dailyRound } from './daily-round';

const minute = 60_000;
const hour = 60 * minute;

let folder: TemporaryFolder;
let spool: Spool;
let index: RequestIndex;
let server: MailServer;
let sender: SmtpSender;
let time: number;
let status: MailStatus;
let over: Partial<Pick<Attention, 'retentionHeld' | 'isDiskNearlyFull'>>;
const log: string[] = [];

/** As after a restart: only the disk remembers. */
const open = () =>
  dailyRound({
    marks: alertMarks(spool, (line) => log.push(line)),
    async attention(today) {
      await index.readAll();
      const state = { retentionHeld: 0, isDiskNearlyFull: false, ...over };
      return attentionOf({ spool, index, mail: status, ...state, today, now: new Date(time) });
    },
    mailFor: (attention, day) =>
      dailyMail(attention, {
        day,
        from: 'site@site.example',
        to: 'artisan@site.example',
        tradeName: 'Exemple',
        linkTo: (key) => `https://www.site.example/suivi/${key}`,
      }),
    send: sender.send,
    now: () => new Date(time),
    log: (line) => log.push(line),
  });

const at = (moment: string) => (time = Date.parse(moment));
const subjects = () => server.received.map(({ subject }) => subject);
const ids = () => server.received.map(({ messageId }) => messageId);

const request = (reference: string, name: string, receivedAt = '2026-11-19T10:00:00.000Z') =>
  sampleRequest({ reference, receivedAt, subject: `Devis - ${name}`, fields: [['Nom', name]] });

beforeEach(async () => {
  log.length = 0;
  status = quietMail;
  over = {};
  at('2026-11-21T05:59:00Z');
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  index = openRequestIndex({ spool, log: () => undefined });
  server = await startMailServer();
  sender = smtpSender(server.url);
});

afterEach(async () => {
  sender.close();
  await server.close();
  await index.close();
  await folder.remove();
});

describe('the daily mail', () => {
  it('leaves at seven in Paris, once a day, in winter as in summer', async () => {
    await spool.accept(request('RTH-20261119-AAAAAA', 'Durand', '2026-01-02T10:00:00.000Z'));
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

  it('does not leave when there is nothing to say, and then not later that day either', async () => {
    at('2026-11-21T06:00:00Z');
    await spool.accept(request('RTH-20261121-AAAAAA', 'Récent', '2026-11-21T05:00:00.000Z'));
    await open().round();
    over = { retentionHeld: 5 };
    at('2026-11-21T12:00:00Z');
    await open().round();
    expect(server.received).toEqual([]);

    at('2026-11-22T06:30:00Z');
    await open().round();
    expect(server.received).toHaveLength(1);
  });

  it('names what waits, with a link to each, and counts the rest', async () => {
    at('2026-11-21T06:00:00Z');
    await spool.accept(request('RTH-20261119-AAAAAA', 'Durand'));
    await spool.accept(request('RTH-20261119-BBBBBB', 'Rappelé'));
    await spool.accept(request('RTH-20261119-CCCCCC', 'Plus tard'));
    await spool.accept(request('RTH-20261119-DDDDDD', 'Traité'));
    await handledMarks(spool).mark('RTH-20261119-DDDDDD');
    await reminderMarks(spool).mark('RTH-20261119-BBBBBB', '2026-11-21');
    await reminderMarks(spool).mark('RTH-20261119-CCCCCC', '2026-11-22');
    await reminderMarks(spool).mark('RTH-20261119-DDDDDD', '2026-11-20');
    await spool.quarantine({ ...request('RTH-20261120-EEEEEE', 'Robot'), suspicion: 'honeypot' });
    status = { ...quietMail, waiting: 4, dead: 2 };
    over = { retentionHeld: 30, isDiskNearlyFull: true };
    await open().round();
    const [mail] = server.received;
    const sections = new Map(
      (mail?.text ?? '').split(/\n\n/).map((part) => [part.split('\u00a0:')[0]?.trim(), part]),
    );

    expect(mail?.subject).toBe(
      'À faire le samedi 21 novembre 2026\u00a0: 1 rappel, 3 demandes à traiter, 1 à vérifier, 4 courriers en attente, 2 courriers refusés, 30 effacements à confirmer, disque presque plein',
    );
    expect(sections.get('À rappeler aujourd’hui')).toContain(
      'Devis - Rappelé (RTH-20261119-BBBBBB)\nhttps://www.site.example/suivi/RTH-20261119-BBBBBB',
    );
    expect(sections.get('À rappeler aujourd’hui')).not.toContain('Plus tard');
    expect(sections.get('À traiter depuis plus d’un jour')).toContain('Devis - Durand');
    expect(mail?.text).not.toContain('Devis - Traité');
    expect(mail?.text).toContain(
      'À vérifier (peut-être des robots)\u00a0: Devis - Robot (RTH-20261120-EEEEEE)',
    );
    expect(mail?.html).toContain('Devis - Robot');
    expect(mail?.to?.map(({ address }) => address)).toEqual(['artisan@site.example']);
  });

  it('names twenty of very many', async () => {
    at('2026-11-21T06:00:00Z');
    for (let number = 0; number < 250; number += 1) {
      const reference = `RTH-20261119-A${String(number).padStart(5, '0')}`;
      const text = JSON.stringify(request(reference, 'Durand'));
      await writeFile(spool.at('accepted', `${reference}.json`), text);
    }
    await open().round();

    expect(subjects()[0]).toContain('250 demandes à traiter');
    expect(server.received[0]?.text?.match(/Devis - Durand/g)).toHaveLength(20);
    expect(server.received[0]?.text).toContain('… et 230 de plus');
  });

  it('is tried again until the server takes it, always under the same Message-ID', async () => {
    at('2026-11-21T06:00:00Z');
    over = { retentionHeld: 1 };
    server.refuseWith({ code: 451, text: 'later' });
    const round = open();
    for (let passed = 0; passed < 20; passed += 1) {
      await round.round();
      time += minute;
    }
    expect(server.received).toEqual([]);
    // After 0, 1, 3, 7 and 15 minutes.
    expect(log).toHaveLength(5);

    server.refuseWith(null);
    time += hour;
    await round.round();
    expect(ids()).toEqual(['<a-faire-2026-11-21@site.example>']);
    expect(round.lastDay()).toBe('2026-11-21');
  });

  it.each(['2036-01-01\n', '', '\u0000garbage', '2026-11-20\n'])(
    'is not silenced by what stands on disk: « %s »',
    async (text) => {
      at('2026-11-21T06:00:00Z');
      over = { retentionHeld: 1 };
      await writeFile(spool.at('alerts', 'daily'), text);
      await open().round();

      expect(server.received).toHaveLength(1);
    },
  );

  it('comes once on a full disk too, where it cannot be noted', async () => {
    at('2026-11-21T06:00:00Z');
    over = { isDiskNearlyFull: true };
    jest.spyOn(spool.writer, 'replace').mockRejectedValue(new Error('ENOSPC'));
    const daily = open();
    for (let passed = 0; passed < 60; passed += 1) {
      await daily.round();
      time += minute;
    }

    expect(subjects()).toHaveLength(1);
    expect(log.join()).not.toContain('could not be sent');
  });

  it('shows nothing hidden that a visitor wrote', async () => {
    at('2026-11-21T06:00:00Z');
    await spool.accept({
      ...request('RTH-20261119-AAAAAA', 'x'),
      subject: 'a\r\nBcc: b@c.example\u202e\ud800',
    });
    await open().round();

    expect(server.received[0]?.text).toContain('a Bcc: b@c.example\ufffd (RTH-20261119-AAAAAA)');
  });
});
