import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-address';
import { bringUpToDate } from '../../host/delivery/bring-up-to-date';
import { composeSite } from '../../host/delivery/testing/compose-site';
import { pageDocumentFile } from '../../host/delivery/page-files';
import { precompress } from '../../host/delivery/precompress';
import { readIdentity } from '../../host/delivery/read-identity';
import { liveVersion, readRegistry } from '../../host/delivery/registry';
import {
  readRelease,
  releaseFolder,
  type ReleasedPage,
  type ReleaseRecord,
} from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { testFolders } from '../support/composed-site';

/** How often each town is declared: 46 pages, 460, 4,600. */
const copies = [1, 10, 100];

/**
 * One more page may take this long on the machine that the budget was set on, of two cores and with
 * nothing else to do. What a site of any size takes (reading releases, warming up, the pages of other
 * remotes) is in the first row, and is not a page's.
 */
const mostMsPerFurtherPage = 15;

/** Composes sites with more and more town pages, and prints what each page took. */
export async function benchCompose(): Promise<void> {
  const identity = await readIdentity();
  const live = testFolders();
  await bringUpToDate(live, identity);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'compose-bench-'));
  const folders = stateFolders(folder);
  const rows: Record<string, Record<string, string>> = {};
  let isFast = true;
  let smaller: { pages: number; ms: number } | null = null;

  try {
    await cp(live.releases, folders.releases, { recursive: true });
    const towns = await readTowns(folders);
    for (const count of copies) {
      const pages = await declareCopies(folders, towns, count);
      const started = performance.now();
      const before = process.cpuUsage();
      const { folder: site } = await composeSite(folders, { identity, year: 2026 });
      const ms = performance.now() - started;
      const used = process.cpuUsage(before);
      const compressing = performance.now();
      await precompress(
        site,
        pages.map(({ path: page }) => pageDocumentFile(page)),
      );
      const compressingMs = performance.now() - compressing;
      const further: number | null = smaller && (ms - smaller.ms) / (pages.length - smaller.pages);
      smaller = { pages: pages.length, ms };
      isFast &&= (further ?? 0) <= mostMsPerFurtherPage;
      const row = {
        'in all': `${(ms / 1000).toFixed(1)} s`,
        'per page': `${(ms / pages.length).toFixed(1)} ms`,
        'per further page': further === null ? '–' : `${further.toFixed(1)} ms`,
        // Of all threads. What a busy machine does not change.
        'processor per page': `${((used.user + used.system) / 1000 / pages.length).toFixed(1)} ms`,
        'of that, compressing': `${(compressingMs / pages.length).toFixed(1)} ms`,
        'most memory so far': `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
      };
      rows[`${pages.length} towns`] = row;
      console.log(`${pages.length} towns`, JSON.stringify(row));
      await rm(folders.site, { recursive: true, force: true });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  console.table(rows);
  console.log(
    `${isFast ? '✓' : '✗'} At most ${mostMsPerFurtherPage} ms for one more page, whatever their number`,
  );
  process.exitCode = isFast ? 0 : 1;
}

type Towns = { record: ReleaseRecord; folder: string; pages: readonly ReleasedPage[] };

async function readTowns({ releases }: StateFolders): Promise<Towns> {
  const version = liveVersion(await readRegistry(releases), 'towns');
  if (!version) throw new Error('No release of towns is live.');
  const record = await readRelease(releases, 'towns', version);
  return {
    record,
    folder: releaseFolder(releases, 'towns', version),
    pages: record.pages.filter(({ view }) => view === 'town'),
  };
}

/** Writes a release that has every town `count` times, with the data that a page of it really has. */
async function declareCopies(
  { releases }: StateFolders,
  { record, folder, pages }: Towns,
  count: number,
): Promise<ReleasedPage[]> {
  const declared: ReleasedPage[] = [];
  for (const page of pages) {
    const data = await readFile(path.join(folder, 'client', pageRecordFile(page.path)), 'utf8');
    for (let copy = 0; copy < count; copy += 1) {
      const own: ReleasedPage = copy === 0 ? page : { ...page, path: `${page.path}-${copy}` };
      declared.push(own);
      const file = path.join(folder, 'client', pageRecordFile(own.path));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ ...JSON.parse(data), path: own.path }));
    }
  }
  const others = record.pages.filter(({ view }) => view !== 'town');
  await writeFile(
    path.join(releaseFolder(releases, 'towns', record.version), 'release.json'),
    JSON.stringify({ ...record, pages: [...others, ...declared] }),
  );
  return declared;
}
