import { samplePlace } from '@renovation-th/shared/testing/sample-published';
import type { ReleaseRecord } from '../release/release-record';
import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { promote } from '../testing/sample-releases';

const site = gateSiteForEach();
const kernel = '@renovation-th/shared/kernel';
const liveHost = '1.1.0-eeeeeeeeee';
const nextHost = '2.0.0-dddddddddd';

const providing = (offers: ReleaseRecord['offers']) => (record: ReleaseRecord) => {
  record.offers = offers;
};

async function hostProvides(offers: ReleaseRecord['offers']): Promise<void> {
  const { releases } = site.folders;
  await site.releaseHost(liveHost, providing(offers));
  await promote(releases, 'host', liveHost);
}

describe('A name that code uses from a provided module', () => {
  it.each([
    [
      'the live host does not provide it',
      { [kernel]: ['Section', 'sayNumber'] },
      /^\(towns\): towns 1.1.0-c+ uses "sayNumber" of \S+kernel, which host 1.1.0-e+ does not offer.\n.*Promote a release of host/,
    ],
    [
      'the host provides no such module',
      { [`${kernel}-next`]: [] },
      /towns 1.1.0-c+ uses \S+kernel-next, which host/,
    ],
  ])('is refused when %s', async (_, uses, reason) => {
    await hostProvides({ [kernel]: ['Section', 'notify'] });
    await site.releaseTowns({ uses });

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([expect.stringMatching(reason)]);
  });

  it('cannot be removed from the host while a release needs the name', async () => {
    await hostProvides({ [kernel]: ['Section', 'notify'] });
    await site.contactIsLive('<h1>Contact</h1>', { uses: { [kernel]: ['notify'] } });
    await site.releaseHost(nextHost, providing({ [kernel]: ['Section'] }));

    expect(await site.reasonsAgainst(['host', nextHost])).toEqual([
      expect.stringMatching(
        /^\(host\): contact 1.0.0-a+ uses "notify" of \S+kernel, which host 2.0.0-d+ does not offer.\n.*Keep it in host, or release contact without it first/,
      ),
    ]);
  });

  it('is accepted when the host that provides it is promoted together with the code', async () => {
    await hostProvides({ [kernel]: ['Section'] });
    await site.releaseHost(nextHost, providing({ [kernel]: ['Section', 'notify'] }));
    await site.releaseTowns({ uses: { [kernel]: ['notify'] } });

    expect(await site.reasonsAgainst(['host', nextHost], ['towns', nextVersion])).toEqual([]);
  });
});

describe('A field that code reads from a published list', () => {
  const publishing = (fields: string[]) => ({
    published: { places: [samplePlace('riom')] },
    change: (record: ReleaseRecord) => {
      record.offers.places = fields;
    },
  });

  it('cannot be removed from the list while a release needs the field', async () => {
    await site.townsAre(publishing(['slug', 'where']));
    await site.contactIsLive('<h1>Contact</h1>', { uses: { places: ['where'] } });
    await site.releaseTowns(publishing(['slug']));

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([
      expect.stringMatching(
        /^\(towns\): contact 1.0.0-a+ uses "where" of places, which towns 1.1.0-c+ does not offer.\n.*Keep it in towns/,
      ),
    ]);
  });

  it('is refused while the list lacks the field', async () => {
    await site.townsAre(publishing(['slug']));
    await site.releaseTowns({ ...publishing(['slug']), uses: { places: ['altitude'] } });

    expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([
      expect.stringMatching(/"altitude" of places, which towns 1.1.0-c+ does not offer/),
    ]);
  });
});

it('A remote that bundles its own React is refused', async () => {
  await site.releaseTowns({ change: (record) => (record.bundled = ['idb', 'react']) });

  expect(await site.reasonsAgainst(['towns', nextVersion])).toEqual([
    expect.stringMatching(/towns 1.1.0-c+ bundles react, which the host provides/),
  ]);
});
