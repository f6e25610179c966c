import path from 'node:path';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { hasSampleOrigin, legalGaps } from '@renovation-th/shared/identity/identity-gaps';
import { exposedChunk, sectionChunk } from '../../../webpack/chunk-names';
import { errorMessage } from '../../server/error-code';
import { listFiles } from '../files';
import { loadServerModule } from '../load-server-module';
import { publishedFile } from '../published-lists';
import { damagedFiles, ownerApp, recordFileOf, releaseFolder, type ReleaseRecord } from '../release-record';
import type { ReleaseSet } from './candidate';
import { refusal, type Refusal } from './refusal';

/** The folders of the chosen releases hold what their records say, byte for byte, and nothing besides. */
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

/** Under a real origin a site says all that the law asks for. */
export function checkIdentity(identity: Identity): Refusal[] {
  if (hasSampleOrigin(identity)) return [];
  const remedy = 'Fill it in on the owner’s page, or in shared/src/identity/identity.json.';
  return legalGaps(identity).map((gap) => ({
    ...refusal(ownerApp, [], `${gap.field}: ${gap.why}`, remedy),
    gap,
  }));
}

/** What a bundle exports is as much hearsay as its record: a remote's, and what a host lends. */
type Exported = Partial<RemoteServerModule> & { lendModule?: (name: string) => unknown };

/** Runs the chosen releases: what their records name must be there, and must be components. */
export async function checkShape(releases: string, { apps, chosen }: ReleaseSet): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  let lend: ((name: string) => unknown) | undefined;
  const host = apps.get('host');
  const remotes = chosen.filter((one) => one !== host && one.app !== ownerApp);
  for (const release of host ? [host, ...remotes] : []) {
    const { app, version } = release;
    const bundle = path.join(releaseFolder(releases, app, version), 'server', 'server.cjs');
    try {
      const exported = loadServerModule<Exported>(bundle, lend);
      if (release === host) lend = exported.lendModule;
      else await refuseOtherShape(release, exported);
    } catch (error) {
      const reason = `${app} ${version} is not what its record says: ${errorMessage(error).split('\n')[0] ?? ''}`;
      const remedy = `Put it right in the sources, then run: npm run release -- ${app}`;
      refusals.push(refusal(app, [], reason, remedy));
      if (release === host) return refusals;
    }
  }
  return refusals;
}

async function refuseOtherShape(record: ReleaseRecord, { remote, views, slots }: Exported): Promise<void> {
  if (remote?.contract !== record.contract)
    throw new Error(`its contract is ${String(remote?.contract)}, and not ${record.contract}.`);
  const named = { view: record.pages.map(({ view }) => view), slot: record.slots, section: record.sections };
  const loads = { view: views, slot: slots, section: remote.sections };
  for (const kind of ['view', 'slot', 'section'] as const)
    for (const name of new Set(named[kind])) {
      const load: unknown = Object(loads[kind])[name];
      const loaded: unknown = typeof load === 'function' ? await load() : undefined;
      if (!Object(loaded).default) throw new Error(`the ${kind} ${name} loads no component as its default.`);
    }
}
