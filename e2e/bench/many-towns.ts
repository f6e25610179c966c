import { cp, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../host/delivery/files';
import { liveVersion, readRegistry } from '../../host/delivery/registry';
import {
  readRelease,
  recordFileOf,
  releasedVersions,
  releaseFolder,
  type ReleasedPage,
  type ReleaseRecord,
} from '../../host/delivery/release-record';
import type { StateFolders } from '../../host/delivery/state-folders';

/** Copies what is live, without the releases of before. @returns what there is to promote. */
export async function copyLiveReleases(
  from: StateFolders,
  to: StateFolders,
): Promise<{ app: string; version: string }[]> {
  const registry = await readRegistry(from.releases);
  const live: { app: string; version: string }[] = [];
  for (const app of Object.keys(registry.microFrontends)) {
    const version = liveVersion(registry, app);
    if (!version) continue;
    await cp(releaseFolder(from.releases, app, version), releaseFolder(to.releases, app, version), {
      recursive: true,
    });
    live.push({ app, version });
  }
  return live;
}

/** Makes a release with other bytes in its server bundle, and everything else as before. @returns its version. */
export async function sameAgain({ releases }: StateFolders, app: string): Promise<string> {
  const version = liveVersion(await readRegistry(releases), app);
  if (!version) throw new Error(`No release of ${app} is live.`);
  const record = await readRelease(releases, app, version);
  return writeVariant(releases, record, '9.0.0-bbbbbbbbbb', [], '// again');
}

/**
 * Makes two releases of towns that have every town so many times, each with the data of a town: the
 * second one differs from the first in its code.
 */
export async function moreTowns(
  { releases }: StateFolders,
  copies: number,
): Promise<{ first: string; second: string }> {
  const [version = ''] = await releasedVersions(releases, 'towns');
  const record = await readRelease(releases, 'towns', version);
  const folder = releaseFolder(releases, 'towns', version);
  const towns: { page: ReleasedPage; data: object }[] = [];
  for (const page of record.pages.filter(({ view }) => view === 'town')) {
    const text = await readFile(path.join(folder, recordFileOf(page)), 'utf8');
    towns.push({ page, data: JSON.parse(text) as object });
  }
  const more = Array.from({ length: copies - 1 }, (_, index) => index + 1).flatMap((copy) =>
    towns.map(({ page, data }): (typeof towns)[number] => ({
      page: { ...page, path: `${page.path}-${copy}` },
      data,
    })),
  );
  const pages = [...record.pages, ...more.map(({ page }) => page)];
  // Made one by one, so that those of a country are never all in memory.
  const files = function* (): Generator<[file: string, content: Buffer]> {
    for (const { page, data } of more) {
      yield [recordFileOf(page), Buffer.from(JSON.stringify({ ...data, path: page.path }))];
    }
  };
  const whole = { ...record, pages };
  const first = await writeVariant(releases, whole, '9.0.0-aaaaaaaaaa', files(), '// more');
  const second = await writeVariant(
    releases,
    await readRelease(releases, 'towns', first),
    '9.0.0-bbbbbbbbbb',
    [],
    '// again',
  );
  return { first, second };
}

/** @param added files besides those of the record. @param code for the end of the server bundle. */
async function writeVariant(
  releases: string,
  record: ReleaseRecord,
  version: string,
  added: Iterable<[file: string, content: Buffer]>,
  code: string,
): Promise<string> {
  const from = releaseFolder(releases, record.app, record.version);
  const to = releaseFolder(releases, record.app, version);
  const files = { ...record.files };
  const folders = new Set<string>();
  const prepare = async (file: string) => {
    const folder = path.dirname(path.join(to, file));
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
  };
  for (const file of Object.keys(record.files)) {
    await prepare(file);
    await link(path.join(from, file), path.join(to, file));
  }
  for (const [file, content] of added) {
    await prepare(file);
    await writeFile(path.join(to, file), content);
    files[file] = integrityOf(content);
  }
  const bundle = path.join(to, 'server', 'server.cjs');
  const text = `${await readFile(bundle, 'utf8')}\n${code}\n`;
  await rm(bundle);
  await writeFile(bundle, text);
  files['server/server.cjs'] = integrityOf(text);
  await writeFile(path.join(to, 'release.json'), JSON.stringify({ ...record, version, files }));
  return version;
}
