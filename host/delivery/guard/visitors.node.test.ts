import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { failureReportPath, type FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { readFailures } from '../../server/failures/failure-log';
import { startServer, type RunningServer } from '../../server/start-server';
import { sampleFailure } from '../../server/testing/sample-failure';
import { sendRequest } from '../../server/testing/send-request';
import { stagedRelease } from '../compose/staged-release';
import { promoteReleases } from '../promotion/promote-releases';
import { liveVersion, readRegistry } from '../registry';
import { stage } from '../stage/staging';
import { findNginx } from '../testing/find-nginx';
import { gateSite, nextVersion as next, type GateSite } from '../testing/gate-site';
import { startNginx, type RunningNginx } from '../testing/running-nginx';
import { promoteSampleSite } from '../testing/sample-releases';
import { guardPass } from './guard-pass';

const live = '1.0.0-aaaaaaaaaa';
const visitors = 300;
const hour = 3_600_000;

type Story = {
  title: string;
  /** Of a thousand visitors, how many fail with that release. */
  staged: number;
  live: number;
  kind: FailureKind;
  ends: 'taken back' | 'promoted';
};

const stories: readonly Story[] = [
  { title: 'has a button that throws', staged: 500, live: 0, kind: 'error', ends: 'taken back' },
  { title: 'has a view that never loads', staged: 1_000, live: 0, kind: 'section-load', ends: 'taken back' },
  { title: 'has a file whose hash is wrong', staged: 1_000, live: 0, kind: 'integrity', ends: 'taken back' },
  { title: 'is as good as the live one', staged: 20, live: 20, kind: 'error', ends: 'promoted' },
  { title: 'mends what fails in the live one', staged: 0, live: 500, kind: 'error', ends: 'promoted' },
];

let site: GateSite;
let server: RunningServer;
let nginx: RunningNginx;
beforeEach(async () => {
  site = await gateSite();
  await promoteSampleSite(site.folders.releases);
  await promoteReleases(site.folders, () => [], site.options);
  await site.releaseTowns();
  await stage(site.folders, 'towns', next, 10, { ...site.options, guardFor: hour });
  await mkdir(site.folders.site, { recursive: true });
  server = await startServer({
    siteDir: path.join(site.folders.site, 'current'),
    spoolDir: site.folders.received,
    port: 0,
    identity: site.options.identity,
    forms: { trustsForwardedFor: true, rate: { requests: 10_000, perSeconds: 60 } },
    log: () => undefined,
  });
  nginx = await startNginx({
    binary: findNginx(),
    state: path.dirname(site.folders.site),
    formsPort: Number(new URL(server.siteUrl).port),
  });
}, 60_000);
afterEach(async () => {
  await nginx.close();
  await server.close();
  await site.remove();
});

describe.each(['nginx', 'the local server'])(
  'Three hundred visitors of %s, one in ten of them staged',
  (name) => {
    it.each(stories)(
      'a release that $title is $ends',
      async ({ staged, live: ofLive, kind, ends }) => {
        const url = name === 'nginx' ? nginx.url : server.siteUrl;
        const seen = { [live]: 0, [next]: 0 };
        const reported = { [live]: 0, [next]: 0 };
        for (let visitor = 0; visitor < visitors; visitor += 1) {
          // Each from an address of his own: all of 127.0.0.0/8 are this machine's.
          const address = `127.7.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}`;
          const version = await versionFor(url, address);
          seen[version] += 1;
          // Every second, fiftieth … visitor of a side, so that no run differs from another.
          const rate = version === next ? staged : ofLive;
          if (Math.floor((seen[version] * rate) / 1_000) === reported[version]) continue;
          reported[version] += 1;
          expect(await report(url, address, version, kind)).toBe(204);
        }
        expect(seen[next]).toBeGreaterThan(15);
        await untilKept(reported[live] + reported[next]);

        await guardPass(site.folders, site.options, new Date(Date.now() + 2_000));
        const registry = await readRegistry(site.folders.releases);
        expect(stagedRelease(registry)?.version).toBe(ends === 'promoted' ? next : undefined);
        await guardPass(site.folders, site.options, new Date(Date.now() + 2 * hour));
        const expected = ends === 'promoted' ? next : live;
        expect(liveVersion(await readRegistry(site.folders.releases), 'towns')).toBe(expected);
        expect(await versionFor(url, '127.9.9.9')).toBe(expected);
      },
      60_000,
    );
  },
);

/** The release of towns in the registry that the visitor gets. */
async function versionFor(url: string, localAddress: string): Promise<typeof live | typeof next> {
  const { text } = await sendRequest(url, { path: '/registry.json', localAddress });
  const { version } = JSON.parse(text).remotes.towns;
  if (version !== live && version !== next) throw new Error(`Visitors get ${version}.`);
  return version;
}

/** As the page would tell of it. @returns the status of the answer. */
async function report(url: string, localAddress: string, towns: string, kind: FailureKind): Promise<number> {
  const { origin } = site.options.identity;
  const failure = sampleFailure({ kind, app: 'towns', stack: '', releases: { host: live, towns } });
  const headers = { Origin: origin, 'Content-Type': 'text/plain', 'X-Forwarded-For': localAddress };
  const answer = await sendRequest(url, {
    ...{ method: 'POST', path: failureReportPath, localAddress, headers },
    body: JSON.stringify(failure),
  });
  return answer.status;
}

/** The service answers before it writes. @throws Error when it does not within twenty seconds. */
async function untilKept(count: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { failures } = await readFailures(site.folders.received, new Date(0));
    if (failures.length >= count) return;
  }
  throw new Error(`The service does not keep ${count} reports.`);
}
