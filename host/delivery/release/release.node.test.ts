import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeDraft } from '../files';
import { installRelease } from './release';
import { releaseFolder } from './release-record';

const version = '1.0.0-aaaaaaaaaa';
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

/** Writes a draft with one file. */
const writing = (letter: string) => async (draft: string) => {
  await writeDraft(path.join(draft, 'client/a.js'), letter);
  const record = {
    ...{ app: 'towns', version, commit: 'none', contract: 1, entry: 'remoteEntry.js' },
    ...{ mounts: [], slots: [], sections: {}, publishes: [], uses: {}, offers: {}, pages: [] },
    files: { 'client/a.js': hash(letter), 'client/a.js.br': hash('z') },
  };
  await writeDraft(path.join(draft, 'release.json'), JSON.stringify(record));
  return version;
};

describe('Two builds of one version', () => {
  let releases: string;
  beforeEach(async () => {
    releases = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  });
  afterEach(() => rm(releases, { recursive: true }));
  const install = (write: (draft: string) => Promise<string>) => installRelease(releases, 'towns', write);
  const present = () => readFile(path.join(releaseFolder(releases, 'towns', version), 'client/a.js'), 'utf8');

  it('never remove a complete release, and the second uses it', async () => {
    const second = install(async (draft) => {
      await writing('a')(draft);
      expect(await install(writing('a'))).toMatchObject({ isNew: true });
      return version;
    });

    expect(await second).toMatchObject({ isNew: false });
    expect(await present()).toBe('a');
  });

  it('are refused if they have other files', async () => {
    await install(writing('a'));

    await expect(install(writing('b'))).rejects.toThrow(
      'exists with other files than this build of the same version',
    );
    expect(await present()).toBe('a');
  });
});
