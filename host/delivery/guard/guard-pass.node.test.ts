import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guardSeenAt, guardHeartbeatKey, releasesRolledBack } from '../../server/failures/guard-heartbeat';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { keepFailures, sampleFailure } from '../../server/testing/sample-failure';
import { isServed } from '../compose/site-manifest';
import { promoteReleases, stage } from '../promotion/changes';
import { eventsOf, liveVersion, readRegistry } from '../registry';
import { gateSiteForEach, nextVersion as next } from '../testing/gate-site';
import { guardPass, reportEndedStages } from './guard-pass';
import { startGuard } from './start-guard';

const live = '1.0.0-aaaaaaaaaa';

const site = gateSiteForEach();
beforeEach(async () => {
  await promoteReleases(site.folders, () => [], site.options);
  await site.releaseTowns();
  await stage(site.folders, 'towns', next, 10, site.options);
});

const registry = () => readRegistry(site.folders.releases);
const pass = () => guardPass(site.folders, site.options);

/** Stores reports from `count` visitors, with a date after the start of the stage. */
function fail(count: number, version: string): void {
  const at = new Date(Date.now() + 1_000).toISOString();
  const failures = Array.from({ length: count }, (_, index): StoredFailure => {
    const sender = { run: 'a'.repeat(16), number: index + 1 };
    return { ...sampleFailure({ releases: { towns: version }, message: 'x is null' }), at, sender };
  });
  keepFailures(site.folders.received, failures);
}

describe('A guard', () => {
  it('changes nothing without reports', async () => {
    expect(await pass()).toBeNull();
    expect((await registry()).stage?.version).toBe(next);
    expect(liveVersion(await registry(), 'towns')).toBe(live);
  });

  it('ends a stage that fails for visitors, restores the site, and tells the form service', async () => {
    fail(3, next);

    expect(await pass()).toMatchObject({ app: 'towns', version: next });
    expect(eventsOf(await registry(), 'towns').at(-1)).toMatchObject({
      ...{ kind: 'end-stage', from: next, to: live, by: 'guard' },
      why: 'at least 3 of its visitors reported a failure that no other visitor reported: error, x is null',
    });
    expect((await registry()).stage).toBeUndefined();
    expect(liveVersion(await registry(), 'towns')).toBe(live);
    expect(await isServed(site.folders, (await registry()).site)).toBe(true);
    await reportEndedStages(site.folders);
    expect(await releasesRolledBack(site.folders.received, new Date(0), new Date())).toEqual([
      `towns ${next}`,
    ]);
  });

  it('ends a stage only once when two guards run concurrently', async () => {
    fail(4, next);

    await Promise.all([pass(), pass()]);
    expect(eventsOf(await registry(), 'towns').filter(({ by }) => by === 'guard')).toHaveLength(1);
  });

  it('ends a failing stage when npm start runs the guard', async () => {
    fail(3, next);

    const stop = startGuard(site.folders);
    try {
      const deadline = Date.now() + 100_000;
      while ((await registry()).stage && Date.now() < deadline) await pause(200);
    } finally {
      stop();
    }
    expect((await registry()).entries.at(-1)).toMatchObject({ kind: 'end-stage', by: 'guard' });
  });

  it('writes a heartbeat after each complete check, and none after a failure', async () => {
    const seenAt = async () => {
      const heartbeat = await site.folders.store.get(guardHeartbeatKey);
      return heartbeat && guardSeenAt(heartbeat.toString());
    };
    expect(await seenAt()).toBeNull();
    const later = new Date(Date.now() + 60_000);
    await guardPass(site.folders, site.options, later);
    expect(await seenAt()).toBe(later.toISOString());

    fail(4, next);
    const broken = { ...site.folders, site: path.join(site.folders.releases, 'registry/000001.json') };
    await expect(guardPass(broken, site.options, new Date(later.getTime() + 60_000))).rejects.toThrow();
    expect(await seenAt()).toBe(later.toISOString());
  });
});
