import { samplePlace } from '@renovation-th/shared/testing/sample-published';
import { gateSiteForEach, nextVersion, pageAt } from '../testing/gate-site';

const site = gateSiteForEach();

const places = [samplePlace('riom'), samplePlace('volvic')];
/** Returns server code for a page that uses one town of the list. */
const naming = (slug: string) => `
  exports.completions = {
    page: {
      uses: { places: ['slug'] },
      complete: (_data, { places }) => {
        const place = places.find(({ slug }) => slug === '${slug}');
        if (!place) throw Object.assign(new Error('gone'), { name: 'NotPublished', list: 'places', slug: '${slug}' });
        return place.name;
      },
    },
  };`;

describe('A list that pages of other teams use', () => {
  it.each([
    [
      'loses a name that a page shows',
      places.slice(0, 1),
      /^\/contact \(towns\): contact uses "volvic", which towns no longer publishes in its list places/,
    ],
    ['is removed', undefined, /^\/contact \(contact\): .* No live release publishes the list places/],
  ])('blocks a release in which it %s', async (_, remaining, reason) => {
    await site.townsAre({ published: { places } });
    await site.contactIsLive('<h1>Contact</h1>', { code: naming('volvic') });
    await site.releaseTowns(remaining && { published: { places: remaining } });

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([expect.stringMatching(reason)]);
  });
});

describe('A page that uses a list', () => {
  it('is refused if the list lacks a name that the page uses', async () => {
    await site.townsAre({ published: { places } });
    const sample = { pages: [pageAt('/villes/riom')], code: naming('atlantis'), published: { places } };
    await site.releaseTowns(sample);

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([
      expect.stringMatching(/\(towns\): uses "atlantis", which towns/),
    ]);
  });
});

describe('A host that shows a list around every page', () => {
  const usesServices = `
    exports.shell = { uses: { services: ['slug'] }, complete: (_none, { services }) => services.map(({ slug }) => slug) };`;
  const host = '1.1.0-dddddddddd';

  it('is refused while no release publishes the list', async () => {
    await site.releaseHost(host, undefined, usesServices);

    expect(await site.reasonsAgainst(['host', host])).toEqual([
      expect.stringMatching(/^\(host\): No live release publishes the list services/),
    ]);
  });
});
