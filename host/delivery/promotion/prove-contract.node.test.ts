import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { promote, type SampleRemote } from '../testing/sample-releases';
import { proveContract } from './prove-contract';

const site = gateSiteForEach();
const earlier = ['1.9.0-eeeeeeeeee', '1.8.0-ffffffffff'];
const live = '2.0.0-dddddddddd';

/** Makes a host live that provides one more function than the two earlier hosts. */
beforeEach(async () => {
  const { releases } = site.folders;
  for (const version of [...earlier].reverse()) {
    await site.releaseHost(version, (record) => (record.offers = { react: ['useId'] }));
    await promote(releases, 'host', version);
  }
  await site.releaseHost(live, (record) => (record.offers = { react: ['useId', 'use'] }));
  await promote(releases, 'host', live);
});

const prove = () =>
  proveContract(site.folders, { app: 'towns', version: nextVersion }, site.options.identity);

it.each<[string, SampleRemote, string | null, string | null]>([
  [
    'accepts a release that fits the live releases and the earlier hosts',
    { uses: { react: ['useId'] } },
    null,
    null,
  ],
  [
    'names each earlier host that lacks a function which the release uses',
    { uses: { react: ['use'] } },
    null,
    'uses "use" of react, which host 1.',
  ],
  [
    'reports an unrenderable page for each host that it tries',
    { code: "exports.views.town = async () => { throw new Error('gone') }" },
    'gone',
    'gone',
  ],
])('The proof %s, and promotes nothing', async (_, towns, problemNow, problemBefore) => {
  await site.releaseTowns(towns);
  const { before } = await site.changeTo();
  const containing = (text: string | null) => text && expect.stringContaining(text);

  expect(await prove()).toEqual([
    { against: 'what is live', problem: containing(problemNow) },
    ...earlier.map((version) => ({ against: `host@${version}`, problem: containing(problemBefore) })),
  ]);
  expect((await site.changeTo()).before).toEqual(before);
});
