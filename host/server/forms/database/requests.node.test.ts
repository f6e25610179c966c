import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { sampleRequest } from '../../testing/sample-requests';
import { acceptRequest, countAlike } from './accept-request';
import { countMail } from './mail-rows';
import { eraseTrashBefore } from './request-changes';
import { listRequests, requestOf, versionsOf } from './request-lists';

const test = databaseForEach();
const first = 'RTH-20261121-AAAAAA';
const page = { size: 50, number: 1 };
const keep = (...parts: Parameters<typeof keepSample> extends [unknown, ...infer Rest] ? Rest : never) =>
  keepSample(test.database, ...parts);
const correction = { fingerprint: 'b'.repeat(64), receivedAt: '2026-11-22T09:00:00.000Z' };
const inList = (state: 'new' | 'handled' | 'all') =>
  listRequests(test.database, { state }).first.map(({ reference }) => reference);

describe('a request', () => {
  it('is kept once, however often the same form is sent', () => {
    const kept = { request: sampleRequest(), isSetApart: false, likeness: null, photos: [samplePhoto()] };

    expect(acceptRequest(test.database, kept).isNew).toBe(true);
    expect(acceptRequest(test.database, kept).isNew).toBe(false);

    expect(versionsOf(test.database, first, 10).count).toBe(1);
    expect(countMail(test.database, 'waiting')).toBe(1);
  });

  it('comes back as it was sent, with its photographs', () => {
    const key = keep({ leftOut: [{ name: 'b.gif', reason: 'photo-format' }] }, { photos: [samplePhoto()] });

    expect(requestOf(test.database, key)?.request).toEqual({
      ...sampleRequest(),
      photos: [{ file: samplePhoto().file, name: 'toit.jpg', isWaiting: true }],
      leftOut: [{ name: 'b.gif', reason: 'photo-format' }],
    });
  });

  it('hides no other when its row is damaged', () => {
    keep();
    keep({ reference: 'RTH-20261121-BBBBBB' });
    test.database.run('UPDATE requests SET content = ? WHERE reference = ?', '{', first);

    expect(inList('all')).toHaveLength(2);
    expect(versionsOf(test.database, first, 10).first[0]).toMatchObject({
      isDamaged: true,
      key: expect.any(String),
    });
  });
});

describe('the list', () => {
  it('is searched by words without accents, and by numbers however they are spaced', () => {
    keep({
      fields: [
        ['Nom', 'Hélène'],
        ['Téléphone', '06 39 98 12 34'],
      ],
    });
    keep({ reference: 'RTH-20261121-BBBBBB', fields: [['Nom', 'Paul']] });
    const found = (search: string) => {
      const { count, first: requests } = listRequests(test.database, { search, state: 'all', page });
      expect(count).toBe(requests.length);
      return requests.map(({ reference }) => reference);
    };

    expect(found('helene')).toEqual([first]);
    expect(found('+33 6 39 98')).toEqual([]);
    expect(found('0639.98')).toEqual([first]);
    expect(found('paul helene')).toEqual([]);
    expect(found('')).toHaveLength(2);
  });
});

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
