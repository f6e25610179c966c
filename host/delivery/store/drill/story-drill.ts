import path from 'node:path';
import { listFiles } from '../../files';
import { differing, hashesOf } from '../../testing/compare-sites';
import type { StateFolders } from '../../state-folders';
import { openFollower, startFollower } from '../follower';
import { refillStore } from '../refill-store';
import { objectKey } from '../stored-files';
import { hashesIn, readStoredSite } from '../stored-site';
import { doStep, type Step } from './drill-machine';
import { clocked, first, firstSite, machineAt, registryOf, storeNamed, type DrillPlace } from './drill-place';

const next = '1.1.0-cccccccccc';

/** One machine releases, another promotes, a third rolls back, web servers follow; then an object is changed. */
export async function storyDrill(place: DrillPlace): Promise<void> {
  const { line, folder, lines, expect } = place;
  const { store } = storeNamed('story');
  const machine = (name: string) => machineAt(path.join(folder, 'story', name), store);
  line.set({ delay: 20 });
  await firstSite(place, store, 'story/a');
  const [one, other] = [machine('web-1'), machine('web-2')];
  const server = await startFollower(one, 0, () => undefined);
  const serves = async () => (await (await fetch(server.url)).json()).serves;
  await until(async () => (await serves()) !== null);
  await (await openFollower(other)).look();

  const measure = async (name: string, words: string, step: Step) => {
    const sent = line.sent();
    const [outcome, seconds] = await clocked(() => doStep(machine(name), step));
    const isDone = outcome === 'done' || 'to' in outcome;
    expect(isDone, `${words}: ${JSON.stringify(outcome)}`);
    lines.push(`${words}: ${seconds} s, ${Math.ceil((line.sent() - sent) / 1_000)} kB sent`);
  };
  await measure('a', 'release, store 20 ms away, sample of 2 pages', {
    do: 'release',
    app: 'towns',
    version: next,
  });
  const before = await serves();
  await measure('b', 'promote by a second machine, its first command', {
    do: 'promote',
    app: 'towns',
    version: next,
  });
  const [, seconds] = await clocked(() => until(async () => (await serves()) !== before));
  lines.push(`from promotion to served on a following web server: ${seconds} s`);
  expect(seconds <= 5, 'a follower takes more than 5 s');
  await measure('a', 'rollback by the first machine', { do: 'rollback', app: 'towns' });
  expect((await registryOf(store)).microFrontends.towns?.[0]?.metadata.version === first, 'not rolled back');

  const live = (await registryOf(store)).store?.site;
  await until(async () => (await serves()) === live);
  await (await openFollower(other)).look();
  const differences = differing(await served(one), await served(other));
  expect(differences.length === 0, `two web servers differ in ${differences.join(', ')}`);
  await server.close();
  await changedByte(place, machine('a'), one);
  line.set({});
}

/** A byte of a page that is about to go live, and of a page that is live. */
async function changedByte(
  { expect, lines }: DrillPlace,
  team: StateFolders,
  web: StateFolders,
): Promise<void> {
  const { store } = storeNamed('story');
  const before = await served(web);
  // One that no web server has on its disk.
  const version = '1.2.0-dddddddddd';
  await doStep(team, { do: 'release', app: 'towns', version });
  await doStep(team, { do: 'promote', app: 'towns', version });
  const site = (await registryOf(store)).store?.site ?? '';
  const page = 'villes/riom/index.html.br';
  const key = objectKey(hashesIn((await readStoredSite(store, site)).manifest)[page] ?? '');
  const found = await store.get(key);
  if (!found) throw new Error(`There is no ${key}.`);
  const changed = Buffer.from(found.content);
  changed[10] = (changed[10] ?? 0) ^ 1;
  await store.putIfUnchanged(key, changed, found.etag);

  const follower = await openFollower(web);
  await follower.look();
  const { problem } = follower.state();
  expect(problem?.includes(page) === true, `the follower says of a changed byte: ${problem}`);
  expect(differing(await served(web), before).length === 0, 'a changed byte was served');
  const { damaged } = await refillStore(team);
  expect(damaged.length === 1 && damaged[0] === key, 'refill does not put the object right');
  lines.push(
    `a byte changed in a stored object: not served, the follower names ${page}, refill puts it right`,
  );
}

async function served({ site }: StateFolders) {
  const current = path.join(site, 'current') + path.sep;
  return hashesOf(current, await listFiles(current));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isSo())) if (Date.now() > end) throw new Error('It has not come to be so for a minute.');
}
