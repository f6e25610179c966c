import path from 'node:path';
import { historyOf } from '../../registry';
import { runMachine, type Outcome, type Step } from './drill-machine';
import { clocked, firstSite, machineAt, logOf, storeNamed, type DrillContext } from './drill-context';
import { openFollower } from '../follower';

const machines = ['one', 'two', 'three'];
const changesEach = 20;

/**
 * Promotes and rolls back two apps on three machines at once. Expects each change to land once or to be refused with a
 * reason.
 */
export async function manyChangesDrill(context: DrillContext): Promise<void> {
  const { folder, lines, expect } = context;
  const { address, store } = storeNamed('many');
  await firstSite(context, store, 'many/zero');

  const work = machines.map((name, index) =>
    runMachine(path.join(folder, 'many', name), stepsOf(index), { RTH_STORE: address, RTH_MACHINE: name }),
  );
  const [ended, seconds] = await clocked(() => Promise.all(work));
  const registry = await logOf(store);
  const written = ['towns', 'contact'].flatMap((app) =>
    historyOf(registry, app).map(({ from, to, by }) => `${by?.split('@')[1]} ${app} ${from} ${to}`),
  );
  const landed: string[] = [];
  const reasons: string[] = [];
  for (const [index, { outcomes, output }] of ended.entries()) {
    const all = outcomes.filter((outcome): outcome is Exclude<Outcome, 'done'> => outcome !== 'done');
    expect(all.length === changesEach, `machine ${machines[index]} did ${all.length} changes: ${output}`);
    for (const outcome of all)
      if ('refused' in outcome) reasons.push(outcome.refused.split('\n')[0] ?? '');
      else landed.push(`${machines[index]} ${outcome.app} ${outcome.from} ${outcome.to}`);
  }
  const ours = written.filter((line) => machines.some((name) => line.startsWith(`${name} `))).sort();
  expect(
    JSON.stringify(ours) === JSON.stringify(landed.sort()),
    'the log differs from the results of the machines',
  );
  const known = /live already|has just changed|before|Other commands keep/;
  for (const reason of reasons) expect(known.test(reason), `refused without a known reason: ${reason}`);

  const follower = await openFollower(machineAt(path.join(folder, 'many/web'), store));
  await follower.check();
  expect(follower.state().problem === null, 'the live site of the store is not complete');
  lines.push(
    `${machines.length * changesEach} promotions and rollbacks by 3 machines at once: ${landed.length} landed, ${reasons.length} refused with a reason, each once in the history; ${seconds} s`,
  );
}

/** Returns steps that make releases of both apps, promote them and roll some back. */
function stepsOf(machine: number): Step[] {
  const apps = ['towns', 'contact'];
  const digit = String(machine + 1);
  const version = (number: number) => `1.${number}.0-${digit.repeat(10)}`;
  const releases = apps.flatMap((app) =>
    [1, 2].map((number): Step => ({ do: 'release', app, version: version(number) })),
  );
  const changes = Array.from({ length: changesEach }, (_, index): Step => {
    const app = apps[(index + machine) % 2] ?? 'towns';
    return index % 3 === 2
      ? { do: 'rollback', app }
      : { do: 'promote', app, version: version(1 + (index % 4 > 1 ? 1 : 0)) };
  });
  return [...releases, ...changes];
}
