import path from 'node:path';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type * as HostServer from '../../src/server';
import { errorMessage } from '../../server/error-code';
import { loadServerModule } from '../load-server-module';
import { ownerApp, releaseFolder, type ReleaseRecord } from '../release-record';
import type { ReleaseSet } from './release-set';
import type { Refusal } from './refusal';

/** Runs the chosen releases: what their records name must be there, and must be components. */
export async function checkShape(releases: string, { apps, chosen }: ReleaseSet): Promise<Refusal[]> {
  const host = apps.get('host');
  if (!host) return [];
  const bundleOf = ({ app, version }: ReleaseRecord) =>
    path.join(releaseFolder(releases, app, version), 'server', 'server.cjs');
  const refusals: Refusal[] = [];
  const examine = async (release: ReleaseRecord, work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      refusals.push({
        check: 'shape',
        owner: release.app,
        pages: [],
        reason: `${release.app} ${release.version} ${errorMessage(error).split('\n')[0] ?? ''}`,
        remedy: `Put it right in the sources, then run: npm run release -- ${release.app}`,
      });
    });

  let lend: typeof HostServer.lendModule | undefined;
  await examine(host, async () => {
    const opened = open<Partial<typeof HostServer>>(bundleOf(host), () => undefined);
    if (!opened.lendModule) throw new Error('lends no modules.');
    lend = opened.lendModule;
  });
  for (const release of chosen.filter((one) => one !== host && one.app !== ownerApp))
    if (lend) {
      const lent = lend;
      await examine(release, async () => refuseOtherShape(release, open(bundleOf(release), lent)));
    }
  return refusals;
}

function open<Exports>(bundle: string, lend: (name: string) => unknown): Exports {
  try {
    return loadServerModule<Exports>(bundle, lend);
  } catch (error) {
    throw new Error(`fails when it is loaded: ${errorMessage(error)}`);
  }
}

/** What a bundle exports is as much hearsay as its record. */
type Exported = Partial<RemoteServerModule>;
type Load = () => Promise<{ default?: unknown }>;

async function refuseOtherShape(release: ReleaseRecord, { remote, views, slots }: Exported): Promise<void> {
  const { contract, sections } = remote ?? {};
  if (contract !== release.contract)
    throw new Error(`says that its contract is ${String(contract)}, and its record ${release.contract}.`);
  const viewNames = [...new Set(release.pages.map(({ view }) => view))];
  const named: [kind: string, name: string, load: Load | undefined][] = [
    ...viewNames.map((name): [string, string, Load | undefined] => ['view', name, views?.[name]]),
    ...release.slots.map((name): [string, string, Load | undefined] => ['slot', name, slots?.[name]]),
    ...release.sections.map((name): [string, string, Load | undefined] => [
      'section',
      name,
      sections?.[name],
    ]),
  ];
  for (const [kind, name, load] of named) {
    if (!load) throw new Error(`has no ${kind} ${name}, which its record names.`);
    const loaded = await Promise.resolve(0)
      .then(load)
      .catch((error: unknown) => {
        throw new Error(`has a ${kind} ${name} that cannot be loaded: ${errorMessage(error)}`);
      });
    if (!loaded.default) throw new Error(`has a ${kind} ${name} that loads no component as its default.`);
  }
}
