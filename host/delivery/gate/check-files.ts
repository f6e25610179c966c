import { exposedChunk, sectionChunk } from '../../../webpack/build-files-plugin';
import { listFiles } from '../files';
import { publishedFile } from '../published-lists';
import { damagedFiles } from '../release-files';
import { ownerApp, recordFileOf, releaseFolder, type ReleaseRecord } from '../release-record';
import type { ReleaseSet } from './release-set';
import type { Refusal } from './refusal';

/** The folders of the chosen releases hold what their records say, byte for byte, and nothing besides. */
export async function checkFiles(releases: string, { chosen }: ReleaseSet): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const release of chosen) refusals.push(...(await checkRelease(releases, release)));
  return refusals;
}

async function checkRelease(releases: string, release: ReleaseRecord): Promise<Refusal[]> {
  const { app, version, files } = release;
  const found = await listFiles(releaseFolder(releases, app, version));
  const unknown = found.filter((file) => file !== 'release.json' && !Object.hasOwn(files, file));
  const damaged = damagedFiles(releaseFolder(releases, app, version), files);
  const problems = damaged.map(({ file, problem }) => `${file} ${problem}`);
  for (const file of unknown) problems.push(`${file} is not in its record`);
  for (const file of neededFiles(release))
    if (!files[file]) problems.push(`${file} has no hash in the record, and pages need it`);

  return problems.map((problem) => ({
    check: 'files',
    owner: app,
    pages: [],
    reason: `${app} ${version}: ${problem}.`,
    remedy: `Remove the folder releases/${app}/${version}, then run: npm run release -- ${app}`,
  }));
}

/** The files that compose and browsers ask for by name. */
function neededFiles({ app, entry, chunks, pages, sections, publishes }: ReleaseRecord): string[] {
  if (app === ownerApp) return [`client/${entry}`, ...publishes.map(publishedFile)];
  const named = [...sections.map(sectionChunk), ...(app === 'host' ? [] : [exposedChunk])].flatMap(
    (chunk) => chunks[chunk] ?? [`a script for ${chunk}`],
  );
  const client = [entry, ...named, ...pages.flatMap(({ socialCard = [] }) => socialCard)];
  const others = [...pages.map(recordFileOf), ...publishes.map(publishedFile), 'server/server.cjs'];
  return [...new Set([...client.map((file) => `client/${file}`), ...others])];
}
