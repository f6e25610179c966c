import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownersPageForEach } from '../testing/owners-page-server';
import { keptName, samplePhoto } from '../testing/sample-database';
import { writeFact } from './database/open-database';

const page = ownersPageForEach();
const noon = Date.parse('2026-11-21T12:00:00Z');
const second = 1_000;
const hour = 3_600 * second;

/** Returns the problems that `/health` lists. */
async function troubles(): Promise<readonly { code: string; since: string; detail: string; todo: string }[]> {
  const { status, text } = await page.get('/health');
  const health = JSON.parse(text);
  expect([status, health.status]).toEqual(health.troubles.length > 0 ? [503, 'unhealthy'] : [200, 'ok']);
  return health.troubles;
}
const codes = async () => (await troubles()).map(({ code }) => code);
const press = (code: string, nombre = '') => page.post(`/problemes/${code}`, { nombre });

describe('a problem', () => {
  it("is shown on the owner's page with its time and remedy, next to all other problems", async () => {
    writeFact(page.database, { name: 'receiver-alive', value: '', at: noon - 61 * second });
    page.refuseMail(2);
    expect(await codes()).toEqual(['receiver-silent', 'mail-refused']);
    const { text } = await page.get('/corbeille');

    expect(text).toContain('Le service qui reçoit les formulaires ne répond pas');
    expect(text).toContain('depuis le 21/11/2026 à 12\u00a0h\u00a058');
    expect(text).toContain('appelez la personne qui tient le serveur sans tarder.');
    expect(text).toContain(
      '<p class="detail">Pour elle\u00a0: redémarrer le service et lire son journal</p>',
    );
    expect(text).toContain('Le serveur de messagerie a refusé des demandes (2)');
  });

  it('keeps its start time', async () => {
    page.refuseMail(1);
    await troubles();
    page.passTime(59 * second);
    expect(await troubles()).toMatchObject([{ code: 'mail-refused', since: new Date(noon).toISOString() }]);
  });

  it("begins a minute after the receiver's last heartbeat, or after a start without one", async () => {
    writeFact(page.database, { name: 'receiver-alive', value: '', at: noon - 59 * second });
    expect(await codes()).toEqual([]);
    writeFact(page.database, { name: 'receiver-alive', value: '', at: noon - 61 * second });
    expect(await codes()).toEqual(['receiver-silent']);

    page.database.run(`DELETE FROM facts WHERE name = 'receiver-alive'`);
    expect(await codes()).toEqual([]);
    page.passTime(61 * second);
    expect(await codes()).toEqual(['receiver-silent']);
  });

  it('begins when the last heartbeat or backup has a future date', async () => {
    const ahead = noon + 1_000 * hour;
    writeFact(page.database, { name: 'receiver-alive', value: '', at: ahead });
    page.parts.backup = () => ({ behindSeconds: 0, lastAt: ahead, hasAny: true });

    expect(await codes()).toEqual(['receiver-silent', 'backup-late']);
  });

  it('does not begin because of events with a future date', async () => {
    const date = new Date(noon + 1_000 * hour).toISOString();
    page.quarantine({ receivedAt: date, reasons: ['flood'] });

    expect(await codes()).toEqual([]);
  });

  it.each([
    ['begins three days after the last backup of the database', true, 72 * hour],
    ['begins an hour after the first backup was due and was not made', false, hour],
  ])('%s', async (_when, hasAny, time) => {
    let lastAt = noon - time;
    page.parts.backup = () => ({ behindSeconds: 0, lastAt, hasAny });
    expect(await codes()).toEqual([]);
    lastAt -= 1;
    expect(await codes()).toEqual(['backup-late']);
  });

  it('begins when copies are late, but only while backups are configured', async () => {
    expect(await codes()).toEqual([]);
    page.parts.backup = () => ({ behindSeconds: 61, lastAt: noon, hasAny: true });
    expect(await codes()).toEqual(['copies-late']);
  });

  it('begins when mail is late, when the mail server fails, and when mail is refused', async () => {
    page.parts.mail = () => null;
    page.keep({ receivedAt: new Date(noon - hour - 1).toISOString() });
    expect(await codes()).toEqual(['mail-late']);
    page.refuseMail(1);
    page.parts.mail = () => ({ text: 'no', since: noon - hour - 1 });
    expect(await codes()).toEqual(['mail-trouble', 'mail-refused']);
  });

  it('lasts while requests in the raft cannot be imported', async () => {
    page.parts.stuck = () => ['RTH-1.json (it is not a request)'];

    expect(await troubles()).toMatchObject([
      { code: 'raft-stuck', detail: 'RTH-1.json (it is not a request)' },
    ]);
  });

  it('lasts for a day after too many requests arrived within an hour', async () => {
    page.quarantine({ receivedAt: new Date(noon - hour).toISOString(), reasons: ['flood'] });

    expect(await troubles()).toMatchObject([{ code: 'flood', detail: '1' }]);
  });

  it('is listed even when the database can be neither read nor written', async () => {
    page.parts.stuck = () => ['RTH-1.json'];
    for (const way of ['all', 'get', 'run', 'write'] as const)
      jest.spyOn(page.database, way).mockImplementation(() => {
        throw new Error('disk I/O error');
      });

    expect(await troubles()).toMatchObject([
      { code: 'spool-not-writable', detail: 'disk I/O error' },
      { code: 'raft-stuck' },
    ]);
  });

  it('names the first file of another user when nothing can be written', async () => {
    jest.spyOn(page.database, 'run').mockImplementation(() => {
      throw new Error('attempt to write a readonly database');
    });
    const getuid = jest.spyOn(process, 'getuid').mockReturnValue(64_031);

    const [trouble] = await troubles();
    getuid.mockRestore();
    expect(trouble).toMatchObject({
      code: 'spool-not-writable',
      detail: expect.stringMatching(/^attempt to write .*; \S+ belongs to user \d+, not 64031$/),
    });
  });
});

describe('a damaged database', () => {
  it('is reported until the owner deletes the damaged file', async () => {
    const database = path.join(page.folder, 'database');
    page.database.close();
    writeFileSync(path.join(database, 'requests-2.sqlite'), '');
    expect(await codes()).toContain('database-damaged');
    expect((await page.get('/')).text).toContain('La base était endommagée et a été remplacée');
    await press('database-damaged');

    expect(await codes()).not.toContain('database-damaged');
  });
});

describe('files that do not match the database', () => {
  it('are reported, like a replaced database, until the owner accepts the database and deletes the files', async () => {
    expect(await codes()).toEqual([]);
    writeFileSync(path.join(page.folder, 'files', keptName()), 'image');
    utimesSync(path.join(page.folder, 'files', keptName()), 0, 0);
    page.database.close();
    rmSync(path.join(page.folder, 'database'), { recursive: true });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);

    expect(await codes()).toEqual(['database-replaced', 'files-unknown']);
    await press('database-replaced');
    expect(await codes()).toEqual(['files-unknown']);
    await press('files-unknown', '1');
    expect(await codes()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('are looked up only once per page', async () => {
    const read = jest.spyOn(page.database, 'all');
    await page.get('/');

    expect(read.mock.calls.filter(([query]) => query.includes('FROM files'))).toHaveLength(1);
  });

  it('are reported as missing while a row has no file', async () => {
    page.keep({}, { photos: [samplePhoto()] });

    expect(await troubles()).toMatchObject([{ code: 'files-missing', detail: '1' }]);
    mkdirSync(path.join(page.folder, 'files', samplePhoto().file));
    expect(await codes()).toEqual([]);
  });
});
