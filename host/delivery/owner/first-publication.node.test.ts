import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { promoteReleases } from '../promotion/changes';
import { readRegistry } from '../store/log';
import { shareRelease } from '../store/transfer';
import { prepared, releaseContentApps, sampleProject, startContentSite } from '../testing/content-site';
import { servedOn } from '../testing/changes';
import { emptySiteForEach, sampleIdentity } from '../testing/sample-releases';
import { previewContent, publishContent } from './publish';
import { Refused } from './refused';

const folders = emptySiteForEach();
const volets = '/realisations/volets-repeints-riom-2026-03';

describe('A preview', () => {
  it('is a whole site, and changes neither the live site nor the store', async () => {
    const options = await startContentSite(folders);
    const given = await prepared(folders.folder, { identity: {}, projects: [sampleProject()] });
    const target = path.join(folders.folder, 'preview');
    const before = await readRegistry(folders);
    const shown = await previewContent(folders, { ...given, to: target }, options);

    expect(shown).toEqual([]);
    expect(await readFile(path.join(target, volets, 'index.html'), 'utf8')).toContain('Volets repeints');
    expect(await readFile(path.join(target, 'headers.json'), 'utf8')).toContain('noindex');
    expect(await readRegistry(folders)).toEqual(before);
    expect([...(await folders.store.list('content/')), ...(await folders.store.list('media/'))]).toEqual([]);
  });

  it('lists missing legal fields, which make a publication fail', async () => {
    const options = await startContentSite(folders);
    const { origin } = completeIdentity;
    const real = { identity: { ...options.identity, origin } };
    const given = await prepared(folders.folder, {
      identity: { owner: 'Camille Exemple' },
      projects: [sampleProject()],
    });
    const to = path.join(folders.folder, 'preview');
    const shown = await previewContent(folders, { ...given, to }, real);

    expect(shown.map(({ field }) => field)).toEqual(expect.arrayContaining(['registration.number']));
    expect(shown.map(({ field }) => field)).not.toContain('owner');
    expect(shown[0]?.message).toContain('Il manque votre SIRET');
    const publication = publishContent(folders, given, real);
    await expect(publication).rejects.toEqual(new Refused(shown));
  });
});

/** Returns the fields that the law requires, as the owner's page sends them. */
function legalFields(): JsonValue {
  const { owner, address, registration, insurance, mediator, host, dataTransfers } = completeIdentity;
  const { hourlyRate, timeCount, travelCosts, smallestJob, payment, vat } = completeIdentity;
  const fields = {
    owner,
    address: { street: address.street },
    registration: { number: registration.number },
    insurance,
    mediator,
    host,
    dataTransfers,
    hourlyRate,
    timeCount,
    travelCosts,
    smallestJob,
    payment,
    vat,
    figures: null,
  };
  return JSON.parse(JSON.stringify(fields));
}

describe('The first publication on a machine that has adopted releases', () => {
  it('makes the releases live with the content, under a real origin', async () => {
    const adopted = await releaseContentApps(folders);
    for (const release of adopted) await shareRelease(folders, release);
    const { origin, owner } = completeIdentity;
    const real = { identity: await sampleIdentity({ origin }) };
    await expect(promoteReleases(folders, () => adopted, real, true)).rejects.toThrow(/SIRET/);

    const given = await prepared(folders.folder, { identity: legalFields(), projects: [sampleProject()] });
    await publishContent(folders, given, real);
    expect(await servedOn(folders, `${volets.slice(1)}/index.html`)).toContain('Volets repeints');
    expect(JSON.parse(await servedOn(folders, '_identity.json'))).toMatchObject({ origin, owner });
  });
});
