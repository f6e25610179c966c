import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach } from '../../testing/backup-for-each';
import { keepSample, keptName, rawName, reencodeSample, samplePhoto } from '../../testing/sample-database';
import { recipientHash } from '../database/copy-rows';

const { test, at, store, copyAll, restore, restored } = backupForEach();
const reference = 'RTH-20261121-AAAAAA';

it('A request is copied as it was when the copies were listed', async () => {
  await mkdir(path.join(test.folder, 'files'), { recursive: true });
  await writeFile(path.join(test.folder, 'files', rawName()), 'raw');
  keepSample(test.database, { reference, fields: [['Nom', 'Durand']] }, { photos: [samplePhoto()] });
  await copyAll();
  reencodeSample(test.database);
  const object = `files/${keptName()}.${recipientHash(at.keys.recipient)}.age`;
  // The request changes once its photograph is copied, before the request itself is.
  at.onClock = () => {
    if (!existsSync(path.join(store(), 'stored', object))) return;
    at.onClock = () => undefined;
    test.database.run(
      `UPDATE requests SET content = json_set(content, '$.fields', json('[["Nom","Autre"]]'))`,
    );
  };
  await copyAll();

  await restore();
  expect(restored(reference)?.request.fields).toEqual([['Nom', 'Durand']]);
});
