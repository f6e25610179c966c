import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { shareRelease } from './store/transfer';
import { expectRefusal } from './testing/refusal';
import { runDelivery } from './testing/run-delivery';
import { emptySiteForEach, promoteSampleSite, releaseSample } from './testing/sample-releases';

const folders = emptySiteForEach();

const delivery = (...args: string[]) => runDelivery(repositoryRoot, folders.folder, args);
const old = '1.0.0-aaaaaaaaaa';
const next = '1.0.1-cccccccccc';
const releaseTowns = (version: string, html: string) =>
  releaseSample(folders.releases, 'towns', { version, html });
const served = () => readFile(path.join(folders.site, 'current/villes/riom/index.html'), 'utf8');

describe('The command line', () => {
  it.each([
    ['an unknown command', ['publish'], ["unknown command 'publish'", 'Commands:', 'promote']],
    ['an unknown app', ['release', 'shop'], ['There is no app "shop".', 'marketing, towns, contact, host']],
    ['an app without a version', ['promote', 'towns'], ['"towns" has no version.', 'npm run status']],
    ['a site without releases', ['compose'], ['No release of host is live', 'npm run release -- host']],
  ])('refuses %s with a remedy, and exits with 1', (_, args, expected) =>
    expectRefusal(delivery(...args), expected),
  );

  it('judges, promotes, lists and rolls back releases', async () => {
    await promoteSampleSite(folders.releases);
    await releaseTowns(next, '<h1>Riom, encore</h1>');

    await expectRefusal(delivery('rollback', `towns@${next}`), [`towns ${next} was never live.`]);
    expect(await delivery('gate', `towns@${next}`)).toContain(`✓ towns@${next} may go live: 2 pages`);
    expect(await served().catch(() => 'nothing')).toBe('nothing');

    expect(await delivery('promote', `towns@${next}`)).toContain(`✓ towns@${next} is live, replacing ${old}`);
    expect(await served()).toContain('<h1>Riom, encore</h1>');
    expect(await delivery('status')).toMatch(/towns +1\.0\.1-c+ +live\ntowns +1\.0\.0-a+ +previous/);

    await delivery('rollback', `towns@${old}`);
    expect(await served()).toContain('<h1>Riom</h1>');
    expect(await delivery('status')).toMatch(/ rollback by .*towns@1\.0\.0-a+/);
  });

  it('refuses a release of an older commit, unless --older is given', async () => {
    const committed = (date: string) => (record: object) => void Object.assign(record, { committed: date });
    await promoteSampleSite(folders.releases, { change: committed('2026-11-20T10:00:00Z') });
    await releaseSample(folders.releases, 'towns', {
      version: next,
      change: committed('2026-11-19T10:00:00Z'),
    });

    await expectRefusal(delivery('promote', `towns@${next}`), [
      `towns ${next} was made from a commit of 2026-11-19T10:00:00Z, older than the live release ${old}`,
      `npm run promote -- towns@${next} --older`,
    ]);
    expect(await delivery('promote', `towns@${next}`, '--older')).toContain('is live');
    expect(await delivery('rollback', `towns@${old}`)).toContain(`✓ towns@${old} is live`);
  });

  it('prints only JSON to standard output with --json', async () => {
    await promoteSampleSite(folders.releases);
    await releaseTowns(next, '<h1>Riom, encore</h1>');
    await shareRelease(folders, { app: 'towns', version: next });

    const releases = [
      { version: old, state: 'live' },
      { version: next, state: 'candidate' },
    ];
    const { apps } = JSON.parse(await delivery('status', '--json'));
    expect(apps).toContainEqual({ app: 'towns', releases });
  });
});
