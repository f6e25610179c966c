import path from 'node:path';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { errorMessage } from '../../server/error-code';
import { loadServerModule } from '../load-server-module';
import { ownerApp, releaseFolder, type ReleaseRecord } from '../release-record';
import type { ReleaseSet } from './release-set';
import type { Refusal } from './refusal';

/** What a bundle exports is as much hearsay as its record: a remote's, and what a host lends. */
type Exported = Partial<RemoteServerModule> & { lendModule?: (name: string) => unknown };

/** Runs the chosen releases: what their records name must be there, and must be components. */
export async function checkShape(releases: string, { apps, chosen }: ReleaseSet): Promise<Refusal[]> {
  const host = apps.get('host');
  if (!host) return [];
  const examine = async (release: ReleaseRecord, lend: (name: string) => unknown) => {
    const folder = releaseFolder(releases, release.app, release.version);
    const exported = loadServerModule<Exported>(path.join(folder, 'server', 'server.cjs'), lend);
    if (release !== host) await refuseOtherShape(release, exported);
    return exported;
  };
  const refusals: Refusal[] = [];
  const { lendModule } = await examine(host, () => undefined).catch(refuse(host, refusals));
  for (const release of chosen.filter((one) => one !== host && one.app !== ownerApp))
    if (lendModule) await examine(release, lendModule).catch(refuse(release, refusals));
  return refusals;
}

const refuse =
  ({ app, version }: ReleaseRecord, refusals: Refusal[]) =>
  (error: unknown): Exported => {
    const reason = `${app} ${version} is not what its record says: ${errorMessage(error).split('\n')[0] ?? ''}`;
    const remedy = `Put it right in the sources, then run: npm run release -- ${app}`;
    refusals.push({ check: 'shape', owner: app, pages: [], reason, remedy });
    return {};
  };

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
