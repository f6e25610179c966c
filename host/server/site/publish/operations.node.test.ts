import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownersPageForEach, startOwnersPage } from '../../testing/owners-page-server';
import { temporaryFolder } from '../../testing/temporary-folder';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { until } from '../../testing/until';
import { ownerOperations, type Operations } from './operations';
import { runContentJob } from './run-content-job';

describe('a process that stops during a publication', () => {
  const site = ownersPageForEach();

  const desk = (): Operations =>
    ownerOperations({
      ...{ database: site.database, run: site.delivery.run },
      ...{ now: () => new Date(), log: () => undefined },
    });

  it('ends the publication, and the next process reports the interruption', async () => {
    const first = desk();
    site.delivery.holdUp();
    first.begin({ kind: 'publish' });
    await until(() => first.running());
    await first.stop();

    const next = desk();
    expect(next.running()).toBeNull();
    expect(next.last()).toMatchObject({ kind: 'publish', failed: expect.stringContaining('interrompue') });
    site.delivery.goOn();
    expect(next.begin({ kind: 'publish' })).toBe(true);
    await until(() => next.running() === null);
    expect(next.last()).toMatchObject({ isDone: true });
  });
});

describe('the delivery process', () => {
  const folder = startedForEach(temporaryFolder, ({ remove }) => remove());

  async function ended(source: string, longest?: number) {
    const program = path.join(folder.path, 'program.cjs');
    await writeFile(program, source);
    return runContentJob({ kind: 'refresh' }, { program, longest }).ended;
  }

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

it('the live site is composed again when its year is over', async () => {
  const folder = await temporaryFolder();
  // The clock of the test server shows 21 November 2026.
  await writeFile(path.join(folder.path, '404.html'), '<footer>© 2025 Rénovation TH</footer>');
  const page = await startOwnersPage({ siteDir: folder.path });
  await until(page.delivery.given);
  await page.close();

  expect(page.delivery.given()).toEqual({ kind: 'refresh' });
  await folder.remove();
});
