import path from 'node:path';
import type { PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { Published } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { LiveRegistry, LiveRemote } from '@renovation-th/shared/contracts/site-document';
import type { ShellData } from '../../src/content/shell-data';
import type * as HostServer from '../../src/server';
import { DeliveryError } from '../delivery-error';
import { claimedTwice, claimRemedy, claimText } from './claims';
import { loadServerModule } from '../load-server-module';
import { liveEntry, releaseBase, type Registry } from '../registry';
import { pagesFromLists, type ListingFailure } from './listed-pages';
import { readPublished, usedLists } from '../published-lists';
import { damagedFiles, damagedRelease, filesOfHalf } from '../release-files';
import {
  ownerApp,
  readRelease,
  releaseFolder,
  type ReleasedPage,
  type ReleaseRecord,
} from '../release-record';

/** What a live remote's release says. */
type ReadRemote = {
  name: string;
  record: ReleaseRecord;
  live: LiveRemote;
  /** Its lists for pages of others. */
  published: Partial<Published>;
};

/** What the live releases say, read and checked. */
type LiveReleases = {
  host: { record: ReleaseRecord; base: string };
  remotes: readonly ReadRemote[];
  /** What the owner publishes, if he has published anything. */
  owner: { record: ReleaseRecord; published: Partial<Published> } | null;
};

/** A live remote, with its pages and the code that renders them. */
export type LiveRemoteRelease = ReadRemote & { server: RemoteServerModule };

/** Everything that compose needs of what is live. */
export type LiveSite = {
  host: LiveReleases['host'] & { server: typeof HostServer };
  /** What the host shows around every page of the lists that remotes publish. */
  shell: ShellData;
  remotes: readonly LiveRemoteRelease[];
  /** Pages that remotes make from lists. */
  listed: readonly DeclaredPage[];
  /** Remotes that could not make theirs. */
  notListed: readonly ListingFailure[];
  /** The lists of all releases. */
  lists: Publishers;
  /** What browsers are told. */
  registry: LiveRegistry;
};

type Publishers = readonly { published: Partial<Published> }[];

/**
 * Reads what is live, and opens it.
 * @throws DeliveryError when there is no live host, when a release is damaged or not the promoted one,
 * when two remotes have the same page, slot, list, mount or container, and as openLiveSite does.
 */
export async function readLiveSite(releases: string, registry: Registry): Promise<LiveSite> {
  return openLiveSite(releases, await readLiveReleases(releases, registry));
}

async function readLiveReleases(releases: string, registry: Registry): Promise<LiveReleases> {
  const { record } = await readLiveRelease(releases, registry, 'host');
  const remotes: ReadRemote[] = [];
  for (const name of Object.keys(registry.microFrontends)
    .filter((app) => app !== 'host' && app !== ownerApp)
    .sort()) {
    remotes.push(await readRemote(releases, registry, name));
  }
  const owner = liveEntry(registry, ownerApp) ? await readOwner(releases, registry) : null;
  refuseTwoOwners([...remotes, ...(owner ? [owner] : [])]);
  return { host: { record, base: releaseBase('host', record.version) }, remotes, owner };
}

async function readOwner(releases: string, registry: Registry) {
  const { record } = await readLiveRelease(releases, registry, ownerApp);
  return { record, published: await readPublished(releases, record) };
}

/**
 * Evaluates the server bundles of releases that were checked: the host's first, then the remotes' with the
 * host's own modules.
 * @throws DeliveryError when a bundle asks for a module that the host does not lend, or when nobody publishes a
 * list of the host's, and whatever else the bundles throw.
 */
function openLiveSite(releases: string, live: LiveReleases): LiveSite {
  const bundleOf = ({ app, version }: ReleaseRecord) =>
    path.join(releaseFolder(releases, app, version), 'server', 'server.cjs');
  const { record } = live.host;
  const server = loadServerModule<typeof HostServer>(bundleOf(record), () => undefined);
  const remotes = live.remotes.map((remote) => ({
    ...remote,
    server: loadServerModule<RemoteServerModule>(bundleOf(remote.record), server.lendModule),
  }));
  const lists = live.owner ? [...remotes, live.owner] : remotes;
  return {
    host: { ...live.host, server },
    shell: server.shell.complete(null, usedLists(lists, server.shell.uses)),
    remotes,
    lists,
    ...pagesFromLists(remotes, lists),
    registry: {
      contract: record.contract,
      host: record.version,
      remotes: Object.fromEntries(
        remotes.map(({ name, live: told, record: { mounts, slots } }) => [name, { ...told, mounts, slots }]),
      ),
    },
  };
}

async function readRemote(releases: string, registry: Registry, name: string): Promise<ReadRemote> {
  const { record, integrity } = await readLiveRelease(releases, registry, name);

  return {
    name,
    record,
    published: await readPublished(releases, record),
    live: {
      container: record.container ?? name,
      version: record.version,
      base: releaseBase(name, record.version),
      entry: record.entry,
      integrity: `sha384-${integrity.slice('sha384-'.length)}`,
    },
  };
}

/** A record as if its release had no pages: what a document needs of it besides its own page. */
export function withoutPages(record: ReleaseRecord): ReleaseRecord {
  const files = Object.entries(record.files).filter(([file]) => !file.startsWith('server/pages/'));
  return { ...record, pages: [], files: Object.fromEntries(files) };
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
  const [damaged] = damagedFiles(bundle, filesOfHalf(record, 'server'));
  if (damaged) throw damagedRelease(releases, record, { ...damaged, file: `server/${damaged.file}` });
  return { record, integrity };
}

function refuseTwoOwners(remotes: readonly Pick<ReadRemote, 'record'>[]) {
  const [claim] = claimedTwice(remotes.map(({ record }) => record));
  if (claim) throw new DeliveryError(claimText(claim), claimRemedy);
}

/** A page of the live site, and the remote that it belongs to. */
export type DeclaredPage = {
  owner: LiveRemoteRelease;
  declaration: ReleasedPage;
  /** Of a page that is made from a list, which has no file. */
  record?: PageRecord;
};

/** Every page that the live remotes declare, and those that they make from lists. */
export function declaredPages(site: LiveSite): DeclaredPage[] {
  const declared = site.remotes.flatMap((owner) =>
    owner.record.pages.map((declaration) => ({ owner, declaration })),
  );
  return [...declared, ...site.listed];
}

/** From so many pages on, documents are compressed quickly rather than well: a country has 35,000. */
const manyPages = 1_000;

export const isLarge = ({ remotes }: LiveSite) =>
  remotes.reduce((count, { record }) => count + record.pages.length, 0) >= manyPages;

/** The remote that offers a slot. */
export function slotOwner(site: LiveSite, slot: SlotName): LiveRemoteRelease | null {
  return site.remotes.find(({ record }) => record.slots.includes(slot)) ?? null;
}
