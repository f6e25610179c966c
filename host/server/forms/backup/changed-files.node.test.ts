import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../testing/sample-site';
import { surveySpool } from './changed-files';

const reference = 'RTH-20261121-AAAAAA';
const photo = `${reference}.0123456789abcdef`;

let spool: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ path: spool, remove } = await temporaryFolder());
  for (const folder of [
    'accepted',
    'quarantine',
    'raw',
    'photos',
    'left-out',
    'undelivered',
    'delivered',
    'trash',
  ])
    await mkdir(path.join(spool, folder));
});
afterEach(() => remove());

const put = (file: string) => writeFile(path.join(spool, file), file);
const move = (from: string, to: string) => rename(path.join(spool, from), path.join(spool, to));

/** Looks through the spool, and lets the service do something each time a certain file has been met. */
async function survey(meanwhile: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const found: string[] = [];
  for await (const { path: file } of surveySpool(spool, new Map()).changed) {
    found.push(file);
    await meanwhile[file]?.();
  }
  return found;
}

describe('the files of a spool that a service goes on writing', () => {
  it('have the photograph that is written anew while requests are read', async () => {
    await put(`accepted/${reference}.json`);
    await put(`raw/${photo}.raw`);
    const found = await survey({
      [`accepted/${reference}.json`]: () => move(`raw/${photo}.raw`, `photos/${photo}.jpg`),
    });

    expect(found).toContain(`photos/${photo}.jpg`);
  });

  it('have the photograph that goes from one folder to the other while that one is read', async () => {
    await put('raw/A.raw');
    await put(`raw/${photo}.raw`);
    const found = await survey({ ['raw/A.raw']: () => move(`raw/${photo}.raw`, `photos/${photo}.jpg`) });

    expect(found).toContain(`photos/${photo}.jpg`);
  });

  it('have the request that is released from quarantine', async () => {
    await put('quarantine/A.json');
    await put(`quarantine/${reference}.0123456789ab.json`);
    const found = await survey({
      ['quarantine/A.json']: () =>
        move(`quarantine/${reference}.0123456789ab.json`, `accepted/${reference}.json`),
    });

    expect(found).toContain(`accepted/${reference}.json`);
  });

  it('have the mark of a mail that leaves', async () => {
    await put('undelivered/A.json');
    await put(`undelivered/${reference}.json`);
    const found = await survey({
      ['undelivered/A.json']: () => move(`undelivered/${reference}.json`, `delivered/${reference}.json`),
    });

    expect(found).toContain(`delivered/${reference}.json`);
  });

  it('have what comes back to a folder that was read already, as from the trash', async () => {
    await put('accepted/A.json');
    await put(`trash/${reference}.json`);
    const found = await survey({
      ['accepted/A.json']: () => move(`trash/${reference}.json`, `accepted/${reference}.json`),
    });

    expect(found).toContain(`accepted/${reference}.json`);
  });

  it('have the photographs of every request that came meanwhile and was met', async () => {
    await put('accepted/A.json');
    await put('raw/A.raw');
    const found = await survey({
      ['raw/A.raw']: async () => {
        await put(`raw/${photo}.raw`);
        await put(`accepted/${reference}.json`);
      },
    });

    expect(found).toContain(`accepted/${reference}.json`);
    expect(found.filter((file) => file.includes(photo))).not.toEqual([]);
  });

  it('lack what was erased meanwhile, and nothing else', async () => {
    await put('accepted/A.json');
    await put('accepted/B.json');
    await put('accepted/C.json');
    const found = await survey({ ['accepted/A.json']: () => rm(path.join(spool, 'accepted/B.json')) });

    expect(found).toEqual(['accepted/A.json', 'accepted/C.json']);
  });

  it('lack the request, or have it with its photographs, when both come at the very end', async () => {
    await put('trash/Z.json');
    const found = await survey({
      ['trash/Z.json']: () => put('raw/Z.raw'),
      // Met by the last look.
      ['raw/Z.raw']: async () => {
        await put(`raw/${photo}.raw`);
        await put(`accepted/${reference}.json`);
      },
    });

    expect(found).toContain('raw/Z.raw');
    expect(found.includes(`accepted/${reference}.json`)).toBe(found.includes(`raw/${photo}.raw`));
  });

  it('have a photograph that is written anew at the very end', async () => {
    await put('trash/Z.json');
    const found = await survey({
      ['trash/Z.json']: async () => {
        await put(`raw/${photo}.raw`);
        await put(`accepted/${reference}.json`);
      },
      [`accepted/${reference}.json`]: () => move(`raw/${photo}.raw`, `photos/${photo}.jpg`),
    });

    expect(found).toEqual(['trash/Z.json', `accepted/${reference}.json`, `photos/${photo}.jpg`]);
  });
});
