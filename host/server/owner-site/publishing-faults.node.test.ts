import path from 'node:path';
import { openRequestFolder } from '../forms/request-folder';
import type { RequestDatabase } from '../forms/database/open-database';
import { fakeOwnerProgram, type FakeOwnerProgram } from '../testing/fake-owner-program';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { until } from '../testing/until';
import { ownerOperations, type Operations } from './operations';
import { runOwnerCommand } from './owner-command';
import { openSiteFolder, type SiteFolder } from './site-folder';

let temporary: TemporaryFolder;
let database: RequestDatabase;
let folder: SiteFolder;
let owner: FakeOwnerProgram;
let log: string[];

beforeEach(async () => {
  temporary = await temporaryFolder();
  log = [];
  database = await openRequestFolder(path.join(temporary.path, 'received'), (line) => log.push(line));
  folder = await openSiteFolder(database);
  owner = await fakeOwnerProgram(path.join(temporary.path, 'program'));
});

afterEach(async () => {
  await owner.goOn();
  database.close();
  await temporary.remove();
});

const operations = (): Operations =>
  ownerOperations({
    database,
    folder,
    program: owner.program,
    now: () => new Date(),
    log: (line) => log.push(line),
  });

describe('a desk that ends in the middle of a publication', () => {
  it('ends the command too, and the next desk says that it was cut off', async () => {
    const first = operations();
    await owner.holdUp();
    first.begin('publish');
    await until(owner.isWaiting);
    await first.stop();

    const next = operations();
    expect(next.last()).toMatchObject({ isRunning: false, operation: { kind: 'publish', isOver: false } });
    await owner.goOn();
    expect(next.begin('publish')).toBe(true);
    await until(() => next.last()?.isRunning === false);
    expect(next.last()?.operation).toMatchObject({ pages: ['/', expect.any(String)] });
  });
});

describe('a full disk', () => {
  it('is told before anything begins, and can be tried again', async () => {
    const publishing = operations();
    const isFull = jest
      .spyOn(folder, 'prepare')
      .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
    publishing.begin('publish');
    await until(() => publishing.last()?.isRunning === false);
    expect(publishing.last()?.operation.failed).toContain('Le disque du serveur est plein');

    isFull.mockRestore();
    publishing.begin('publish');
    await until(() => publishing.last()?.isRunning === false);
    expect(publishing.last()?.operation).toMatchObject({ pages: ['/', expect.any(String)], failed: null });
  });
});

describe('a command that never comes to an end', () => {
  it('is ended, as when the store does not answer', async () => {
    await owner.holdUp();
    const running = runOwnerCommand(owner.program, {
      arguments: ['rollback'],
      longest: 50,
    });

    expect((await running.ended).code).toBeNull();
  });

  it('is told when it cannot even be started', async () => {
    const running = runOwnerCommand(
      { program: path.join(temporary.path, 'missing'), before: [] },
      { arguments: ['rollback'] },
    );

    expect((await running.ended).complaint).toContain('ENOENT');
  });

  it('hears none of the secrets of the desk', async () => {
    process.env.RTH_OWNER_PASSWORD = 'un long secret';
    const heard: unknown[] = [];
    const source = 'console.log(JSON.stringify({ password: process.env.RTH_OWNER_PASSWORD ?? null }))';
    const running = runOwnerCommand(
      { program: process.execPath, before: ['-e', source] },
      { arguments: [], hear: (said) => heard.push(said) },
    );
    await running.ended;
    delete process.env.RTH_OWNER_PASSWORD;

    expect(heard).toEqual([{ password: null }]);
  });
});
