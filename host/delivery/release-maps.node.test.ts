import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { repositoryRoot } from '../../webpack/paths';
import { publishReleases } from './compose/publish-releases';
import { listFiles } from './files';
import { readMap } from './release-maps';
import { readRelease, releasedVersions } from './release-record';
import { emptyRegistry } from './registry';
import { adoptReleases } from './testing/adopted-releases';
import { emptySite } from './testing/sample-releases';

describe('The source maps of a release', () => {
  let site: Awaited<ReturnType<typeof emptySite>>;
  let version: string;
  beforeAll(async () => {
    site = await emptySite();
    await adoptReleases(site.releases, ['towns']);
    [version = ''] = await releasedVersions(site.releases, 'towns');
  });
  afterAll(() => rm(site.folder, { recursive: true, force: true }));

  it('are there for each script, and name no folder of this machine', async () => {
    const record = await readRelease(site.releases, 'towns', version);
    const scripts = Object.keys(record.files).flatMap(
      (file) => /^client\/([^/]+\.js)$/.exec(file)?.[1] ?? [],
    );

    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      const map = await readMap(site.releases, record, script);
      const text = JSON.stringify(map instanceof TraceMap ? encodedMap(map) : map);
      expect(text).toContain('webpack://towns/');
      expect(text).not.toContain(repositoryRoot);
    }
  });

  it('are published by no site, and named by no script', async () => {
    await publishReleases(site.releases, site.site, emptyRegistry);
    const published = await listFiles(site.site);
    const scripts = published.filter((file) => file.endsWith('.js'));
    const code = await Promise.all(scripts.map((file) => readFile(path.join(site.site, file), 'utf8')));

    expect(scripts.length).toBeGreaterThan(2);
    expect(published.filter((file) => /\.map\b/.test(file))).toEqual([]);
    expect(code.filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
  });
});
