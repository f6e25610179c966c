import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { countAlike } from './accept-request';
import { eraseTrashBefore } from './request-changes';

const test = databaseForEach();
const keep = (...parts: Parameters<typeof keepSample> extends [unknown, ...infer Rest] ? Rest : never) =>
  keepSample(test.database, ...parts);
const correction = { fingerprint: 'b'.repeat(64), receivedAt: '2026-11-22T09:00:00.000Z' };

describe('what is set apart', () => {
  const robot = (number: number, likeness = 'same') =>
    keep(
      { reference: `RTH-20261121-R0000${number}`, receivedAt: '2026-11-22T09:00:00.000Z' },
      { isSetApart: true, likeness },
    );

  it('is counted by its likeness, but not against a correction of itself', () => {
    robot(1);
    robot(2);
    const count = (reference: string, since = 0) =>
      countAlike(test.database, { likeness: 'same', since, reference });

    expect(count('RTH-20261121-R00003')).toBe(2);
    expect(count('RTH-20261121-R00002')).toBe(1);
    expect(count('RTH-20261121-R00003', Date.parse('2026-11-23T00:00:00Z'))).toBe(0);
  });
});

describe('what is erased', () => {
  it('keeps the photograph that another version has too', () => {
    keep({}, { photos: [samplePhoto()] });
    keep(correction, { photos: [samplePhoto()], isSetApart: true });
    test.database.run('UPDATE requests SET deletedAt = 5 WHERE quarantinedAt IS NOT NULL');

    expect(eraseTrashBefore(test.database, 6, 10)).toEqual({ versions: 1, photoFiles: [] });
  });
});
