import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { repositoryRoot } from '../../../webpack/paths';
import type { DrillReport } from './drill-report';

const execute = promisify(execFile);

/** The commands of `.github/workflows/release.yml`, in order. */
type Steps = Readonly<
  Record<'changed' | 'release' | 'gate' | 'releaseAgain' | 'promote' | 'rollback', string>
>;

async function stepsOfWorkflow(): Promise<Steps> {
  const text = await readFile(path.join(repositoryRoot, '.github/workflows/release.yml'), 'utf8');
  const commands = [...text.matchAll(/run: (.*npm run .*)$/gm)].flatMap(([, command]) => command ?? []);
  const [changed, release, gate, releaseAgain, promote, rollback] = commands;
  if (!changed || !release || !gate || !releaseAgain || !promote || !rollback || commands.length !== 6)
    throw new Error(`The workflow has other steps than this drill: ${commands.join('\n')}`);
  return { changed, release, gate, releaseAgain, promote, rollback };
}

const status = z.object({
  apps: z.array(
    z.object({ app: z.string(), releases: z.array(z.object({ version: z.string(), state: z.string() })) }),
  ),
});

/** Makes a clone of a repository's last commit, in which a team works, with a store that teams share. */
async function cloneFor(folder: string, name: string, source = repositoryRoot) {
  const root = path.join(folder, name);
  const output = path.join(folder, `${name}-output`);
  const environment = { ...process.env, RTH_STORE: path.join(folder, 'store'), RTH_MACHINE: name };
  const run = async (command: string, variables: Record<string, string> = {}) => {
    const env = { ...environment, GITHUB_OUTPUT: output, ...variables };
    return (await execute('bash', ['-ec', command], { cwd: root, env, maxBuffer: 2 ** 26 })).stdout;
  };
  await execute('git', ['clone', '--quiet', source, root]);
  await run('npm ci --ignore-scripts --prefer-offline --no-audit --no-fund');

  return {
    run,
    /** Commits a change to the sources of an app. */
    async change(app: string) {
      await appendFile(path.join(root, `remote-${app}/src/server.ts`), '\n// A change of the drill.\n');
      const author = '-c user.name=Drill -c user.email=drill@example.com';
      await run(`git ${author} commit --quiet --all --message 'Change ${app}'`);
    },
    /** Runs the jobs of a push. @returns the arguments of `release`. */
    async push({ changed, release, gate, releaseAgain, promote }: Steps): Promise<string[]> {
      await rm(output, { force: true });
      await run(changed);
      const apps = z
        .array(z.string())
        .parse(JSON.parse((await readFile(output, 'utf8')).slice('apps='.length)));
      for (const one of apps)
        for (const step of [release, gate, releaseAgain, promote])
          await run(step.replace('${{ matrix.apps }}', one));
      return apps;
    },
    async live(): Promise<Readonly<Record<string, string>>> {
      const { apps } = status.parse(JSON.parse(await run('npm run --silent status -- --json')));
      return Object.fromEntries(apps.map(({ app, releases: [first] }) => [app, first?.version ?? 'none']));
    },
  };
}

/** Runs the steps of the release workflow: the first release, a second one, two teams at once, a rollback. */
export async function releaseDrill(): Promise<DrillReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-drill-'));
  const lines: string[] = [];
  const failures: string[] = [];
  const expect = (what: string, isSo: boolean) => (isSo ? lines : failures).push(what);
  try {
    const steps = await stepsOfWorkflow();
    const one = await cloneFor(folder, 'one');
    const apps = await one.push(steps);
    const first = await one.live();
    expect(`the first release makes ${Object.keys(first).length} apps live at once`, apps.length === 1);
    expect('a push without a change releases nothing', (await one.push(steps)).length === 0);

    await one.change('towns');
    expect('a changed app is released alone', (await one.push(steps)).join() === 'towns');
    const second = await one.live();
    expect('the second release is live', second.towns !== first.towns && second.host === first.host);

    const other = await cloneFor(folder, 'other', path.join(folder, 'one'));
    await one.change('towns');
    await other.change('contact');
    await Promise.all([one.push(steps), other.push(steps)]);
    const third = await one.live();
    expect(
      'two teams release at once, and both releases are live',
      third.towns !== second.towns && third.contact !== second.contact,
    );

    await one.run(steps.rollback, { TARGET: `towns@${second.towns}` });
    await one.run(steps.rollback, { TARGET: `towns@${second.towns}` });
    const last = await one.live();
    expect('a rollback that is repeated goes back once', last.towns === second.towns);
    expect('a rollback touches no other app', last.contact === third.contact);
    expect('a push after a rollback releases nothing', (await one.push(steps)).length === 0);
  } catch (error) {
    failures.push(String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { lines, failures };
}
