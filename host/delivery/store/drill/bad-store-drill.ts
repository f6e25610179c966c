import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { historyOf } from '../../registry';
import type { StateFolders } from '../../state-folders';
import { startFollower } from '../follower';
import { doStep, type Outcome, type Step } from './drill-machine';
import { clocked, firstSite, machineAt, logOf, storeNamed, type DrillContext } from './drill-context';

const version = (number: number) => `1.${number}.0-${'a'.repeat(10)}`;
const isDone = (outcome: Outcome) => outcome === 'done' || !('refused' in outcome);

/** Duration of an outage in milliseconds. */
const outage = 60_000;

/** Tests machines with a store that fails intermittently, truncates responses, is killed, or does not respond. */
export async function badStoreDrill(context: DrillContext): Promise<void> {
  const { ceph, line, folder, lines, expect } = context;
  const { store } = storeNamed('bad');
  const team = await firstSite(context, store, 'bad/team');
  const web = machineAt(path.join(folder, 'bad/web'), store);
  const other = machineAt(path.join(folder, 'bad/web-2'), store);
  for (const server of [web, other]) await doStep(server, { do: 'follow' });
  const pageOf = ({ site }: StateFolders) =>
    readFile(path.join(site, 'current/villes/riom/index.html'), 'utf8');
  const served = () => pageOf(web);
  const history = async () => historyOf(await logOf(store), 'towns').length;

  line.set({ failsOneIn: 20, cutsOneIn: 10 });
  let [spoilt, landed] = [line.spoilt(), await history()];
  for (let number = 1; number <= 6; number += 1) {
    for (const step of [
      { do: 'release', app: 'towns', version: version(number) },
      { do: 'promote', app: 'towns', version: version(number) },
      { do: 'follow' },
    ] satisfies Step[]) {
      const machine =
        step.do === 'follow' ? web : number % 2 ? team : machineAt(path.join(folder, 'bad/b'), store);
      const outcome = await doStep(machine, step);
      expect(isDone(outcome), `with failing responses, ${step.do}: ${JSON.stringify(outcome)}`);
    }
    landed += 1;
  }
  spoilt = line.spoilt() - spoilt;
  line.set({});
  expect((await history()) === landed, `the history has ${await history()} changes instead of ${landed}`);
  lines.push(
    `5 % of responses with status 500, 10 % truncated (${spoilt} in all): each of 6 promotions landed once`,
  );

  await doStep(team, { do: 'release', app: 'towns', version: version(7) });
  await doStep(other, { do: 'follow' });
  const before = await served();
  for (const [name, stop, start] of [
    ['killed', () => ceph.signalGateway('SIGKILL'), ceph.startGateway],
    ['frozen', () => ceph.signalGateway('SIGSTOP'), async () => ceph.signalGateway('SIGCONT')],
  ] as const) {
    const down = Date.now();
    stop();
    const [outcomes, seconds] = await clocked(() =>
      Promise.all([
        doStep(team, { do: 'promote', app: 'towns', version: version(7) }),
        doStep(web, { do: 'follow' }),
      ]),
    );
    for (const outcome of outcomes)
      expect(
        outcome !== 'done' && 'refused' in outcome && outcome.refused.includes('Nothing was changed'),
        `with the store ${name}: ${JSON.stringify(outcome)}`,
      );
    const restarted = await startFollower(other, 0, () => undefined);
    const { serves } = await (await fetch(restarted.url)).json();
    await pause(Math.max(0, down + outage - Date.now()));
    await restarted.close();
    const pages = [await served(), await pageOf(other)];
    expect(
      serves !== null && pages.every((page) => page === before),
      `with the store ${name}, a web server serves another page, or its follower does not start`,
    );
    await start();
    expect((await history()) === landed, `with the store ${name}, the history has changed`);
    lines.push(
      `store ${name} for ${outage / 1_000} s: promote and follow report it after ${seconds} s, and nothing has changed; two web servers, of which one restarted, serve the same page`,
    );
  }
  const last = await doStep(team, { do: 'promote', app: 'towns', version: version(7) });
  await doStep(web, { do: 'follow' });
  expect(isDone(last) && (await served()).includes(version(7)), 'the next promotion does not go live');
}
