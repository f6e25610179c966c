import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, listFiles } from '../files';
import { readRegistry } from '../store/log';
import type { StateFolders } from '../state-folders';
import { differing, hashesBelow } from '../testing/compare-sites';
import { promoteOn } from '../testing/changes';
import type { Store } from './store';
import { keyOf } from './transfer';
import { readStoredSite } from './sync-from-store';
import { first, machinesForEach, next, promoteFirst, releaseTowns, tamper } from './testing/machines';
import { followStore, startFollower } from './follower';
import { entryKey, readHistory } from './log';

const machines = machinesForEach();
const page = 'villes/riom/index.html';
let team: StateFolders;

beforeEach(async () => {
  team = await promoteFirst(machines.machine('team'));
  await releaseTowns(team, next);
});

const promote = (...chosen: [string, string][]) => promoteOn(team, ...chosen);

/** Hashes the files that a machine serves. */
const servedBy = ({ site }: StateFolders) =>
  hashesBelow(path.join(site, 'current') + path.sep, (file) => !/(^|\/)\.(?!well-known)/.test(file));

const silent: Store = {
  ...{ name: 'silent', get: refuse, putIfAbsent: refuse, list: refuse, remove: refuse },
};
function refuse(): never {
  throw new Error('silent does not answer.');
}

describe('A follower', () => {
  it('serves the files of each promotion, with the same dates on each web server', async () => {
    const [one, other] = [machines.machine('web-1'), machines.machine('web-2')];
    expect(await followStore(one)).toMatchObject({ problem: null });
    expect(differing(await servedBy(one), await servedBy(team))).toEqual([]);

    await promote(['towns', next]);
    expect((await followStore(one)).releases).toContain(`towns@${next}`);
    await followStore(other);
    expect(differing(await servedBy(one), await servedBy(team))).toEqual([]);
    expect(differing(await servedBy(one), await servedBy(other))).toEqual([]);
    const second = async ({ site }: StateFolders) =>
      Math.floor((await stat(path.join(site, 'current', page))).mtimeMs / 1_000);
    expect(await second(one)).toBe(await second(other));
  });

  it('serves its site after a restart without the store, and reports the problem', async () => {
    const web = machines.machine('web');
    const { serves } = await followStore(web);
    const before = await servedBy(web);

    const state = await followStore({ ...web, store: silent });
    expect(state).toEqual({ serves, releases: [], problem: 'silent does not answer.' });
    expect(differing(await servedBy(web), before)).toEqual([]);
  });

  it.each(['changed', 'missing'])('never serves a file that is %s in the store', async (fault) => {
    const web = machines.machine('web');
    await followStore(web);
    const before = await servedBy(web);
    await promote(['towns', next]);
    const { site = '' } = await readRegistry(team);
    const { files } = await readStoredSite(machines.store, site);
    const key = keyOf('objects', files[page] ?? '');
    if (fault === 'changed') await tamper(machines.store, key, 'another page');
    else await machines.store.remove(key);

    expect((await followStore(web)).problem).toContain(
      `${page} ${fault === 'changed' ? 'was changed' : 'is missing'} in ${machines.store.name}: ${key}`,
    );
    expect(differing(await servedBy(web), before)).toEqual([]);
    expect((await readdir(web.site)).filter((name) => name.startsWith('.'))).toEqual(['.newest-entry']);
  });

  it('refuses a manifest that names a file outside the folder', async () => {
    const web = machines.machine('web');
    await followStore(web);
    const before = await servedBy(web);
    const { site: live = '' } = await readRegistry(team);
    const [first] = await readHistory(team);
    const { text } = await readStoredSite(machines.store, live);
    const manifest = JSON.parse(text);
    const list = JSON.stringify({
      ...manifest,
      files: { ...manifest.files, '../escaped.html': manifest.files[page] },
    });
    const site = integrityOf(list);
    await machines.store.putIfAbsent(keyOf('objects', site), Buffer.from(list));
    await machines.store.putIfAbsent(entryKey(2), Buffer.from(JSON.stringify({ ...first, site })));

    expect((await followStore(web)).problem).toContain('The manifest of the site is damaged');
    expect(differing(await servedBy(web), before)).toEqual([]);
    expect((await listFiles(path.dirname(web.site))).filter((file) => file.endsWith('escaped.html'))).toEqual(
      [],
    );
  });

  it('reports on its port whether it serves the current site', async () => {
    const log: string[] = [];
    const web = machines.machine('web');
    const started = await startFollower(web, 0, (line) => log.push(line));
    try {
      const ask = async () => (await fetch(started.url)).json();
      while (!(await ask()).isFine);
      expect(await ask()).toMatchObject({ secondsBehind: expect.any(Number), problem: null });
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
      const afterSetBack = await ask();
      jest.restoreAllMocks();
      expect(afterSetBack).toMatchObject({ isFine: false });
      expect(log.join('\n')).toContain(`✓ Serves host@1.0.0-bbbbbbbbbb, towns@${first}`);
    } finally {
      await started.close();
    }
  });
});
