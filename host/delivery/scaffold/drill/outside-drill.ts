import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appNames } from '../../../../webpack/remotes';
import { repositoryRoot } from '../../../../webpack/paths';
import type { DrillReport } from '../../../server/drills/drill-report';
import { differing, documentsOf, hashesBelow, type Hashes } from '../../testing/compare-sites';
import { runDelivery } from '../../testing/run-delivery';
import { teamRepository, type TeamRepository } from './team-repository';

/** Text of the blog's page before and after the change. */
const [before, after] = ['est en préparation.', 'ouvre bientôt.'];

/**
 * Simulates a team with its own repository, two packages from this repository and a shared store. The team tests,
 * releases, promotes, rolls back and withdraws its remote, and must change no file of other teams.
 */
export async function outsideDrill(): Promise<DrillReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'outside-drill-'));
  const before = process.env.RTH_STORE;
  process.env.RTH_STORE = path.join(folder, 'store');
  const lines: string[] = [];
  const failures: string[] = [];
  const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    lines.push(`${step}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    return result;
  };

  try {
    const inRepository = (...args: string[]) => runDelivery(repositoryRoot, path.join(folder, 'state'), args);
    await timed('four apps released and promoted from the repository', async () => {
      await inRepository('release', ...appNames);
      await inRepository('promote', ...appNames.map((app) => `${app}@1.0.0`));
    });
    const blog = teamRepository(path.join(folder, 'blog'));
    await timed('two packages and a repository made', () =>
      inRepository('new-remote', 'blog', '--prefix', '/conseils', '--outside', blog.root),
    );
    await timed('npm install', () => blog.npm('install', '--prefer-offline'));
    await timed('npm test', () => blog.npm('test'));
    await timed('npm run typecheck', () => blog.npm('run', 'typecheck'));
    const others = await othersIn(blog);
    expect(Object.keys(others).length === 0, 'the new repository has a site before its first command');

    const shipped = await shipAndRollBack(blog, { timed, expect });
    await timed('the same release promoted from the repository', () =>
      inRepository('promote', `blog@${shipped.version}`),
    );
    const documents = await documentsOf(path.join(folder, 'state', 'site', 'current'));
    const other = differing(shipped.documents, documents);
    expect(other.length === 0, `the two repositories compose different documents: ${other.join(', ')}`);
    expect(
      (await inRepository('status')).includes('blog'),
      'status in the repository does not list the blog',
    );
    await refuseSecondOwner(path.join(folder, 'journal'), inRepository, expect);
    return { lines, failures };
  } finally {
    if (before === undefined) delete process.env.RTH_STORE;
    else process.env.RTH_STORE = before;
    await rm(folder, { recursive: true, force: true });
  }
}

type Tools = {
  timed: <T>(step: string, work: () => Promise<T>) => Promise<T>;
  expect: (isRight: boolean, failure: string) => void;
};

/**
 * Releases the blog twice, then rolls back and withdraws it.
 * @returns the version of the second release, and the documents that were served while it was live.
 */
async function shipAndRollBack(blog: TeamRepository, { timed, expect }: Tools) {
  await timed('npm start: its page in the live site, at first and after a change', async () => {
    const dev = await blog.start();
    try {
      expect((await dev.page('/conseils')).includes(before), 'npm start does not show the page');
      await blog.replaceText('src/content/overview-content.ts', before, after);
      await dev.untilPage('/conseils', after);
      expect((await dev.page('/villes/riom')).includes('Riom'), 'npm start shows no page of another team');
    } finally {
      await dev.stop();
    }
    await blog.replaceText('src/content/overview-content.ts', after, before);
  });

  const served = async () => readFile(path.join(blog.site, 'conseils/index.html'), 'utf8').catch(() => '');
  const first = await timed('first release', () => blog.release());
  await timed('promote', () => blog.npm('run', 'promote', '--', `blog@${first}`));
  expect((await served()).includes(before), 'the first release is not served');
  const others = await othersIn(blog);

  await blog.replaceText('src/content/overview-content.ts', before, after);
  const second = await timed('second release', () => blog.release());
  await timed('promote', () => blog.npm('run', 'promote', '--', `blog@${second}`));
  expect((await served()).includes(after), 'the second release is not served');
  const documents = await documentsOf(blog.site);
  await timed('rollback', () => blog.npm('run', 'rollback'));
  expect((await served()).includes(before), 'the rollback is not served');
  await timed('withdraw', () => blog.npm('run', 'rth', '--', 'withdraw', 'blog'));
  expect((await served()) === '', 'a withdrawn page is served');
  await timed('rollback of the withdrawal', () => blog.npm('run', 'rollback'));
  expect((await served()).includes(before), 'the withdrawal is not undone');
  const changed = differing(others, await othersIn(blog));
  expect(changed.length === 0, `files of other teams changed: ${changed.join(', ')}`);
  return { version: second, documents };
}

async function refuseSecondOwner(
  folder: string,
  inRepository: (...args: string[]) => Promise<string>,
  expect: Tools['expect'],
): Promise<void> {
  const args = ['new-remote', 'journal', '--prefix', '/conseils/journal', '--outside', folder];
  const refusal = await inRepository(...args).catch((error: unknown) => String(error));
  expect(refusal.includes('blog owns /conseils'), `a second owner is not refused: ${refusal}`);
}

/** Hashes the published files of the other teams' releases. There are none before the first site. */
const othersIn = ({ site }: TeamRepository): Promise<Hashes> =>
  hashesBelow(site, (file) => /^releases\/(?!blog\/)/.test(file)).catch(() => ({}));
