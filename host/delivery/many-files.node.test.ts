import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from './files';
import { withEach, manyFiles } from './many-files';
import * as thread from './many-files-thread';
import { damagedFiles, problemsOf } from './release-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'many-files-'));
  await writeFile(path.join(folder, 'whole'), 'whole');
  await writeFile(path.join(folder, 'changed'), 'changed');
});
afterEach(() => rm(folder, { recursive: true }));

/** One file so often that threads share the work, and others at these places among them. */
const manyTimes = (others: Record<number, string>) =>
  Array.from(
    { length: manyFiles + 1 },
    (_, index) => [others[index] ?? 'whole', integrityOf('whole')] as const,
  );

describe('Thousands of files', () => {
  it('are looked at by other threads, and what is wrong with each is told in their order', async () => {
    const files = manyTimes({ 3: 'changed', [manyFiles]: 'missing' });
    const work = jest.fn(problemsOf);
    Object.defineProperty(work, 'name', { value: problemsOf.name });
    const [problems = []] = await withEach(work, [{ folder, files }]);

    expect(work).not.toHaveBeenCalled();
    expect(problems).toHaveLength(manyFiles + 1);
    expect(Object.entries(problems).filter(([, problem]) => problem)).toEqual([
      ['3', 'was changed after the release was made'],
      [String(manyFiles), 'is missing'],
    ]);
  });

  it('fail with the error of the one that cannot be read', async () => {
    const tooLong = 'a'.repeat(300);
    await expect(
      withEach(problemsOf, [{ folder, files: manyTimes({ 700: tooLong }) }]),
    ).rejects.toMatchObject({
      code: 'ENAMETOOLONG',
    });
  });

  it('are work that each thread knows by the name of its function', () => {
    const works = Object.entries(thread);
    expect(works.length).toBeGreaterThan(0);
    for (const [name, work] of works) expect(work.name).toBe(name);
  });
});

describe('A few files', () => {
  it('are told with what is wrong with them', async () => {
    const hash = integrityOf('whole');
    expect(await damagedFiles(folder, { whole: hash, changed: hash, missing: hash })).toEqual([
      { file: 'changed', problem: 'was changed after the release was made' },
      { file: 'missing', problem: 'is missing' },
    ]);
  });
});
