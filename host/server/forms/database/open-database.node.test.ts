import { closeSync, mkdirSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { requestOf } from './kept-request';
import { requestDatabase } from './open-database';
import { countState } from './request-lists';
import { requestSteps } from './schema';

const test = databaseForEach();
const openAgain = () =>
  requestDatabase({ folder: test.folder, patience: 50, log: (line) => test.log.push(line) });
const count = () => countState(test.database, 'all');
const file = (number: number) => path.join(test.folder, 'database', `requests-${number}.sqlite`);

/** Fills the database with about a megabyte, then overwrites some pages. */
function damageFile(firstPage: number, pages = Infinity): void {
  test.database.write(() => {
    for (let number = 0; number < 300; number += 1)
      keepSample(test.database, {
        reference: `RTH-20261121-${String(number).padStart(6, '0')}`,
        fields: [['Description_projet', `${number} `.repeat(400)]],
      });
  });
  test.database.close();
  const descriptor = openSync(file(1), 'r+');
  const length = Math.min(pages * 4096, statSync(file(1)).size - firstPage * 4096);
  writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, firstPage * 4096);
  closeSync(descriptor);
}

it('syncs each change and accepts null as the only bound value', () => {
  expect(test.database.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  expect(test.database.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(test.database.get('SELECT ? AS value', null)).toEqual({ value: null });
  keepSample(test.database);
  expect(test.database.run('UPDATE requests SET remindOn = ?', null)).toBe(1);
});

it('limits the write-ahead log to 5 MB without automatic checkpoints', () => {
  const long: [string, string] = ['Description_projet', 'x'.repeat(60_000)];
  for (let number = 100_000; number < 100_200; number += 1)
    keepSample(test.database, { reference: `RTH-20261121-${number}`, fields: [long] });

  expect(count()).toBe(200);
  expect(statSync(`${file(1)}-wal`).size).toBeLessThan(5 * 2 ** 20);
  expect(test.database.get('PRAGMA wal_autocheckpoint')).toEqual({ wal_autocheckpoint: 0 });
});

it('does not retry a blocked checkpoint after each change', () => {
  const reader = openAgain();
  keepSample(test.database);
  const tried = jest.spyOn(Database.prototype, 'exec');
  reader.write(() => {});
  const connection = new Database(file(1));
  connection.exec('BEGIN');
  connection.prepare('SELECT * FROM requests').all();
  const long: [string, string] = ['Description_projet', 'x'.repeat(60_000)];
  for (let number = 100_000; number < 100_100; number += 1)
    keepSample(reader, { reference: `RTH-20261121-${number}`, fields: [long] });
  const checkpoints = tried.mock.calls.filter(([command]) => command.includes('wal_checkpoint'));
  connection.close();
  reader.close();
  tried.mockRestore();

  expect(checkpoints.length).toBeLessThan(5);
});

describe('a damaged database', () => {
  it('is replaced with one that contains every readable row', () => {
    damageFile(100, 3);
    expect(test.database.findDamage()).not.toBeNull();

    expect(test.database.findDamage()).toBeNull();
    expect(count()).toBeGreaterThan(250);
    expect(count()).toBeLessThan(300);
    expect(requestOf(test.database, 'RTH-20261121-000000')?.state).toBe('new');
    expect(test.database.damagedFiles()).toEqual([file(1)]);
  });

  it('is replaced with an empty one if nothing is readable, and stays on disk until the owner deletes it', () => {
    damageFile(0);
    expect(test.database.findDamage()).not.toBeNull();
    expect(test.database.damagedFiles()).toEqual([file(1)]);
    test.database.removeDamaged();
    expect(readdirSync(path.dirname(file(1))).some((name) => name.startsWith('requests-1.'))).toBe(false);
    keepSample(test.database);
    expect(count()).toBe(1);
  });

  it('is not replaced while another process stores a request in it', () => {
    damageFile(100, 3);
    const other = openAgain();
    const reference = 'RTH-20261121-ZZZZZZ';
    test.database.write(() => {
      keepSample(test.database, { reference });
      other.findDamage();
    });
    expect(test.database.damagedFiles()).toEqual([]);

    other.findDamage();
    other.close();
    expect(test.database.damagedFiles()).toEqual([file(1)]);
    expect(requestOf(test.database, reference)).not.toBeNull();
  });

  it('is replaced before the next write of another process that has it open', () => {
    const other = openAgain();
    keepSample(other);
    damageFile(8, 40);
    test.database.findDamage();

    const reference = keepSample(other, { reference: 'RTH-20261121-ZZZZZZ' });
    other.close();

    expect(requestOf(test.database, reference)).not.toBeNull();
  });
});

/** SQL that inserts a request, by schema version. */
const keptByVersion = [
  `INSERT INTO requests (reference, fingerprint, receivedAt, content, searchText, mailState, nextAt, note, callAt)
   VALUES ('RTH-20261121-AAAAAA', '${'a'.repeat(64)}', 1764000000000,
     '{"subject":"","replyTo":"","fields":[["Nom","Durand"]]}', 'durand', 'sent', 1764000000000, '', NULL)`,
];
/** A migration that a later version adds. */
const nextStep = 'ALTER TABLE requests ADD COLUMN colour TEXT; CREATE TABLE crews (id INTEGER PRIMARY KEY)';

describe('a database of another version', () => {
  const steps = [...requestSteps, nextStep];

  it.each(steps.map((_, version) => version))('is migrated from version %i and keeps its rows', (version) => {
    mkdirSync(path.dirname(file(1)));
    const old = new Database(file(1));
    for (const step of steps.slice(0, version)) old.exec(step);
    old.exec(`PRAGMA user_version = ${version}`);
    if (version > 0 && !keptByVersion[version - 1])
      throw new Error(`Add a row of step ${version} to keptByVersion.`);
    old.exec(keptByVersion[version - 1] ?? '');
    old.close();
    const newest = requestDatabase({ folder: test.folder, steps, log: () => undefined });

    expect(requestOf(newest, 'RTH-20261121-AAAAAA')?.request.fields).toEqual(
      version > 0 ? [['Nom', 'Durand']] : undefined,
    );
    expect(newest.all('SELECT colour FROM requests')).toHaveLength(version > 0 ? 1 : 0);
    keepSample(newest, { reference: 'RTH-20261121-ZZZZZZ' });
    newest.close();
  });

  it('is not changed if it is newer, and the error says to install that version', () => {
    const newer = requestDatabase({ folder: test.folder, steps, log: () => undefined });
    keepSample(newer);
    newer.close();

    expect(() => count()).toThrow(
      /was written by a newer version of this service\. Install that version again/,
    );
    expect(readdirSync(path.dirname(file(1)))).not.toContain('requests-2.sqlite');
  });
});

describe('two processes on one database', () => {
  it("lock each other out during writes and see each other's requests", () => {
    const other = openAgain();
    test.database.write(() => expect(() => keepSample(other)).toThrow(/locked/));
    keepSample(other);
    other.close();

    expect(count()).toBe(1);
  });
});

describe('a transaction', () => {
  it('is rolled back when it throws', () => {
    expect(() =>
      test.database.write(() => {
        keepSample(test.database);
        throw new Error('halfway');
      }),
    ).toThrow('halfway');

    expect(count()).toBe(0);
  });
});
