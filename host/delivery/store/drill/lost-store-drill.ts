import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedVersions } from '../../release-record';
import { promoteReleases } from '../../promotion/promote-releases';
import { sampleIdentity } from '../../testing/sample-releases';
import { bringHere } from '../bring-here';
import { refillStore } from '../refill-store';
import { forEachAtOnce } from '../store';
import { doStep, type Outcome, type Step } from './drill-machine';
import { first, firstSite, machineAt, storeNamed, type DrillPlace } from './drill-place';

/** A bucket that somebody empties, and that another team begins to use: nobody loses what they have. */
export async function lostStoreDrill(place: DrillPlace): Promise<void> {
  const { folder, lines, expect } = place;
  const { store } = storeNamed('lost');
  const team = await firstSite(place, store, 'lost/team');
  const web = machineAt(path.join(folder, 'lost/web'), store);
  await bringHere(team);
  await doStep(web, { do: 'follow' });
  const page = () => readFile(path.join(web.site, 'current/villes/riom/index.html'), 'utf8');
  const before = await page();

  const expectRefusals = async (when: string, words: string) => {
    const isRefused = (outcome: Outcome) =>
      outcome !== 'done' && 'refused' in outcome && outcome.refused.includes(words);
    for (const step of [
      { do: 'promote', app: 'towns', version: first },
      { do: 'rollback', app: 'towns' },
      { do: 'prune' },
    ] satisfies Step[]) {
      const outcome = await doStep(team, step);
      expect(isRefused(outcome), `${when}, ${step.do}: ${JSON.stringify(outcome)}`);
    }
    const followed = await doStep(web, { do: 'follow' });
    expect(followed !== 'done' && (await page()) === before, `${when}, a web server serves something else`);
    for (const app of ['host', 'towns', 'contact'])
      expect((await releasedVersions(team.releases, app)).length === 1, `${when}, ${app} is gone`);
  };

  await forEachAtOnce(await store.list(''), ({ key }) => store.remove(key));
  await expectRefusals('with an emptied bucket', 'it is empty');
  await refillStore(team);
  await promoteReleases(team, () => [], { identity: await sampleIdentity(), year: 2026 });
  const followed = await doStep(web, { do: 'follow' });
  expect(followed === 'done', `after a refill, follow: ${JSON.stringify(followed)}`);
  lines.push('bucket emptied: one machine fills it again, and web servers follow on');

  await forEachAtOnce(await store.list(''), ({ key }) => store.remove(key));
  await firstSite(place, store, 'lost/another-team');
  await expectRefusals('with the bucket of another team', 'it has another identity');
  lines.push('bucket emptied, then begun by another team: every command refuses, releases and pages stay');
}
