import path from 'node:path';
import type { PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { LiveRegistry, LiveRemote } from '@renovation-th/shared/contracts/site-document';
import type * as HostServer from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { loadServerModule } from '../load-server-module';
import { liveVersion, releaseBase, type Registry } from '../registry';
import { readRelease, releaseFolder, type ReleasedPage, type ReleaseRecord } from '../release-record';

/** A live remote, with its pages and the code that renders them. */
export type LiveRemoteRelease = {
  name: string;
  record: ReleaseRecord;
  server: RemoteServerModule;
  live: LiveRemote;
};

/** Everything that compose needs of what is live, read and checked. */
export type LiveSite = {
  host: { record: ReleaseRecord; server: typeof HostServer; base: string };
  remotes: readonly LiveRemoteRelease[];
  /** What browsers are told. */
  registry: LiveRegistry;
};

/**
 * Reads the live releases and evaluates their server bundles: the host's first, then the remotes'
 * with the host's own modules.
 * @throws DeliveryError when there is no live host, or two remotes claim the same path or slot.
 */
export async function readLiveSite(releases: string, registry: Registry): Promise<LiveSite> {
  const host = await readHost(releases, registry);
  const remotes: LiveRemoteRelease[] = [];
  for (const name of Object.keys(registry.microFrontends)
    .filter((app) => app !== 'host')
    .sort()) {
    remotes.push(await readRemote(releases, registry, name, host.server));
  }
  refuseTwoOwners(remotes);

  return {
    host,
    remotes,
    registry: {
      contract: host.record.contract,
      host: host.record.version,
      remotes: Object.fromEntries(remotes.map(({ name, live }) => [name, live])),
    },
  };
}

async function readHost(releases: string, registry: Registry): Promise<LiveSite['host']> {
  const version = liveVersion(registry, 'host');
  if (!version) {
    throw new DeliveryError(
      'No release of the host is live.',
      'Run: npm run release -w host, then npm run promote -- host',
    );
  }
  const file = path.join(releaseFolder(releases, 'host', version), 'server', 'server.cjs');
  return {
    record: await readRelease(releases, 'host', version),
    server: loadServerModule<typeof HostServer>(file, () => undefined),
    base: releaseBase('host', version),
  };
}

async function readRemote(
  releases: string,
  registry: Registry,
  name: string,
  host: typeof HostServer,
): Promise<LiveRemoteRelease> {
  const entry = registry.microFrontends[name]?.[0];
  if (!entry) throw new DeliveryError(`The registry names no release of ${name}.`, 'Promote one.');
  const { version, integrity } = entry.metadata;
  const record = await readRelease(releases, name, version);
  if (record.files[`client/${record.entry}`] !== integrity) {
    throw new DeliveryError(
      `The registry and the release ${version} of ${name} disagree on the hash of ${record.entry}.`,
      `Promote a release of ${name} again.`,
    );
  }
  const file = path.join(releaseFolder(releases, name, version), 'server', 'server.cjs');

  return {
    name,
    record,
    server: loadServerModule<RemoteServerModule>(file, host.lendModule),
    live: {
      container: record.container ?? name,
      version,
      base: releaseBase(name, version),
      entry: record.entry,
      integrity: `sha384-${integrity.slice('sha384-'.length)}`,
      mounts: record.mounts,
      slots: record.slots,
    },
  };
}

function refuseTwoOwners(remotes: readonly LiveRemoteRelease[]) {
  const owners = new Map<string, string>();
  for (const { name, record } of remotes) {
    for (const claim of [
      ...record.pages.map(({ path }) => `the page ${path}`),
      ...record.slots.map((slot) => `the slot ${slot}`),
    ]) {
      const other = owners.get(claim);
      if (other) {
        throw new DeliveryError(
          `${name} and ${other} both declare ${claim}.`,
          'One of them has to give it up; roll it back or release it without.',
        );
      }
      owners.set(claim, name);
    }
  }
}

/** A page ready to be rendered. */
export type LivePage = { owner: LiveRemoteRelease; declaration: ReleasedPage; record: PageRecord };

/** The remote that offers a slot. */
export function slotOwner(site: LiveSite, slot: SlotName): LiveRemoteRelease | null {
  return site.remotes.find(({ record }) => record.slots.includes(slot)) ?? null;
}
