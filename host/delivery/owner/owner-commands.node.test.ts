import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { emptySiteForEach } from '../testing/sample-releases';
import { sampleWork, startOwnersSite, writeInput } from './testing/owners-site';

const folders = emptySiteForEach();

/** `owner …` as the owner's page runs it. */
async function owner(words: readonly string[]): Promise<{ told: Record<string, unknown>[] }> {
  const require = createRequire(__filename);
  const command = ['--require', require.resolve('tsx/cjs'), path.join(__dirname, '../cli.ts'), 'owner'];
  const env = { ...process.env, RTH_STATE: folders.folder };
  const run = promisify(execFile)(process.execPath, [...command, ...words], { env });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const lines = stdout.split('\n').filter(Boolean);
  return { told: lines.map((line) => JSON.parse(line)) };
}

beforeEach(() => startOwnersSite(folders));

describe('The commands of the owner’s page', () => {
  it('tell how far they are, what changed, and why they refuse, a line of JSON each', async () => {
    const folder = await writeInput(folders.folder, { identity: {}, works: [sampleWork()] });
    const { told } = await owner(['publish', folder]);
    expect(told).toEqual([
      { step: 'photo', done: 0, of: 2 },
      { step: 'photo', done: 1, of: 2 },
      { step: 'photo', done: 2, of: 2 },
      { step: 'compose' },
      { live: expect.any(String), pages: ['/realisations/volets-repeints-riom-2026-03'] },
    ]);
    expect((await owner(['versions'])).told[0]).toMatchObject({
      versions: [{ isLive: true }, { isLive: false }],
    });
    expect((await owner(['rollback'])).told.at(-1)).toMatchObject({ pages: [] });

    const wrong = { identity: { hourlyRate: 'cher' }, works: [sampleWork({ place: 'paris' })] };
    expect((await owner(['publish', await writeInput(folders.folder, wrong)])).told).toEqual([
      { refused: [{ field: 'identity.hourlyRate', message: expect.stringContaining('somme en euros') }] },
    ]);
  });
});
