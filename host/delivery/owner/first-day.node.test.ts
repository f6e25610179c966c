import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import type { ComposeOptions } from '../compose/compose-options';
import { promoteReleases } from '../promotion/changes';
import { liveOn } from '../testing/changes';
import { emptySiteForEach, sampleIdentity } from '../testing/sample-releases';
import { readStatus } from '../status/read-status';
import { currentOwnersRelease } from './make-owners-release';
import { preview, publish, rollBackOwner } from './publish';
import { Refused } from './refusals';
import { prepared, promoteOwnersSite, releaseTowns, served } from './testing/owners-site';

const folders = emptySiteForEach();
let options: ComposeOptions;

const ignoreProgress = () => undefined;
const { origin } = completeIdentity;
/** Returns the fields that the owner fills in on the owner's page. */
const typed = () => {
  const { registration, address, figures, ...others } = completeIdentity;
  const { owner, host, dataTransfers, insurance, mediator, hourlyRate, timeCount, travelCosts, vat } = others;
  return {
    ...{ owner, host, dataTransfers, insurance, mediator, hourlyRate, timeCount, travelCosts, vat },
    registration: { number: registration.number },
    address: { street: address.street ?? '' },
    figures: figures && {
      projects: figures.projects,
      satisfiedClients: figures.satisfiedClients,
      years: figures.years,
    },
  };
};
const hasTown = () => existsSync(path.join(folders.site, 'current/villes/riom/index.html'));
const publishing = async (identity: object) =>
  publish(
    folders,
    await prepared(folders.folder, { identity: identity as never, projects: [] }),
    options,
    ignoreProgress,
  );

beforeEach(async () => {
  options = { identity: await sampleIdentity({ origin }), year: 2026 };
  await promoteOwnersSite(folders, options);
});

describe('While legal fields are missing', () => {
  it('visitors get the same page, without scripts, at every address, and crawlers must not index it', async () => {
    const page = await served(folders, 'index.html');
    expect(page).toContain('<h1>Bientôt</h1>');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('<script');
    expect(await served(folders, '404.html')).toBe(page);
    expect(await served(folders, 'robots.txt')).not.toContain('Sitemap');
    expect(hasTown()).toBe(false);
    expect(await readStatus(folders, [])).toMatchObject({ served: 'the coming-soon page' });
  });

  it('teams can promote and developers can change the identity without ending the coming-soon page', async () => {
    await releaseTowns(folders, '1.1.0-cccccccccc', ['riom']);
    const identity = { ...options.identity, email: 'bureau@renovation-exemple.fr' };
    await promoteReleases(
      folders,
      async (registry) => [
        { app: 'towns', version: '1.1.0-cccccccccc' },
        await currentOwnersRelease(folders.releases, registry, identity),
      ],
      { ...options, identity },
    );
    expect(await served(folders, '_identity.json')).toContain('bureau@renovation-exemple.fr');
    expect(hasTown()).toBe(false);
  });

  it('a release is refused if it would break the complete site', async () => {
    const [version, code] = [
      '1.1.0-cccccccccc',
      'exports.views.town = () => Promise.reject(new Error("broken"));',
    ];
    await releaseTowns(folders, version, ['riom'], code);

    const promoting = promoteReleases(folders, () => [{ app: 'towns', version }], options);
    await expect(promoting).rejects.toThrow('/villes/riom (towns): cannot be rendered');
    expect(await liveOn(folders, 'towns')).toBe('1.0.0-aaaaaaaaaa');
  });

  it('a preview has the whole site and lists all missing legal fields', async () => {
    const given = await prepared(folders.folder, { identity: {}, projects: [] });
    const to = path.join(folders.folder, 'preview');
    const { refused } = await preview(folders, { ...given, to }, options, ignoreProgress);

    expect(existsSync(path.join(to, 'villes/riom/index.html'))).toBe(true);
    const missing = legalGaps(options.identity, parisMoment(new Date()).day).map(({ field }) => field);
    expect(refused.map(({ field }) => field)).toEqual(missing);
    await expect(publishing({})).rejects.toMatchObject({ refusals: refused });
    expect(hasTown()).toBe(false);
  });

  it('the owner can fill them in and publish the whole site without a developer, but cannot undo that', async () => {
    const { pages } = await publishing(typed());
    expect(pages).toMatchObject([
      { path: '/', change: 'changed' },
      { path: '/villes/riom', change: 'added' },
    ]);
    expect(await served(folders, 'index.html')).toContain('<h1>Accueil</h1>');
    expect(await served(folders, 'robots.txt')).toContain('Sitemap');

    await expect(rollBackOwner(folders, undefined, options)).rejects.toThrow(Refused);
    expect(hasTown()).toBe(true);
  });
});

describe('A complete site', () => {
  it('still has all pages when a certificate expires', async () => {
    await publishing(typed());
    const [certificate] = completeIdentity.qualifications ?? [];
    jest.useFakeTimers({
      now: Date.parse('2026-11-26T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
    });
    await publishing({ qualifications: [{ ...certificate, validUntil: '2026-11-30' }] });
    jest.setSystemTime(Date.parse('2026-12-02T12:00:00Z'));
    await promoteReleases(folders, () => [], options);
    jest.useRealTimers();

    expect(hasTown()).toBe(true);
  });
});
