import { chmod, readFile, stat, writeFile, rm, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openSpool } from '../spool';
import { temporaryFolder } from '../../testing/sample-site';
import { tokenKey } from './token-key';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const log = jest.fn();
const file = () => path.join(folder.path, 'keys/form-token');
const openKey = async () => tokenKey({ spool: await openSpool(folder.path), log });

beforeEach(async () => {
  folder = await temporaryFolder();
  log.mockReset();
});

afterEach(() => folder.remove());

describe('the key of the tokens', () => {
  it('is made by the service, for its own eyes, and outlives a restart', async () => {
    const key = await (await openKey())();

    expect(key).toHaveLength(32);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await (await openKey())()).toEqual(key);
    expect(log).not.toHaveBeenCalled();
  });

  it('is the same for two processes that start at the same moment', async () => {
    const keys = await Promise.all(
      (await Promise.all([openKey(), openKey(), openKey()])).map((read) => read()),
    );

    expect(keys[0]).toHaveLength(32);
    expect(new Set(keys.map((key) => key?.toString('hex'))).size).toBe(1);
  });

  it.each(['', 'short', 'x'.repeat(10_000)])(
    'is made anew, and the log says so, when the file holds « %.8s »',
    async (content) => {
      await openKey();
      await writeFile(file(), content);

      expect(await (await openKey())()).toHaveLength(32);
      expect(await readFile(file())).toHaveLength(32);
      expect(log).toHaveBeenCalledTimes(1);
    },
  );

  it('is tried for again by the next form when the disk gives none', async () => {
    const key = await openKey();
    // A folder in its place can be neither read nor replaced.
    await mkdir(file());
    expect(await key()).toBeNull();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('There is no key'));

    await rm(file(), { recursive: true });
    expect(await key()).toHaveLength(32);
  });

  it('is not read again for each form', async () => {
    const key = await openKey();
    const first = await key();
    await chmod(file(), 0o000);
    await rm(file());
    expect(await key()).toBe(first);
  });
});
