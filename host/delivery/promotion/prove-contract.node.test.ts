import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { promote } from '../testing/sample-releases';
import { proveContract } from './prove-contract';

const site = gateSiteForEach();
const [former, live] = ['1.0.0-bbbbbbbbbb', '2.0.0-dddddddddd'];

/** Makes a host live that lends one function more than the former host, which is still on disk. */
beforeEach(async () => {
  const { releases } = site.folders;
  await site.releaseHost(former, (record) => (record.offers = { react: ['useId'] }));
  await site.releaseHost(live, (record) => (record.offers = { react: ['useId', 'use'] }));
  await promote(releases, 'host', live);
});

const prove = () => proveContract(site.folders, { app: 'towns', version: nextVersion }, site.options, 3);

it('The proof accepts a release that fits what is live and a former host, and promotes nothing', async () => {
  await site.releaseTowns({ uses: { react: ['useId'] } });
  const { before } = await site.changeTo();

  expect(await prove()).toEqual([
    { against: 'what is live', problem: null },
    { against: `host@${former}`, problem: null },
  ]);
  expect((await site.changeTo()).before).toEqual(before);
});

it('The proof names the former host that lacks a function which the release uses', async () => {
  await site.releaseTowns({ uses: { react: ['use'] } });

  expect(await prove()).toEqual([
    { against: 'what is live', problem: null },
    {
      against: `host@${former}`,
      problem: expect.stringContaining('uses "use" of react, which host 1.0.0-b'),
    },
  ]);
});

it('The proof reports a page that no host can render once for each host', async () => {
  await site.releaseTowns({ code: "exports.views.town = async () => { throw new Error('gone') }" });

  expect(await prove()).toEqual([
    { against: 'what is live', problem: expect.stringContaining('gone') },
    { against: `host@${former}`, problem: expect.stringContaining('gone') },
  ]);
});
