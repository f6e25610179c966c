import path from 'node:path';
import type { SlotName } from '@renovation-th/shared/contracts/page';
import type { Published } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { LiveRegistry, LiveRemote } from '@renovation-th/shared/contracts/site-document';
import type * as HostServer from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { loadServerModule } from '../load-server-module';
import { liveEntry, releaseBase, type Registry } from '../registry';
import { readPublished, usedLists } from '../published-lists';
import { damagedFiles, damagedRelease, filesOfHalf } from '../release-files';
import { readRelease, releaseFolder, type ReleasedPage, type ReleaseRecord } from '../release-record';

/** A live remote, with its pages and the code that renders them. */
export type LiveRemoteRelease = {
  name: string;
  record: ReleaseRecord;
  server: RemoteServerModule;
  live: LiveRemote;
  /** Its lists for pages of others. */
  published: Partial<Published>;
};

/** Everything that compose needs of what is live, read and checked. */
export type LiveSite = {
  host: { record: ReleaseRecord; server: typeof HostServer; base: string };
  /** What the host shows around every page of the lists that remotes publish. */
  shell: unknown;
  remotes: readonly LiveRemoteRelease[];
  /** What browsers are told. */
  registry: LiveRegistry;
};

/**
 * Reads the live releases and evaluates their server bundles: the host's first, then the remotes'
 * with the host's own modules.
 * @throws DeliveryError when there is no live host, when a release is damaged or not the promoted one,
 * or when two remotes claim the same path, slot or list.
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

  // Hosts of before contract 2.0 have none.
  const { shell }: Partial<typeof HostServer> = host.server;

  return {
    host,
    shell: shell?.complete(null, usedLists(remotes, shell.uses)),
    remotes,
    registry: {
      contract: host.record.contract,
      host: host.record.version,
      remotes: Object.fromEntries(remotes.map(({ name, live }) => [name, live])),
    },
  };
}

async function readHost(releases: string, registry: Registry): Promise<LiveSite['host']> {
  const { record, file } = await readLiveRelease(releases, registry, 'host');

  return {
    record,
    server: loadServerModule<typeof HostServer>(file, () => undefined),
    base: releaseBase('host', record.version),
  };
}

async function readRemote(
  releases: string,
  registry: Registry,
  name: string,
  host: typeof HostServer,
): Promise<LiveRemoteRelease> {
  const { record, integrity, file } = await readLiveRelease(releases, registry, name);

  return {
    name,
    record,
    server: loadServerModule<RemoteServerModule>(file, host.lendModule),
    published: await readPublished(releases, record),
    live: {
      container: record.container ?? name,
      version: record.version,
      base: releaseBase(name, record.version),
      entry: record.entry,
      integrity: `sha384-${integrity.slice('sha384-'.length)}`,
      mounts: record.mounts,
      slots: record.slots,
      completed: completedPages(record),
      interactive: interactivePages(record),
    },
  };
}

/** The pages whose records browsers get from the site. Absent where there are none, to spare each document the word. */
export function completedPages({ pages }: Pick<ReleaseRecord, 'pages'>): LiveRemote['completed'] {
  const completed = pages.flatMap((page) => (page.uses ? [page.path] : []));
  return completed.length > 0 ? completed : undefined;
}

/** They stand in every document, and there may be thousands. */
const mostInteractive = 20;

/** The pages that are more than HTML. Absent where they are many. */
function interactivePages({ pages }: Pick<ReleaseRecord, 'pages'>): LiveRemote['interactive'] {
  const paths = pages.flatMap(({ path, interactive }) => (interactive === false ? [] : [path]));
  return paths.length <= mostInteractive ? paths : undefined;
}

/** The record of the release that the registry names; both must agree on the hash of the entry script. */
async function readLiveRelease(releases: string, registry: Registry, app: string) {
  const entry = liveEntry(registry, app);
  if (!entry) {
    const promote = `npm run promote -- ${app}@<version>`;
    throw new DeliveryError(
      `No release of ${app} is live.`,
      `Run: npm run release -- ${app}, which tells the version, then: ${promote}`,
    );
  }
  const { version, integrity } = entry.metadata;
  const record = await readRelease(releases, app, version);
  if (record.files[`client/${record.entry}`] !== integrity) {
    throw new DeliveryError(
      `The registry and the release ${version} of ${app} disagree on the hash of ${record.entry}.`,
      `Find out who changed either, then promote a release of ${app} again.`,
    );
  }
  const bundle = path.join(releaseFolder(releases, app, version), 'server');
  const [damaged] = await damagedFiles(bundle, filesOfHalf(record, 'server'));
  if (damaged) throw damagedRelease(releases, record, { ...damaged, file: `server/${damaged.file}` });
  return { record, integrity, file: path.join(bundle, 'server.cjs') };
}

function refuseTwoOwners(remotes: readonly LiveRemoteRelease[]) {
  const owners = new Map<string, string>();
  for (const { name, record } of remotes) {
    for (const claim of [
      ...record.pages.map(({ path }) => `the page ${path}`),
      ...record.slots.map((slot) => `the slot ${slot}`),
      ...record.publishes.map((list) => `the list ${list}`),
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

/** A page of the live site, and the remote that it belongs to. */
export type DeclaredPage = { owner: LiveRemoteRelease; declaration: ReleasedPage };

/** Every page that the live remotes declare. */
export function declaredPages(site: LiveSite): DeclaredPage[] {
  return site.remotes.flatMap((owner) => owner.record.pages.map((declaration) => ({ owner, declaration })));
}

/** The remote that offers a slot. */
export function slotOwner(site: LiveSite, slot: SlotName): LiveRemoteRelease | null {
  return site.remotes.find(({ record }) => record.slots.includes(slot)) ?? null;
}
