import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { sampleRequest } from '../../testing/sample-requests';
import { acceptRequest, countAlike } from './accept-request';
import { countMail } from './mail-rows';
import {
  eraseRequests,
  eraseTrashBefore,
  forgetErased,
  markHandled,
  markNew,
  releaseRequest,
  remindOn,
  restoreRequest,
  trashAlike,
  trashRequests,
} from './request-changes';
import {
  countQuarantinedSince,
  countRequests,
  listedRequestOf,
  listRequests,
  listVersions,
  requestOf,
  searchRequests,
  sentBy,
  versionsOf,
} from './request-lists';

const test = databaseForEach();
const first = 'RTH-20261121-AAAAAA';
const page = { size: 50, number: 1 };
const keep = (...parts: Parameters<typeof keepSample> extends [unknown, ...infer Rest] ? Rest : never) =>
  keepSample(test.database, ...parts);
const correction = { fingerprint: 'b'.repeat(64), receivedAt: '2026-11-22T09:00:00.000Z' };
const inList = (state: 'new' | 'handled' | 'all') =>
  listRequests(test.database, state, page).map(({ reference }) => reference);

describe('a request', () => {
  it('is kept once, however often the same form is sent', () => {
    const kept = { request: sampleRequest(), isSetApart: false, likeness: null, photos: [samplePhoto()] };

    expect(acceptRequest(test.database, kept).isNew).toBe(true);
    expect(acceptRequest(test.database, kept).isNew).toBe(false);

    expect(versionsOf(test.database, first, 10).count).toBe(1);
    expect(countMail(test.database).waiting).toBe(1);
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
    test.database.write((sql) => sql('UPDATE requests SET content = ? WHERE reference = ?').run('{', first));

    expect(inList('all')).toHaveLength(2);
    expect(versionsOf(test.database, first, 10).first[0]).toMatchObject({
      isDamaged: true,
      key: expect.any(String),
    });
  });
});

describe('a corrected request', () => {
  it('is to be done again, and says that it was corrected', () => {
    keep();
    markHandled(test.database, first, { at: 5, seen: 1 });
    keep(correction);

    expect(listedRequestOf(test.database, first)).toMatchObject({ handledAt: null, isCorrected: true });
    expect(inList('new')).toEqual([first]);
    expect(versionsOf(test.database, first, 10).count).toBe(2);
  });

  it('is not marked as handled by somebody who has not seen the correction', () => {
    keep();
    keep(correction);

    expect(markHandled(test.database, first, { at: 5, seen: 1 })).toBe(false);
    expect(inList('new')).toEqual([first]);
    expect(markHandled(test.database, first, { at: 5, seen: 2 })).toBe(true);
    expect(inList('handled')).toEqual([first]);
  });
});

describe('the list', () => {
  it('is the newest first, in pages', () => {
    for (let number = 0; number < 5; number += 1)
      keep({ reference: `RTH-20261121-00000${number}`, receivedAt: `2026-11-2${number}T09:00:00.000Z` });

    const pages = [1, 2, 3].map((number) => listRequests(test.database, 'new', { size: 2, number }));
    expect(
      pages
        .flat()
        .map(({ reference }) => reference.slice(-1))
        .join(''),
    ).toBe('43210');
  });

  it('follows what the owner does', () => {
    keep();
    markHandled(test.database, first, { at: 5, seen: null });
    expect(countRequests(test.database, 'handled')).toBe(1);
    remindOn(test.database, first, '2026-11-25');
    expect(listedRequestOf(test.database, first)).toMatchObject({ handledAt: null, remindOn: '2026-11-25' });
    markHandled(test.database, first, { at: 6, seen: null });
    markNew(test.database, first);
    expect(listedRequestOf(test.database, first)).toMatchObject({ handledAt: null, remindOn: null });
    trashRequests(test.database, [first], 7);
    expect(inList('all')).toEqual([]);
    restoreRequest(test.database, first);
    expect(inList('new')).toEqual([first]);
  });

  it('is searched by words without accents, and by numbers however they are spaced', () => {
    keep({
      fields: [
        ['Nom', 'Hélène'],
        ['Téléphone', '06 39 98 12 34'],
      ],
    });
    keep({ reference: 'RTH-20261121-BBBBBB', fields: [['Nom', 'Paul']] });
    const found = (search: string) => {
      const { count, first: requests } = searchRequests(test.database, { search, state: 'all', page });
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

  it('is neither listed nor mailed, and joins the list when it is released', () => {
    const key = robot(1);
    expect([countRequests(test.database, 'all'), countMail(test.database).waiting]).toEqual([0, 0]);

    expect(releaseRequest(test.database, key, 5)).toBe(true);
    expect(releaseRequest(test.database, key, 5)).toBe(false);
    expect([countRequests(test.database, 'all'), countMail(test.database).waiting]).toEqual([1, 1]);
  });

  it('is found behind many others, and deleted with all that look alike', () => {
    for (let number = 0; number < 9; number += 1) robot(number);
    keep({ fields: [['Nom', 'Honnête']] }, { isSetApart: true });

    expect(listVersions(test.database, { state: 'quarantined', page: { size: 5, number: 2 } }).count).toBe(
      10,
    );
    expect(listVersions(test.database, { state: 'quarantined', search: 'honnete', page }).first).toHaveLength(
      1,
    );
    expect(countQuarantinedSince(test.database, Date.parse('2026-11-22T00:00:00Z'))).toBe(9);
    expect(trashAlike(test.database, 'same', 5)).toBe(9);
    expect(listVersions(test.database, { state: 'quarantined', page }).count).toBe(1);
    expect(listVersions(test.database, { state: 'deleted', page }).count).toBe(9);
  });

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
  it('leaves nothing in the files of the database', () => {
    keep(
      {
        fields: [
          ['Nom', 'Oubliez-moi'],
          ['Email', 'oublie@maison.example'],
        ],
      },
      { photos: [samplePhoto()] },
    );
    expect(sentBy(test.database, 'oublie@maison.example', 10)).toEqual([first]);

    expect(eraseRequests(test.database, [first])).toEqual({ versions: 1, photoFiles: [samplePhoto().file] });
    forgetErased(test.database);

    expect(sentBy(test.database, 'oublie@maison.example', 10)).toEqual([]);
    const left = filesOf(path.join(test.folder, 'database'));
    expect(left.join('')).not.toMatch(/oublie/i);
  });

  it('keeps the photograph that another version has too', () => {
    keep({}, { photos: [samplePhoto()] });
    keep(correction, { photos: [samplePhoto()], isSetApart: true });
    test.database.write((sql) =>
      sql('UPDATE requests SET deleted_at = 5 WHERE quarantined_at IS NOT NULL').run(),
    );

    expect(eraseTrashBefore(test.database, 6, 10)).toEqual({ versions: 1, photoFiles: [] });
  });
});

const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
