import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { requestOf, selectRequests } from './kept-request';
import { countRows, databaseFile, openRequestFolder, readFact, writeFact } from './open-database';
import { eraseRequests } from './request-changes';
import { finishArrivals, incomingFolder, nameArrival, requestFolder } from './request-files';
import { requestSteps } from './schema';

const test = databaseForEach();
const file = () => path.join(test.folder, databaseFile);
const reopen = (steps = requestSteps) => {
  test.database.close();
  test.database = openRequestFolder(test.folder, (line) => test.log.push(line), steps);
  return test.database;
};

describe('the database', () => {
  it('has every request in one file that only its user may read, while it is open', () => {
    keepSample(test.database);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const copy = path.join(test.folder, 'copy');
    mkdirSync(copy);
    copyFileSync(file(), path.join(copy, databaseFile));
    test.database.close();
    test.database = openRequestFolder(copy, (line) => test.log.push(line));

    expect(selectRequests(test.database, '')).toHaveLength(1);
  });

  it.each(requestSteps.map((_, index) => index + 1))(
    'of version %i is migrated with its requests',
    (version) => {
      const folder = path.join(test.folder, 'earlier');
      const open = (steps: readonly string[]) =>
        openRequestFolder(folder, (line) => test.log.push(line), steps);
      const earlier = open(requestSteps.slice(0, version));
      // The columns of the first version, which every later one has.
      earlier.run(
        `INSERT INTO requests (reference, fingerprint, receivedAt, searchText, content)
         VALUES ('RTH-20261121-AAAAAA', 'a', 0, '', ?)`,
        '{"subject":"","replyTo":"","fields":[],"rejected":[],"reasons":[]}',
      );
      earlier.close();
      const newest = open([...requestSteps, 'ALTER TABLE requests ADD COLUMN colour TEXT']);

      expect(requestOf(newest, 'RTH-20261121-AAAAAA')).not.toBeNull();
      expect(countRows(newest, 'requests WHERE colour IS NULL')).toBe(1);
      newest.close();
    },
  );

  it('waits while another process, such as a backup, holds it', async () => {
    const work = `
      const { parentPort, workerData } = require('node:worker_threads');
      const database = new (require('libsql'))(workerData);
      database.exec('BEGIN IMMEDIATE');
      parentPort.postMessage('held');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      database.exec('ROLLBACK');
      database.close();`;
    const other = new Worker(work, { eval: true, workerData: file() });
    await once(other, 'message');

    expect(keepSample(test.database)).toBe('RTH-20261121-AAAAAA');
    await once(other, 'exit');
  });

  it('of a newer version is not opened and not changed', () => {
    reopen([...requestSteps, 'CREATE TABLE colours (name TEXT)']);
    const database = reopen();

    expect(() => readFact(database, 'x')).toThrow('A newer version of this service wrote the file.');
  });

  it('changes nothing when a transaction fails', () => {
    const work = () => {
      writeFact(test.database, { name: 'x', value: '1', at: 0 });
      throw new Error('unforeseen');
    };

    expect(() => test.database.write(work)).toThrow('unforeseen');
    expect(readFact(test.database, 'x')).toBeNull();
  });
});

describe('the photographs of a request', () => {
  it('are in its folder, and an erasure removes them with every trace in the database files', () => {
    const reference = keepSample(test.database, { fields: { Nom: 'Zorglub' } }, { files: ['one', 'two'] });
    expect(readFileSync(path.join(requestFolder(test.database, reference), '2.raw'), 'utf8')).toBe('two');

    expect(eraseRequests(test.database, [reference])).toBe(1);
    expect(existsSync(requestFolder(test.database, reference))).toBe(false);
    for (const ending of ['', '-wal'])
      expect(readFileSync(`${file()}${ending}`, 'latin1')).not.toContain('Zorglub');
  });

  it('reach their folder at the next start when a crash came before the move', () => {
    const reference = keepSample(test.database, {}, { files: ['one'] });
    nameArrival(test.database, requestFolder(test.database, reference), reference);
    finishArrivals(test.database, Date.now());

    expect(readFileSync(path.join(requestFolder(test.database, reference), '1.raw'), 'utf8')).toBe('one');
  });

  it('are deleted after a day when a crash came before the row', () => {
    const reference = keepSample(test.database, {}, { files: ['one'] });
    nameArrival(test.database, requestFolder(test.database, reference), 'RTH-20261121-BBBBBB');
    const left = path.join(incomingFolder(test.database), 'RTH-20261121-BBBBBB');
    const day = 24 * 60 * 60 * 1000;
    for (const [days, isThere] of [
      [0, true],
      [2, false],
    ] as const) {
      finishArrivals(test.database, Date.now() + days * day);
      expect(existsSync(left)).toBe(isThere);
    }
  });
});
