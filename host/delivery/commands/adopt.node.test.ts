import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveOn, promoteOn, rollBackOn } from '../testing/changes';
import { emptySiteForEach, promoteSampleSite, releaseSample } from '../testing/sample-releases';
import { adopt } from './server';

const old = '1.0.0-aaaaaaaaaa';
const next = '1.0.1-cccccccccc';
const folders = emptySiteForEach();
let packaged: string;
beforeEach(async () => {
  packaged = await mkdtemp(path.join(tmpdir(), 'package-'));
  await promoteSampleSite(folders.releases, { change: committed('2026-11-20T10:00:00Z') });
  await promoteOn(folders);
});
afterEach(() => rm(packaged, { recursive: true }));

const committed = (date: string) => (record: object) => void Object.assign(record, { committed: date });

/** Installs a package with one release of towns. @returns the live version of towns. */
async function install(version: string, date: string): Promise<string | null> {
  await releaseSample(packaged, 'towns', { version, change: committed(date) });
  await adopt(packaged, folders);
  return liveOn(folders, 'towns');
}

describe('the installation of a package', () => {
  it('promotes its releases', async () => {
    expect(await install(next, '2026-11-21T10:00:00Z')).toBe(next);
  });

  it('leaves a release rolled back that was live before', async () => {
    await install(next, '2026-11-21T10:00:00Z');
    await rollBackOn(folders, 'towns');
    expect(await install(next, '2026-11-21T10:00:00Z')).toBe(old);
  });

  it('promotes nothing that is older than the live release', async () => {
    expect(await install('1.0.0-dddddddddd', '2026-11-19T10:00:00Z')).toBe(old);
  });
});
