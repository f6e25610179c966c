import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeDraft } from '../../forms/database/draft-rows';
import { addFile } from '../../forms/database/file-rows';
import { requestDatabase, type RequestDatabase } from '../../forms/database/open-database';
import { backupForEach } from '../../testing/backup-for-each';
import { fakeDelivery } from '../../testing/fake-delivery';
import { until } from '../../testing/until';
import { ownerOperations } from './operations';
import { openSiteFolder } from '../site-folder';

const { test, at, copyAll, backUp, restore } = backupForEach();
const photograph = Buffer.from('a photograph');
const file = `${createHash('sha256').update(photograph).digest('hex')}.jpg`;

async function operationsOn(database: RequestDatabase) {
  const [delivery, now] = [fakeDelivery(), () => new Date(at.now)];
  const folder = await openSiteFolder(database, now);
  const log = () => undefined;
  const operations = ownerOperations({ database, folder, run: delivery.run, now, log });
  const isOver = () => operations.last()?.operation.isOver;
  return { delivery, operations, isOver };
}

function prepare(title: string) {
  const texts = { title, hasConsent: 'oui' };
  const photos = [
    { id: 'a', home: 'project/0123456789abcdef', moment: 'before', alt: '', original: file, file },
  ];
  const value = { texts, photos };
  changeDraft(test.database, 'project/0123456789abcdef', at.now, () => ({ value, version: 1 }));
}

async function publishAndChangeAgain() {
  const from = path.join(test.folder, 'incoming', 'draft');
  await writeFile(from, photograph);
  addFile(test.database, { name: file, state: 'kept', at: at.now, from });
  prepare('Volets repeints');
  const desk = await operationsOn(test.database);
  desk.operations.begin('publish');
  await until(desk.isOver);
  changeDraft(test.database, 'project/0123456789abcdef', at.now, () => ({
    value: { texts: { title: 'Not published', hasConsent: 'oui' }, photos: [] },
    version: 2,
  }));
  return desk;
}

/** Restores the backup on an empty machine, and starts the owner's operations there. */
async function restoredDesk() {
  await copyAll();
  await backUp();
  await restore();
  const folder = path.join(at.outside.path, 'empty');
  const database = requestDatabase({ folder, log: () => undefined });
  return { database, folder, ...(await operationsOn(database)) };
}

describe('a restored machine', () => {
  it('publishes the site of the backup only once, with its photographs and without later drafts', async () => {
    const first = await publishAndChangeAgain();
    const { projects } = first.delivery.prepared().input;
    const { database, folder, delivery, operations, isOver } = await restoredDesk();

    operations.publishRestored();
    await until(isOver);
    expect(delivery.prepared()).toMatchObject({ kind: 'publish', input: { projects } });
    expect(JSON.stringify(projects)).toContain('Volets repeints');
    expect(existsSync(path.join(folder, 'files', file))).toBe(true);

    const again = await operationsOn(database);
    again.operations.publishRestored();
    expect(again.delivery.given()).toBeNull();
    database.close();
  });

  it('does not publish automatically after a refusal or a rollback', async () => {
    const { operations, isOver } = await publishAndChangeAgain();
    const restored = await restoredDesk();
    restored.delivery.says({ refused: [{ field: '', message: 'Refusé.' }] });
    restored.operations.publishRestored();
    await until(restored.isOver);
    const again = await operationsOn(restored.database);
    again.operations.publishRestored();
    expect(again.delivery.given()).toBeNull();
    restored.database.close();

    operations.begin('rollback');
    await until(isOver);
    const other = await operationsOn(test.database);
    other.operations.publishRestored();
    expect(other.delivery.given()).toBeNull();
  });
});

describe('the machine that made the backup', () => {
  it('does not publish automatically', async () => {
    await publishAndChangeAgain();
    const { delivery, operations } = await operationsOn(test.database);
    operations.publishRestored();
    expect(delivery.given()).toBeNull();
  });
});
