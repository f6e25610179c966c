import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { quietMail } from '../../testing/owners-page-server';
import { startRecordingServer, type RecordingServer } from '../../testing/recording-server';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import type { MailStatus } from '../mail/mail-queue';
import { openSpool, type Spool } from '../spool';
import { alertMarks } from './alert-marks';
import { lateMailAlert, type LateMailAlert } from './late-mail';

const secret = 'a secret of more than 32 characters';
const minute = 60_000;
const hour = 60 * minute;
const late: MailStatus = {
  ...quietMail,
  waiting: 3,
  dead: 0,
  oldestReference: 'RTH-20261121-AAAAAA',
  oldestSeconds: 3_700,
  trouble: 'Mme Durand, 06 39 98 12 34',
  troubleSeconds: 60,
};

let folder: TemporaryFolder;
let spool: Spool;
let gateway: RecordingServer;
let status: MailStatus;
let time: number;
let alert: LateMailAlert;
const log: string[] = [];

/** As after a restart: only the disk remembers. */
const open = (longest?: number) =>
  lateMailAlert({
    webhook: { url: `${gateway.url}/sms?key=hidden`, secret },
    status: () => status,
    marks: alertMarks(spool, (line) => log.push(line)),
    now: () => new Date(time),
    log: (line) => log.push(line),
    ...(longest !== undefined && { longest }),
  });
const events = () => gateway.asked.map(({ body }): string => JSON.parse(body).event);

beforeEach(async () => {
  log.length = 0;
  time = Date.parse('2026-11-21T10:00:00Z');
  status = quietMail;
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  gateway = await startRecordingServer();
  alert = open();
});

afterEach(async () => {
  await gateway.close();
  await folder.remove();
});

describe('the alert for late mail', () => {
  it('is told once in six hours on a full disk too, where it cannot be noted', async () => {
    jest.spyOn(spool.writer, 'replace').mockRejectedValue(new Error('ENOSPC'));
    status = late;
    for (let passed = 0; passed < 60; passed += 1) {
      await alert.round();
      time += minute;
    }

    expect(events()).toEqual(['mail-late']);
  });

  it('is silent while mail is on time', async () => {
    await alert.round();
    status = { ...late, oldestSeconds: 3_500, troubleSeconds: 3_500 };
    await alert.round();

    expect(gateway.asked).toEqual([]);
  });

  it.each<[string, Partial<MailStatus>]>([
    ['mail-late', { oldestSeconds: 3_601 }],
    ['mail-trouble', { troubleSeconds: 3_601 }],
    ['dead-letters', { dead: 1 }],
  ])('tells at once of %s', async (reason, over) => {
    status = { ...quietMail, ...over };
    await alert.round();

    expect(gateway.asked).toHaveLength(1);
    expect(JSON.parse(gateway.asked[0]?.body ?? '')).toMatchObject({ event: 'mail-late', reasons: [reason] });
  });

  it('tells it every six hours while it lasts, across restarts, and once when it is over', async () => {
    status = late;
    for (let passed = 0; passed < 13 * hour; passed += 10 * minute) {
      await alert.round();
      time += 10 * minute;
      if (passed % hour === 0) alert = open();
    }
    expect(events()).toEqual(['mail-late', 'mail-late', 'mail-late']);

    status = quietMail;
    await open().round();
    await open().round();
    expect(events().slice(3)).toEqual(['mail-on-time']);

    status = late;
    await open().round();
    expect(events()).toHaveLength(5);
  });

  it('says nothing about anybody, and can be checked', async () => {
    status = late;
    await alert.round();
    const [told] = gateway.asked;

    expect(JSON.parse(told?.body ?? '')).toEqual({
      event: 'mail-late',
      at: '2026-11-21T10:00:00.000Z',
      reasons: ['mail-late'],
      waiting: 3,
      dead: 0,
      oldestReference: 'RTH-20261121-AAAAAA',
      oldestSeconds: 3_700,
    });
    const seconds = time / 1000;
    const mac = createHmac('sha256', secret).update(`${seconds}.${told?.body}`).digest('hex');
    expect(told?.headers['x-rth-signature']).toBe(`t=${seconds},v1=${mac}`);
    expect(told).toMatchObject({ method: 'POST', path: '/sms?key=hidden' });
    expect(told?.headers['content-type']).toBe('application/json');
  });

  it.each([500, 302, 'redirect', 'silence'] as const)(
    'is told again, after growing pauses, when the address answers with %s',
    async (answer) => {
      alert = open(answer === 'silence' ? 200 : undefined);
      gateway.answerWith(answer);
      status = late;
      for (let passed = 0; passed < 60; passed += 1) {
        await alert.round();
        time += minute;
      }
      // After 0, 1, 3, 7, 15 and 31 minutes.
      expect(log).toHaveLength(6);
      expect(gateway.asked.every(({ path }) => path === '/sms?key=hidden')).toBe(true);
      expect(log.join()).not.toContain('hidden');
      expect(alert.lastAt()).toBeNull();

      gateway.answerWith(200);
      time += 30 * minute;
      await alert.round();
      expect(alert.lastAt()).toBe(new Date(time).toISOString());
    },
  );

  it('is not silenced by a clock that was put back, nor by damage on disk', async () => {
    status = late;
    await alert.round();
    time -= 1_000 * hour;
    await open().round();
    expect(events()).toHaveLength(2);

    await writeFile(spool.at('alerts', 'late.json'), '{"toldAt":"hier"}');
    await open().round();
    expect(events()).toHaveLength(3);
  });
});
