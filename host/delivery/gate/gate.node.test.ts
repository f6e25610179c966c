import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { askGate } from '../promotion/promote';
import { composeSite } from '../testing/changes';
import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { releaseSample, samplePage } from '../testing/sample-releases';

const site = gateSiteForEach();

describe('The gate accepts', () => {
  it('a release that fits the live releases', async () => {
    await site.contactIsLive('<main><h1>Contact</h1><div data-query="ville"></div></main>');
    await site.releaseTowns({
      html: `<main><h1>Riom</h1><a id="été" href="/contact?ville=riom">Contact</a><a href="#%C3%A9t%C3%A9">Haut</a>
        <a href="/releases/towns/${nextVersion}/remote.js">Fichier</a><a href="tel:+33465716336">Appeler</a>
        <a href="https://www.other.example/nowhere">Ailleurs</a><form action="/envoi/devis"></form></main>`,
    });

    expect(await site.findingsOn(['towns', nextVersion])).toMatchObject({
      pages: 3,
      refusals: [],
    });
  });
});

it('The gate refuses a real origin without legally required fields, unless that site is already live', async () => {
  const home = samplePage({ path: '/', view: 'town' });
  await site.townsAre({ pages: [home], mounts: ['/'] });
  await site.releaseTowns({ pages: [home], mounts: ['/'] });
  const identity = { ...site.options.identity, origin: completeIdentity.origin };
  const ask = async () => askGate(site.folders, await site.changeTo(['towns', nextVersion]), identity);

  await composeSite(site.folders, { ...site.options, identity: completeIdentity });
  await expect(ask()).rejects.toThrow(/\(owner\): registration\.number: Il manque votre SIRET/);
  await composeSite(site.folders, { ...site.options, identity });
  expect(await ask()).toMatchObject({
    refusals: [],
    tolerated: expect.arrayContaining([expect.objectContaining({ app: 'owner' })]),
  });
});

it('The gate tolerates faults that the live site has too, except on pages of the new release', async () => {
  await site.contactIsLive('<main><h1>Contact</h1><a href="/nulle-part">x</a></main>');
  await composeSite(site.folders, site.options);
  await site.releaseTowns({});
  await releaseSample(site.folders.releases, 'contact', {
    version: nextVersion,
    html: '<main><h1>Bonjour</h1><a href="/nulle-part">x</a></main>',
  });

  expect(await site.findingsOn(['towns', nextVersion])).toMatchObject({
    refusals: [],
    tolerated: [{ app: 'contact', pages: ['/contact'] }],
  });
  expect((await site.findingsOn(['contact', nextVersion])).refusals).toHaveLength(1);
});

it('The gate names the app of each page that links to a missing page', async () => {
  const html = '<main><h1>Lien</h1><a href="/nulle-part">Ailleurs</a></main>';
  await site.contactIsLive('<main><h1>Contact</h1></main>');
  await releaseSample(site.folders.releases, 'contact', { version: nextVersion, html });
  await site.releaseTowns({ html });

  const { refusals } = await site.findingsOn(['contact', nextVersion], ['towns', nextVersion]);
  expect(refusals.map(({ app, remedy }) => [app, remedy])).toEqual([
    ['contact', 'Correct the link in contact, or promote the page first.'],
    ['towns', 'Correct the link in towns, or promote the page first.'],
  ]);
});
