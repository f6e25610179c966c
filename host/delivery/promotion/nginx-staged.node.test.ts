import { stagedBuckets } from '../compose/staged-site';
import { readRegistry } from '../registry';
import { endStage, stage } from './changes';
import { promote } from '../testing/sample-releases';
import { visitorBucket } from '../../server/static/visitor-bucket';
import { sendRequest } from '../../server/testing/send-request';
import { nextVersion, startTwoServers, type TwoServers } from '../testing/two-servers';

describe('nginx, while a release is staged', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers();
  });
  afterAll(() => servers.close());

  const userAgents = Array.from({ length: 500 }, (_, index) => `Mozilla/5.0 (visitor ${index})`);
  const isStaged = ({ text }: { text: string }) => text.includes('Essai');
  const visit = async (url: string, name: string, target = '/villes/riom') =>
    sendRequest(url, { path: target, headers: { 'User-Agent': name } });
  const seenBy = async (url: string) => {
    const seen: boolean[] = [];
    for (const name of userAgents) seen.push(isStaged(await visit(url, name)));
    return seen;
  };

  it.each([0, 35])(
    'chooses the same visitors as the local server at %i %%, without a reload',
    async (traffic) => {
      await stage(servers.folders, 'towns', nextVersion, traffic, servers.options);
      const { stage: staged } = await readRegistry(servers.folders.releases);
      const buckets = new Set(staged ? stagedBuckets(staged) : []);

      const theirs = await seenBy(servers.nginx);
      expect(theirs).toEqual(userAgents.map((name) => buckets.has(visitorBucket('127.0.0.1', name))));
      expect(await seenBy(servers.local)).toEqual(theirs);
      expect(await seenBy(servers.nginx)).toEqual(theirs);
      const share = (theirs.filter(Boolean).length / userAgents.length) * 100;
      // Allows four standard deviations, which are 0 at 0 %.
      const deviation = Math.sqrt((traffic * (100 - traffic)) / userAgents.length);
      expect(Math.abs(share - traffic)).toBeLessThanOrEqual(4 * deviation);
    },
  );

  it('gives a visitor the pages and the registry of one variant', async () => {
    for (const name of userAgents.slice(0, 40)) {
      const staged = isStaged(await visit(servers.nginx, name));
      const live = JSON.parse((await visit(servers.nginx, name, '/registry.json')).text);
      // Only the live release has this page.
      const thiers = await visit(servers.nginx, name, '/villes/thiers');
      const capitals = await visit(servers.nginx, name, '/Villes/Thiers');

      expect(live.towns).toBe(staged ? nextVersion : '1.0.0-aaaaaaaaaa');
      expect(thiers.status).toBe(staged ? 404 : 200);
      expect(capitals.status).toBe(staged ? 404 : 301);
    }
  });

  it('sends the full document, not a 304, to a visitor whose cached copy is of the other release', async () => {
    const [one, other] = [true, false].map((wanted) =>
      userAgents.find((name) => {
        const staged = stagedBuckets({ app: 'towns', version: nextVersion, traffic: 35 });
        return staged.includes(visitorBucket('127.0.0.1', name)) === wanted;
      }),
    );
    for (const url of [servers.nginx, servers.local]) {
      const { headers } = await visit(url, one ?? '');
      const answer = await sendRequest(url, {
        path: '/villes/riom',
        headers: { 'User-Agent': other ?? '', 'If-None-Match': String(headers.etag) },
      });
      expect(answer.status).toBe(200);
    }
  });

  it('switches all visitors at once when the stage ends or its release is promoted', async () => {
    await endStage(servers.folders, 'towns', servers.options);
    expect((await seenBy(servers.nginx)).some(Boolean)).toBe(false);

    await promote(servers.folders.releases, 'towns', nextVersion);
    await servers.compose();
    expect((await seenBy(servers.nginx)).every(Boolean)).toBe(true);
  });
});
