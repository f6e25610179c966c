import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseForEach } from '../../testing/sample-database';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { until } from '../../testing/until';
import { readDraft, removeDrafts, saveDraft } from '../database/draft-rows';
import { requestDatabase } from '../database/open-database';
import { exportJson } from '../export-json';
import { startCopying, type Copying } from './copy-requests';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { makeKeys, unsealWith } from './sealing';

// Jest compiles the packages for encryption at their first use, which takes a while on a busy machine.
jest.setTimeout(60_000);

// Before the database goes with its folder.
afterEach(async () => {
  await copying.stop();
  await outside.remove();
});

const test = databaseForEach();
let outside: TemporaryFolder;
let keys: { identity: string; recipient: string };
let copying: Copying;

const store = () => path.join(outside.path, 'store');
const at = new Date('2026-11-21T12:00:00Z');
const photograph = Buffer.from('a photograph');
const file = `${createHash('sha256').update(photograph).digest('hex')}.jpg`;
const stored = async () => readdir(path.join(store(), 'stored', 'site')).catch(() => []);

beforeEach(async () => {
  outside = await temporaryFolder();
  await mkdir(store());
  keys = await makeKeys();
  await mkdir(path.join(test.folder, 'site', 'files'), { recursive: true });
  await mkdir(path.join(test.folder, 'incoming'), { recursive: true });
  await writeFile(path.join(test.folder, 'site', 'files', file), photograph);
  const draft = { name: 'work/0123456789abcdef', value: { title: 'Volets' }, seen: 0, at: at.getTime() };
  saveDraft(test.database, draft);
  saveDraft(test.database, { ...draft, name: 'photo/0123456789abcdef/1', value: { file } });
  copying = startCopying({
    ...{ database: test.database, settings: { store: store(), recipient: keys.recipient }, now: () => at },
    log: (line) => test.log.push(line),
  });
});

describe('what the owner prepares for his site', () => {
  it('is brought to the store within seconds, and is there again after a restore', async () => {
    await until(async () => (await stored()).length === 1);
    await makeBackup({
      ...{ database: test.database, settings: { store: store(), recipient: keys.recipient } },
      ...{ now: () => at, warn: () => undefined },
    });
    const into = path.join(outside.path, 'empty');
    const { faults } = await restoreBackup({
      ...{ source: store(), into, unseal: await unsealWith(keys.identity), log: () => undefined },
    });

    expect(faults).toEqual([]);
    expect(await readFile(path.join(into, 'site', 'files', file))).toEqual(photograph);
    const database = requestDatabase({ folder: into, log: () => undefined });
    expect(readDraft(database, 'work/0123456789abcdef')?.value).toEqual({ title: 'Volets' });
    database.close();
  });

  it('leaves the store when he has taken it away', async () => {
    await until(async () => (await stored()).length === 1);
    removeDrafts(test.database, 'photo/0123456789abcdef');

    await until(async () => (await stored()).length === 0);
  });

  it('is exported with its files', async () => {
    const folder = path.join(outside.path, 'export');
    await exportJson(test.database, folder);

    expect(JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'))).toMatchObject([
      { name: 'photo/0123456789abcdef/1', value: { file } },
      { name: 'work/0123456789abcdef', value: { title: 'Volets' } },
    ]);
    expect(await readFile(path.join(folder, file))).toEqual(photograph);
  });
});
