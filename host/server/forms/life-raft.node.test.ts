import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ajaxTarget, formServiceForEach, sampleLead, sampleReference } from '../testing/running-form-service';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { multipart, sendRequest } from '../testing/send-request';
import { requestDatabase } from './database/open-database';
import { importRaft } from './life-raft';

const service = formServiceForEach();
const raft = () => service.files('raft');
const folder = () => service.database.folder;
const send = (fields: Record<string, string> = {}) => service.send(ajaxTarget, { ...sampleLead, ...fields });

/** Locks the database as another process would. @returns a function that unlocks it. */
function lock(): () => void {
  const other = requestDatabase({ folder: folder(), log: () => undefined });
  other.get('PRAGMA locking_mode = EXCLUSIVE');
  other.run(`INSERT INTO facts (name, value, at) VALUES ('held', '', 1)`);
  return () => {
    other.get('PRAGMA locking_mode = NORMAL');
    other.run(`DELETE FROM facts WHERE name = 'held'`);
    other.close();
  };
}

describe('a form', () => {
  it('goes to the raft while the database is locked, and is imported once', async () => {
    const unlock = lock();
    for (let time = 0; time < 2; time += 1) expect((await send()).status).toBe(200);
    expect(await raft()).toHaveLength(1);
    expect(service.log.join()).toContain('go into the folder raft');
    expect(await importRaft(service.database)).toMatchObject({
      saved: 0,
      stuck: [expect.stringMatching(/locked/)],
    });
    unlock();

    expect(await importRaft(service.database)).toEqual({ saved: 1, stuck: [] });
    expect(service.kept('new')).toMatchObject([{ request: { reference: sampleReference } }]);
    expect(await raft()).toEqual([]);
    expect((await send()).status).toBe(200);
    expect(service.kept()).toHaveLength(1);
  });

  it('goes to the raft when the disk of the database is full', async () => {
    const { page_count: pages } = service.database.get<{ page_count: number }>('PRAGMA page_count') ?? {};
    service.database.get(`PRAGMA max_page_count = ${pages}`);
    const long = { Description_projet: 'Un mur. '.repeat(2_500) };

    for (let number = 0; number < 3; number += 1)
      expect((await send({ ...long, Référence: `RTH-20261121-FULL0${number}` })).status).toBe(200);
    expect(service.log.join()).toContain('database or disk is full');
    expect((await raft()).length).toBeGreaterThan(0);

    service.database.get('PRAGMA max_page_count = 1000000');
    await importRaft(service.database);
    expect(service.kept('new')).toHaveLength(3);
  });

  it('goes to the raft when the folder of the database cannot be opened', async () => {
    rmSync(path.join(folder(), 'database'), { recursive: true, force: true });
    writeFileSync(path.join(folder(), 'database'), '');

    expect((await send()).status).toBe(200);
    expect(await raft()).toHaveLength(1);
    rmSync(path.join(folder(), 'database'));
    expect(await importRaft(service.database)).toMatchObject({ saved: 1 });
    expect(service.kept('new')).toHaveLength(1);
  });

  it('goes to the raft when the database is damaged, and the damaged file is kept', async () => {
    await send();
    service.database.close();
    writeFileSync(path.join(folder(), 'database', 'requests-1.sqlite'), 'x'.repeat(20_000));

    expect((await send({ Référence: 'RTH-20261121-BBBBBB' })).status).toBe(200);
    await importRaft(service.database);
    expect(service.kept('new').map(({ request }) => request.reference)).toEqual(['RTH-20261121-BBBBBB']);
    expect(await readdir(path.join(folder(), 'database'))).toContain('requests-1.sqlite');
  });
});

describe('a photograph of a form', () => {
  const photo = Buffer.from('ffd8ff00', 'hex');
  const sendPhoto = () => {
    const parts = [
      ...Object.entries(sampleLead).map(([name, value]) => ({ name, value })),
      { name: attachmentField, value: photo, filename: 'mur.jpg' },
    ];
    return sendRequest(service.url(), { method: 'POST', path: ajaxTarget, ...multipart(parts) });
  };

  it('waits in the raft until its request is in the database', async () => {
    const unlock = lock();
    expect((await sendPhoto()).status).toBe(200);
    expect((await raft()).map((name) => path.extname(name)).sort()).toEqual(['.json', '.raw']);
    unlock();
    await importRaft(service.database);

    const [kept] = service.kept('new');
    expect(await service.files('files')).toEqual(kept?.request.photos?.map(({ file }) => file));
    expect(await raft()).toEqual([]);
  });
});

describe('the import', () => {
  it('reports files that are not requests, without following symlinks or waiting for pipes', async () => {
    const at = (name: string) => path.join(folder(), 'raft', name);
    writeFileSync(at('damaged.json'), '{"request":');
    writeFileSync(at('notes.txt'), 'x');
    writeFileSync(path.join(folder(), 'elsewhere.json'), '{}');
    symlinkSync(path.join(folder(), 'elsewhere.json'), at('link.json'));
    mkdirSync(at('folder.json'));
    execFileSync('mkfifo', [at('pipe.json')]);

    const { saved, stuck } = await importRaft(service.database);
    expect(saved).toBe(0);
    expect(stuck.map((each) => each.split(' ')[0]).sort()).toEqual([
      'damaged.json',
      'folder.json',
      'link.json',
      'pipe.json',
    ]);
  });
});
