import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownersPageForEach } from '../../testing/owners-page-server';
import { temporaryFolder } from '../../testing/sample-site';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { until } from '../../testing/until';
import type { ContentJob } from './content-job';
import { ownerOperations, type Operations } from './operations';
import { runContentJob } from './run-content-job';
import { openSiteFolder } from '../site-folder';

describe('a process that stops during a publication', () => {
  const site = ownersPageForEach();

  async function desk(): Promise<Operations> {
    const { database, delivery } = site;
    const folder = await openSiteFolder(database);
    return ownerOperations({
      ...{ database, folder, run: delivery.run },
      ...{ now: () => new Date(), log: () => undefined },
    });
  }

  it('ends the publication, and the next process reports the interruption', async () => {
    const first = await desk();
    site.delivery.holdUp();
    first.begin('publish');
    await until(() => first.last()?.step);
    await first.stop();

    const next = await desk();
    expect(next.last()).toMatchObject({ isRunning: false, operation: { kind: 'publish', isOver: false } });
    site.delivery.goOn();
    expect(next.begin('publish')).toBe(true);
    await until(() => next.last()?.isRunning === false);
    expect(next.last()?.operation).toMatchObject({ isDone: true });
  });
});

describe('the delivery process', () => {
  const folder = startedForEach(temporaryFolder, ({ remove }) => remove());

  async function ended(
    source: string,
    longest?: number,
    job: ContentJob = { kind: 'rollback', content: '' },
  ) {
    const program = path.join(folder.path, 'program.cjs');
    await writeFile(program, source);
    return runContentJob(job, undefined, { program, longest }).ended;
  }

  it('has the lowest priority when it encodes photographs in the background', async () => {
    const source = 'process.send({ failed: String(os.getPriority()) })'.replace('os', 'require("node:os")');
    expect(await ended(source, undefined, { kind: 'encode', folder: '', files: [] })).toMatchObject({
      failed: '19',
    });
  });

  it('is killed after a timeout', async () => {
    expect(await ended('setInterval(() => undefined, 1_000)', 50)).toEqual({ complaint: expect.any(String) });
  });

  it('reports the error if it cannot start', async () => {
    expect(await ended("require('../missing')")).toEqual({ complaint: expect.stringContaining('missing') });
  });

  it('does not receive the secrets of the service in its environment', async () => {
    const secrets = ['RTH_OWNER_PASSWORD', 'RTH_SMTP_URL', 'RTH_ALERT_URL', 'CREDENTIALS_DIRECTORY'];
    for (const name of secrets) process.env[name] = 'un long secret';
    const answer = await ended(
      'process.send({ failed: `${Object.values(process.env).find((each) => each === "un long secret")}` })',
    );
    for (const name of secrets) delete process.env[name];

    expect(answer).toMatchObject({ failed: 'undefined' });
  });
});
