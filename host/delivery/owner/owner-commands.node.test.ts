import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OwnerJob } from '../identity/owner-job';
import { emptySiteForEach } from '../testing/sample-releases';
import { prepared, sampleProject, startOwnersSite } from './testing/owners-site';

const folders = emptySiteForEach();

/** Runs `rth owner` as the owner's page does. @returns the messages of the process. */
async function messagesOf(job: OwnerJob): Promise<unknown[]> {
  const tsx = createRequire(__filename).resolve('tsx/cjs');
  const child = fork(path.join(__dirname, '../cli.ts'), ['owner'], {
    ...{ execArgv: ['--require', tsx], stdio: 'ignore' },
    env: { ...process.env, RTH_STATE: folders.folder },
  });
  const messages: unknown[] = [];
  child.on('message', (one) => messages.push(one));
  child.send(job);
  await new Promise((resolve) => child.on('close', resolve));
  return messages;
}

beforeEach(() => startOwnersSite(folders));

describe("The process that the owner's page starts", () => {
  it('reports its progress, the changed pages, and the reasons for a refusal', async () => {
    const given = await prepared(folders.folder, { identity: {}, projects: [sampleProject()] });
    expect(await messagesOf({ kind: 'publish', ...given })).toEqual([
      { step: 'photo', done: 0, of: 2 },
      { step: 'photo', done: 1, of: 2 },
      { step: 'photo', done: 2, of: 2 },
      { step: 'compose' },
      {
        pages: [
          { path: '/realisations/volets-repeints-riom-2026-03', title: 'Volets repeints', change: 'added' },
        ],
        ...{ version: expect.any(String), date: expect.any(String) },
        withdrawn: [],
      },
    ]);
    expect(await messagesOf({ kind: 'versions' })).toMatchObject([
      { versions: [{ isLive: true }, { isLive: false }] },
    ]);
    expect(await messagesOf({ kind: 'rollback' })).toMatchObject([{ pages: [{ change: 'removed' }] }]);

    const wrong = { identity: { hourlyRate: 'cher' }, projects: [sampleProject({ place: 'paris' })] };
    expect(await messagesOf({ kind: 'publish', ...(await prepared(folders.folder, wrong)) })).toEqual([
      { refused: [{ field: 'hourlyRate', message: expect.stringContaining('somme en euros') }] },
    ]);
  });
});
