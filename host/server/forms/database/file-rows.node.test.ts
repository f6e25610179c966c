import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  databaseForEach,
  keepSample,
  keptName,
  rawName,
  reencodeSample,
  samplePhoto,
} from '../../testing/sample-database';
import { changeDraft, keptUnused, removeDraft } from './draft-rows';
import { addFile, compareFiles, filePath, noteRejected, removeUnknown, sweepFiles } from './file-rows';
import { requestOf } from './kept-request';
import { eraseRequests } from './request-changes';

const test = databaseForEach();
const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const at = Date.parse('2026-11-21T12:00:00Z');
const files = () => readdirSync(path.join(test.folder, 'files')).sort();
const sweep = (time = at) => sweepFiles(test.database, time);

/** Puts a photograph into `files`, as the receiver does. */
function send(of: string, letter = '0', fingerprint = 'a'): void {
  mkdirSync(path.join(test.folder, 'files'), { recursive: true });
  const from = path.join(test.folder, `sent-${letter}`);
  writeFileSync(from, 'raw');
  keepSample(
    test.database,
    { reference: of, fingerprint: fingerprint.repeat(64) },
    { photos: [samplePhoto({ file: rawName(letter) })] },
  );
  addFile(test.database, { name: rawName(letter), state: 'waiting', at, from });
}

describe('a photograph of a request', () => {
  it('is stored once for two requests and kept while one of them exists', () => {
    send(reference);
    send(other, '0', 'b');
    reencodeSample(test.database);
    eraseRequests(test.database, [reference]);
    sweep();
    expect(files()).toEqual([keptName()]);

    eraseRequests(test.database, [other]);
    sweep();
    expect(files()).toEqual([]);
  });

  it('keeps the reason for its rejection after its file is deleted', () => {
    send(reference);
    noteRejected(test.database, rawName(), { reason: 'photo-unreadable', deleteAt: at + 1_000 });
    sweep();
    expect(files()).toEqual([rawName()]);
    sweep(at + 1_000);

    expect(files()).toEqual([]);
    expect(requestOf(test.database, reference)?.request).toMatchObject({
      photos: [],
      rejected: [{ name: 'toit.jpg', reason: 'photo-unreadable' }],
    });
  });

  it('is kept if it is sent again before its deletion', () => {
    send(reference);
    eraseRequests(test.database, [reference]);
    send(other, '0', 'b');
    sweep();

    expect(files()).toEqual([rawName()]);
  });
});

describe('a file of a draft', () => {
  const keep = (names: readonly string[]) =>
    changeDraft(test.database, 'project/1', at, () => ({ value: { photos: [...names] }, version: 1 }));
  const put = (letter: string) => {
    mkdirSync(path.join(test.folder, 'files'), { recursive: true });
    const from = path.join(test.folder, letter);
    writeFileSync(from, letter);
    addFile(test.database, { name: keptName(letter), state: 'kept', at, deleteAt: at + keptUnused, from });
  };

  it('is kept while a draft uses it and for one more hour', () => {
    for (const letter of ['a', 'b']) put(letter);
    keep([keptName('a'), keptName('b')]);
    sweep(at + 2 * keptUnused);
    expect(files()).toEqual([keptName('a'), keptName('b')]);

    keep([keptName('b')]);
    sweep(at + keptUnused - 1);
    expect(files()).toHaveLength(2);
    sweep(at + keptUnused);
    expect(files()).toEqual([keptName('b')]);

    removeDraft(test.database, 'project/1', at);
    sweep(at + keptUnused);
    expect(files()).toEqual([]);
  });
});

describe('the comparison of files and rows', () => {
  /** Removes the database, as if an administrator had moved it away. */
  function replace(): void {
    test.database.close();
    rmSync(path.join(test.folder, 'database'), { recursive: true });
  }
  it('keeps files without a row until the owner confirms their number', async () => {
    send(reference);
    reencodeSample(test.database);
    changeDraft(test.database, 'file/portrait', at, () => ({ value: { file: keptName() }, version: 1 }));
    replace();
    keepSample(test.database);
    eraseRequests(test.database, [reference]);
    for (let day = 0; day < 400; day += 1) sweep(at + day * 86_400_000);
    expect(files()).toEqual([keptName(), rawName()]);

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect((await compareFiles(test.database)).unknown.toSorted()).toEqual([keptName(), rawName()]);
    expect(await removeUnknown(test.database, 1)).toBe(0);
    expect(await removeUnknown(test.database, 2)).toBe(2);
    expect(files()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('lists files without a row, even with a future date', async () => {
    send(reference);
    replace();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);

    expect((await compareFiles(test.database)).unknown).toEqual([rawName()]);
    jest.restoreAllMocks();
  });

  it('lists rows whose file is missing', async () => {
    send(reference);
    rmSync(filePath(test.database, rawName()));

    expect((await compareFiles(test.database)).missing).toEqual([rawName()]);
  });
});
