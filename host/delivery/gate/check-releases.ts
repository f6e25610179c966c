import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { publishedListFile } from '@renovation-th/shared/contracts/published';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { hasSampleOrigin, legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import { listFiles } from '../files';
import { damagedFiles, recordFileOf, releaseFolder, type ReleaseRecord } from '../release/release-record';
import type { ReleaseSet } from './candidate';
import { refusal, type Refusal } from './refusal';

/** Checks that the folder of each chosen release contains exactly the files that its record lists. */
export async function checkFiles(releases: string, { chosen }: ReleaseSet): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const release of chosen) {
    const { app, version, files } = release;
    const folder = releaseFolder(releases, app, version);
    const found = (await listFiles(folder)).filter((file) => file !== 'release.json');
    const problems = [
      ...damagedFiles(folder, files).map(({ file, problem }) => `${file} ${problem}`),
      ...found.filter((file) => !Object.hasOwn(files, file)).map((file) => `${file} is not in its record`),
      ...neededFiles(release)
        .filter((file) => !files[file])
        .map((file) => `${file} has no hash in the record, and pages need it`),
    ];
    const remedy = `Remove the folder releases/${app}/${version}, then run: npm run release -- ${app}`;
    for (const problem of problems) refusals.push(refusal(app, [], `${app} ${version}: ${problem}.`, remedy));
  }
  return refusals;
}

/** Lists the files that compose reads, or browsers request, by name. */
function neededFiles({ app, entry, pages, sections, publishes }: ReleaseRecord): string[] {
  const scripts = Object.values(sections).flat();
  const entries = app === 'host' || scripts.length > 0 ? [entry] : [];
  const client = [...entries, ...scripts, ...pages.flatMap(({ socialCard = [] }) => socialCard)];
  const others = [...pages.map(recordFileOf), ...publishes.map(publishedListFile), 'server/server.cjs'];
  return [...new Set([...client.map((file) => `client/${file}`), ...others])];
}

/** Finds legally required fields that the identity lacks. A site with a sample origin needs none of them. */
export function checkIdentity(identity: Identity): Refusal[] {
  if (hasSampleOrigin(identity)) return [];
  const remedy = "Fill it in on the owner's page, or in shared/src/identity/identity.json.";
  return legalGaps(identity, parisMoment(new Date()).day).map((gap) => ({
    ...refusal('owner', [], `${gap.field}: ${gap.why}`, remedy),
    gap,
  }));
}
