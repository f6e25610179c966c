import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { readFact, writeFact } from './facts';
import { requestDatabase, setAsideFact } from './open-database';
import { countRequests, requestOf } from './request-lists';

const test = databaseForEach();
const again = () =>
  requestDatabase({ folder: test.folder, patience: 50, log: (line) => test.log.push(line) });
const reference = (number: number) => `RTH-20261121-${String(number).padStart(6, '0')}`;
const keepMany = (count: number) =>
  test.database.write(() =>
    Array.from({ length: count }, (_, number) =>
      keepSample(test.database, {
        reference: reference(number),
        fields: [['Description_projet', `${number} `.repeat(400)]],
      }),
    ),
  );
const file = (number: number) => path.join(test.folder, 'database', `requests-${number}.sqlite`);
/** Nonsense over these bytes of the file. */
const spoil = (from: number, length: number) => {
  const descriptor = openSync(file(1), 'r+');
  writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(descriptor);
};

describe('a database that is damaged', () => {
  it('is set aside with what can be read saved, wherever the damage lies', () => {
    keepMany(300);
    test.database.close();
    spoil(Math.floor(statSync(file(1)).size / 2 / 4096) * 4096, 3 * 4096);

    expect(test.database.findDamage()).not.toBeNull();

    expect(test.database.findDamage()).toBeNull();
    expect(countRequests(test.database, 'all')).toBeGreaterThan(250);
    expect(readFact(test.database, setAsideFact)?.value).toMatch(
      /is damaged [^]* \d+ requests could be read/,
    );
    expect(readdirSync(path.dirname(file(1)))).toEqual(
      expect.arrayContaining(['requests-1.sqlite', 'requests-2.sqlite']),
    );
  });

  it('is set aside when nothing of it can be read', () => {
    keepMany(3);
    test.database.close();
    spoil(0, statSync(file(1)).size);

    test.database.findDamage();

    keepSample(test.database);
    expect(countRequests(test.database, 'all')).toBe(1);
    expect(test.log.join('\n')).toContain('0 requests could be read');
  });

  it('is left by the other process too, before it keeps another request', () => {
    const other = again();
    keepSample(other);
    keepMany(300);
    test.database.close();
    spoil(8 * 4096, 40 * 4096);
    test.database.findDamage();

    const key = keepSample(other, { reference: 'RTH-20261121-ZZZZZZ' });
    other.close();

    expect(requestOf(test.database, key)).not.toBeNull();
  });
});

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

    expect(countRequests(test.database, 'all')).toBe(1);
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

    expect(countRequests(test.database, 'all')).toBe(0);
  });

  it('is there after a restart', () => {
    writeFact(test.database, { name: 'key', value: 'of forms', at: 1 });
    test.database.close();

    expect(readFact(test.database, 'key')).toEqual({ name: 'key', value: 'of forms', at: 1 });
  });
});
