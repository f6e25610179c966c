import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { crashPoints } from '../crash-point';
import { listFiles } from '../files';
import { readIdentity } from '../owner/identity';
import { liveVersion } from '../registry';
import { readRegistry } from '../store/log';
import { runDelivery } from '../testing/run-delivery';
import { emptySiteForEach, promoteSampleSite, releaseSample } from '../testing/sample-releases';
import { promoteReleases } from './changes';

const next = '1.1.0-cccccccccc';
const folders = emptySiteForEach();

beforeEach(async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: next, html: '<h1>Riom, encore</h1>' });
  await promoteReleases(folders, () => [], await options());
});

const options = async () => ({ identity: await readIdentity() });
const served = () => readFile(path.join(folders.site, 'current/villes/riom/index.html'), 'utf8');

/** Runs `promote` and kills the process after a step. @returns the output, or the signal. */
async function promotion(release: string, step: string): Promise<unknown> {
  process.env.RTH_CRASH_AT = step;
  return runDelivery(repositoryRoot, folders.folder, ['promote', release])
    .catch(({ signal }: { signal?: string }) => signal)
    .finally(() => delete process.env.RTH_CRASH_AT);
}

describe('A promotion that is killed', () => {
  it.each(crashPoints)(
    'after "%s" leaves a complete site, and the next command finishes the work',
    async (step) => {
      expect(await promotion(`towns@${next}`, step)).toBe('SIGKILL');

      expect(await served()).toContain('<h1>Riom</h1>');
      const files = await listFiles(path.join(folders.site, 'current') + path.sep);
      expect(files).toEqual(expect.arrayContaining(['404.html', 'registry.json', 'sitemap.xml.br']));
      await readRegistry(folders);

      await promoteReleases(folders, () => [{ app: 'towns', version: next }], await options());
      expect(await served()).toContain('<h1>Riom, encore</h1>');
      expect(liveVersion(await readRegistry(folders), 'towns')).toBe(next);

      const back = () => [{ app: 'towns', version: '1.0.0-aaaaaaaaaa' }];
      await promoteReleases(folders, back, { ...(await options()), kind: 'rollback' });
      expect(await served()).toContain('<h1>Riom</h1>');
    },
  );
});
