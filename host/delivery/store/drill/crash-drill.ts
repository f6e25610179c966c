import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveVersion } from '../../registry';
import type { StateFolders } from '../../state-folders';
import { storedReleases } from '../stored-release';
import { doStep, runMachine, type Step } from './drill-machine';
import { clocked, firstSite, machineAt, logOf, storeNamed, type DrillContext } from './drill-context';

const steps = {
  release: ['object-stored', 'objects-stored', 'record-stored'],
  promote: ['objects-stored', 'site-stored', 'entry-stored', 'draft-published', 'switched'],
  follow: ['file-fetched', 'site-fetched', 'draft-published', 'switched'],
  // The second prune does not wait for the first, because the first one's process has ended.
  prune: ['records-removed', 'object-removed'],
} as const;

/** Kills each command at each of its steps. Expects a complete site, and a next command that succeeds. */
export async function crashDrill(context: DrillContext): Promise<void> {
  const { folder, lines, expect } = context;
  const { address, store } = storeNamed('crash');
  const team = await firstSite(context, store, 'crash/team');
  const web = machineAt(path.join(folder, 'crash/web'), store);
  await doStep(web, { do: 'follow' });
  let number = 0;
  let killed = 0;

  /** Makes and promotes a release, and expects the web server to serve it. */
  const settle = async (version: string, when: string) => {
    await doStep(team, { do: 'release', app: 'towns', version });
    await doStep(team, { do: 'promote', app: 'towns', version });
    const followed = await doStep(web, { do: 'follow' });
    const isServed = (await page(web)).includes(`towns ${version}`);
    expect(isServed, `${when}: the next command fails (${JSON.stringify(followed)})`);
  };
  const kill = async (machine: string, step: Step, at: string) => {
    const env = { RTH_STORE: address, RTH_CRASH_AT: at };
    const { signal, output } = await runMachine(path.join(folder, 'crash', machine), [step], env);
    expect(signal === 'SIGKILL', `${step.do} did not reach "${at}": ${output}`);
    killed += 1;
  };

  for (const at of steps.release) {
    const version = `1.${(number += 1)}.0-${'d'.repeat(10)}`;
    await kill('team', { do: 'release', app: 'towns', version }, at);
    const isThere = (await storedReleases(store, 'towns')).some((stored) => stored.version === version);
    expect(
      isThere === (at === 'record-stored'),
      `after "${at}" the store has ${isThere ? 'half a' : 'no'} release`,
    );
    await settle(version, `release, "${at}"`);
  }
  for (const at of steps.promote) {
    const version = `1.${(number += 1)}.0-${'e'.repeat(10)}`;
    await doStep(team, { do: 'release', app: 'towns', version });
    await kill('team', { do: 'promote', app: 'towns', version }, at);
    const isLive = liveVersion(await logOf(store), 'towns') === version;
    const expected = ['entry-stored', 'draft-published', 'switched'].includes(at);
    expect(isLive === expected, `after "${at}" the release is ${isLive ? '' : 'not '}live`);
    await settle(version, `promote, "${at}"`);
  }
  for (const at of steps.follow) {
    const before = await page(web);
    const version = `1.${(number += 1)}.0-${'f'.repeat(10)}`;
    await doStep(team, { do: 'release', app: 'towns', version });
    await doStep(team, { do: 'promote', app: 'towns', version });
    await kill('web', { do: 'follow' }, at);
    const after = await page(web);
    const expected = at === 'switched' ? `<h1>towns ${version}</h1>` : before;
    expect(after.includes(expected), `after "${at}" the web server serves something else`);
    await settle(version, `follow, "${at}"`);
  }
  const before = await page(web);
  for (const at of steps.prune) {
    const unused = { app: 'towns', version: `1.${(number += 1)}.0-${'b'.repeat(10)}` };
    await doStep(team, { do: 'release', ...unused });
    await kill('team', { do: 'prune' }, at);
  }
  expect((await page(web)) === before, 'after a killed prune the web server serves something else');
  const [, seconds] = await clocked(() => settle(`1.${(number += 1)}.0-${'c'.repeat(10)}`, 'prune'));
  const last = await doStep(machineAt(path.join(folder, 'crash/others'), store), { do: 'prune' });
  expect(last === 'done', `the next prune fails: ${JSON.stringify(last)}`);
  lines.push(`prune killed at ${steps.prune.length} steps: the next promotion lands after ${seconds} s`);
  lines.push(
    `killed at ${killed} steps of release, promote, follow and prune: served sites are complete, and the next command works`,
  );
}

const page = ({ site }: StateFolders) =>
  readFile(path.join(site, 'current/villes/riom/index.html'), 'utf8').catch(() => 'no page');
