import { closeSync, mkdirSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { readFact } from './facts';
import { requestDatabase, setAsideFact } from './open-database';
import { listRequests, requestOf } from './request-lists';
import { requestSteps } from './schema';

const test = databaseForEach();
const again = () =>
  requestDatabase({ folder: test.folder, patience: 50, log: (line) => test.log.push(line) });
const count = () => listRequests(test.database, { state: 'all' }).count;
const file = (number: number) => path.join(test.folder, 'database', `requests-${number}.sqlite`);

/** A database of a megabyte with nonsense over a part of its pages. */
function spoil(firstPage: number, pages = Infinity): void {
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

describe('a database that is damaged', () => {
  it.each([
    ['in the middle', 100, 3],
    ['everywhere', 0, Infinity],
  ])(
    'is set aside when the damage is %s: an empty one begins, and the owner is told',
    (_where, from, pages) => {
      spoil(from, pages);
      expect(test.database.findDamage()).not.toBeNull();

      expect(test.database.findDamage()).toBeNull();
      keepSample(test.database);
      expect(count()).toBe(1);
      expect(readFact(test.database, setAsideFact)?.value).toMatch(/requests-1\.sqlite is damaged/);
      expect(readdirSync(path.dirname(file(1)))).toEqual(
        expect.arrayContaining(['requests-1.sqlite', 'requests-2.sqlite']),
      );
    },
  );

  it('is left by the other process too, before it keeps another request', () => {
    const other = again();
    keepSample(other);
    spoil(8, 40);
    test.database.findDamage();

    const key = keepSample(other, { reference: 'RTH-20261121-ZZZZZZ' });
    other.close();

    expect(requestOf(test.database, key)).not.toBeNull();
  });
});

describe('a database of an older version', () => {
  it.each(requestSteps.map((_, version) => version))(
    '%i is brought up to date, with all that it holds',
    (version) => {
      const folder = path.dirname(file(1));
      mkdirSync(folder);
      const old = new Database(file(1));
      for (const step of requestSteps.slice(0, version)) old.exec(step);
      old.pragma(`user_version = ${version}`);
      if (version > 0) old.exec(keptByVersion[version - 1] ?? '');
      old.close();

      const found = listRequests(test.database, { state: 'all' });

      expect(found.first.map(({ reference }) => reference)).toEqual(
        version > 0 ? ['RTH-20261121-AAAAAA'] : [],
      );
      keepSample(test.database, { reference: 'RTH-20261121-ZZZZZZ' });
    },
  );

  it('is left alone when a newer version made it, and its error asks for that version', () => {
    const newer = requestDatabase({ folder: test.folder, steps: [...requestSteps, ''], log: () => {} });
    keepSample(newer);
    newer.close();

    expect(() => count()).toThrow(/belongs to a newer version of this service: install that version again/);
    expect(readdirSync(path.dirname(file(1)))).not.toContain('requests-2.sqlite');
  });
});

/** A request in the tables of each version, from the first on. */
const keptByVersion = [
  `INSERT INTO requests (key, reference, fingerprint, receivedAt, content, searchText, mailState, nextAt)
   VALUES ('RTH-20261121-AAAAAA.aaaaaaaaaaaa', 'RTH-20261121-AAAAAA', '${'a'.repeat(64)}', 1764000000000,
     '{"subject":"","replyTo":"","fields":[["Nom","Durand"]]}', 'durand', 'sent', 1764000000000)`,
];

describe('two processes on one database', () => {
  it('see what the other has kept', () => {
    const other = again();
    const key = keepSample(other);
    other.close();

    expect(requestOf(test.database, key)?.state).toBe('new');
  });

  it('wait for each other, and keep nothing when that takes too long', () => {
    const other = again();
    test.database.write(() => expect(() => keepSample(other)).toThrow(/locked/));
    keepSample(other);
    other.close();

    expect(count()).toBe(1);
  });
});

describe('a change', () => {
  it('that fails halfway changes nothing', () => {
    expect(() =>
      test.database.write(() => {
        keepSample(test.database);
        throw new Error('halfway');
      }),
    ).toThrow('halfway');

    expect(count()).toBe(0);
  });
});
