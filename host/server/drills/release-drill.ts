import { execFile } from 'node:child_process';
import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../webpack/paths';
import { temporaryFolder } from '../testing/temporary-folder';
import type { DrillReport } from './drill-report';

const execute = promisify(execFile);

type Status = { apps: { app: string; releases: { version: string }[] }[] };

/** Reads the commands of `.github/workflows/release.yml`, in order. */
async function commandsOfWorkflow() {
  const text = await readFile(path.join(repositoryRoot, '.github/workflows/release.yml'), 'utf8');
  const commands = [...text.matchAll(/run: (.*npm run .*)$/gm)].flatMap(([, command]) => command ?? []);
  const [changed, release, gate, releaseAgain, promote, rollback] = commands;
  if (!changed || !release || !gate || !releaseAgain || !promote || !rollback || commands.length !== 6)
    throw new Error(`The workflow has other steps than this drill: ${commands.join('\n')}`);
  return { changed, ofEachApp: [release, gate, releaseAgain, promote], rollback };
}

/** Runs the commands of the release workflow in a clone of the last commit: two releases and a rollback. */
export async function releaseDrill(): Promise<DrillReport> {
  const folder = await temporaryFolder();
  const root = path.join(folder.path, 'clone');
  const output = path.join(folder.path, 'output');
  const environment = { ...process.env, RTH_STORE: path.join(folder.path, 'store'), GITHUB_OUTPUT: output };
  const run = async (command: string, variables: Record<string, string> = {}) => {
    const options = { cwd: root, env: { ...environment, ...variables }, maxBuffer: 2 ** 26 };
    return (await execute('bash', ['-ec', command], options)).stdout;
  };
  const lines: string[] = [];
  const failures: string[] = [];
  const expect = (what: string, isSo: boolean) => (isSo ? lines : failures).push(what);
  try {
    const { changed, ofEachApp, rollback } = await commandsOfWorkflow();
    /** Runs the jobs of a push. @returns the arguments of `release`, as JSON. */
    const push = async () => {
      await rm(output, { force: true });
      await run(changed);
      const apps = (await readFile(output, 'utf8')).slice('apps='.length).trim();
      const changedApps: string[] = JSON.parse(apps);
      for (const app of changedApps)
        for (const command of ofEachApp) await run(command.replace('${{ matrix.apps }}', app));
      return apps;
    };
    const live = async (): Promise<Readonly<Record<string, string>>> => {
      const { apps }: Status = JSON.parse(await run('npm run --silent status -- --json'));
      return Object.fromEntries(apps.map(({ app, releases: [first] }) => [app, first?.version ?? 'none']));
    };

    await execute('git', ['clone', '--quiet', repositoryRoot, root]);
    await run('npm ci --ignore-scripts --prefer-offline --no-audit --no-fund');
    await push();
    const first = await live();
    expect('a push without a change releases nothing', (await push()) === '[]');

    await appendFile(path.join(root, 'remote-towns/src/server.ts'), '\n// A change of the drill.\n');
    await run(`git -c user.name=Drill -c user.email=drill@example.com commit -qam 'Change towns'`);
    expect('a changed app is released alone', (await push()) === '["towns"]');
    const second = await live();
    expect('the second release is live', second.towns !== first.towns && second.host === first.host);

    await run(rollback, { TARGET: `towns@${first.towns}` });
    expect('a rollback makes the first release live', (await live()).towns === first.towns);
    expect('a push after a rollback releases nothing', (await push()) === '[]');
  } catch (error) {
    failures.push(String(error));
  } finally {
    await folder.remove();
  }
  return { lines, failures };
}
