import path from 'node:path';
import { guardSeenAt, guardSignKey } from '../../server/failures/guard-sign';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { releasesTakenBack } from '../../server/failures/taken-back';
import { keepFailures, sampleFailure } from '../../server/testing/sample-failure';
import { isServed } from '../compose/served-site';
import { stagedRelease } from '../compose/staged-release';
import { promoteReleases } from '../promotion/promote-releases';
import { eventsOf, liveVersion, readRegistry } from '../registry';
import { endStaging, stage } from '../stage/staging';
import { gateSiteForEach, nextVersion as next } from '../testing/gate-site';
import { promoteSampleSite } from '../testing/sample-releases';
import { guardPass, tellTakenBack, watchedRelease } from './guard-pass';

const live = '1.0.0-aaaaaaaaaa';
const hour = 3_600_000;

const site = gateSiteForEach();
beforeEach(async () => {
  await promoteSampleSite(site.folders.releases);
  await promoteReleases(site.folders, () => [], site.options);
});

const registry = () => readRegistry(site.folders.releases);
const lastEvent = async () => eventsOf(await registry(), 'towns').at(-1);
const guardedStage = () => stage(site.folders, 'towns', next, 10, { ...site.options, guardFor: hour });
const pass = (later = 0) => guardPass(site.folders, site.options, new Date(Date.now() + later));

/** Reports of so many visitors, a second after now, so that they come after what was just staged. */
function fail(count: number, version: string): void {
  const at = new Date(Date.now() + 1_000).toISOString();
  const failures = Array.from({ length: count }, (_, index): StoredFailure => {
    const sender = { run: 'a'.repeat(16), number: index + 1 };
    return { ...sampleFailure({ releases: { towns: version } }), at, sender };
  });
  keepFailures(site.folders.received, failures);
}

describe('A guard', () => {
  it('leaves a stage alone that nobody asked it to watch', async () => {
    await site.releaseTowns();
    await stage(site.folders, 'towns', next, 10, site.options);
    fail(50, next);

    expect(await pass(2 * hour)).toBeNull();
    expect(stagedRelease(await registry())?.version).toBe(next);
  });

  it('waits while nothing speaks against a stage, and promotes it when its time is over', async () => {
    await site.releaseTowns();
    await guardedStage();
    expect(await pass(hour / 2)).toBeNull();

    const decided = await pass(2 * hour);
    expect(decided).toMatchObject({ app: 'towns', version: next, kind: 'promote' });
    expect(liveVersion(await registry(), 'towns')).toBe(next);
    expect((await lastEvent())?.why).toBe(decided?.why);
    expect(await lastEvent()).toMatchObject({ kind: 'promote', from: live, to: next, by: 'guard' });
    expect(await pass(3 * hour)).toBeNull();
  });

  it('renews its sign of life with each look that ends, and with none that fails', async () => {
    await site.releaseTowns();
    await guardedStage();
    const seenAt = async () => {
      const sign = await site.folders.store.get(guardSignKey);
      return sign && guardSeenAt(sign.content.toString());
    };
    expect(await seenAt()).toBeNull();
    const later = new Date(Date.now() + 60_000);
    await guardPass(site.folders, site.options, later);
    expect(await seenAt()).toBe(later.toISOString());

    fail(4, next);
    const broken = { ...site.folders, site: path.join(site.folders.releases, 'registry.json') };
    await expect(guardPass(broken, site.options, new Date(later.getTime() + 60_000))).rejects.toThrow();
    expect(await seenAt()).toBe(later.toISOString());
  });

  it('takes a stage back that fails its visitors: the site is the former one, and the form service is told', async () => {
    await site.releaseTowns();
    await guardedStage();
    fail(4, next);

    expect(await pass(2_000)).toMatchObject({ app: 'towns', version: next, kind: 'take-back' });
    expect(await lastEvent()).toMatchObject({
      ...{ kind: 'take-back', from: next, to: live, by: 'guard' },
      why: 'it failed too often; 4 of 4 visitors who failed had it, at a share of 10 %',
    });
    expect(stagedRelease(await registry())).toBeNull();
    expect(liveVersion(await registry(), 'towns')).toBe(live);
    expect(await isServed(site.folders, await registry())).toBe(true);
    await tellTakenBack(site.folders);
    expect(await releasesTakenBack(site.folders.received, new Date(0), new Date())).toEqual([
      `towns ${next}`,
    ]);
  });

  it('goes on from what is on disk: two that look at once decide once', async () => {
    await site.releaseTowns();
    await guardedStage();
    fail(4, next);

    const decided = await Promise.all([pass(2_000), pass(2_000)]);
    expect(decided.filter((one) => one !== null)).toHaveLength(1);
    expect(eventsOf(await registry(), 'towns').filter(({ by }) => by === 'guard')).toHaveLength(1);
  });

  it('forgets a stage that a person has ended', async () => {
    await site.releaseTowns();
    await guardedStage();
    await endStaging(site.folders, 'towns', site.options);
    fail(9, next);

    expect(watchedRelease(await registry())).toBeNull();
    expect(await pass(2 * hour)).toBeNull();
  });

  it('takes a stage back when the gate refuses it to all visitors', async () => {
    await site.releaseTowns();
    await guardedStage();
    // As a check that is new since then would refuse it.
    await site.releaseTowns({ html: '<p style="top:0">Riom</p>' });

    expect(await pass(2 * hour)).toMatchObject({
      kind: 'take-back',
      why: expect.stringContaining('the gate refused the change; no visitor reported a failure'),
    });
    expect(liveVersion(await registry(), 'towns')).toBe(live);
  });
});
