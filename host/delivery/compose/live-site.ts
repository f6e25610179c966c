import path from 'node:path';
import type { PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { Published } from '@renovation-th/shared/contracts/published';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import type { LiveRegistry, LiveRemote } from '@renovation-th/shared/contracts/site-document';
import type { ShellData } from '../../src/content/shell-data';
import type * as HostServer from '../../src/server';
import { errorMessage } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';
import { claimedTwice, claimRemedy, claimText } from './claims';
import { loadServerModule } from '../load-server-module';
import { liveEntry, releaseBase, type Registry } from '../registry';
import { pagesFromLists } from './listed-pages';
import type { ComposeFailure } from './write-documents';
import { readPublished, usedLists } from '../published-lists';
import {
  damagedFiles,
  damagedRelease,
  filesOfHalf,
  ownerApp,
  readRelease,
  releaseFolder,
  type ReleasedPage,
  type ReleaseRecord,
} from '../release-record';

/** A live release, with its lists for pages of others. */
type LiveRelease = { record: ReleaseRecord; published: Partial<Published> };

/** A live remote, with the code that renders its pages. */
export type LiveRemoteRelease = LiveRelease & {
  name: string;
  /** What browsers are told of it. */
  live: LiveRemote;
  server: RemoteServerModule;
};

/** Everything that compose needs of what is live. */
export type LiveSite = {
  host: { record: ReleaseRecord; base: string; server: typeof HostServer };
  /** What the host shows around every page of the lists that remotes publish. */
  shell: ShellData;
  remotes: readonly LiveRemoteRelease[];
  /** Every page that remotes declare, and those that they make from lists. */
  pages: readonly DeclaredPage[];
  /** Remotes that could not make theirs from lists. */
  notListed: readonly ComposeFailure[];
  /** The lists of all releases. */
  lists: readonly { published: Partial<Published> }[];
  /** What browsers are told. */
  registry: LiveRegistry;
};

/** A page of the live site, and the remote that it belongs to. */
export type DeclaredPage = {
  owner: LiveRemoteRelease;
  declaration: ReleasedPage;
  /** Of a page that is made from a list, which has no file. */
  record?: PageRecord;
};

/**
 * Reads what is live, checks it, and evaluates the server bundles: the host's first, then the remotes' with the
 * host's own modules.
 * @throws DeliveryError when there is no live host, when a release is damaged or not the promoted one, when two remotes
 * have the same page, slot, list, mount or container, when a bundle does not run, or when nobody publishes a list of the
 * host's.
 */
export async function readLiveSite(releases: string, registry: Registry): Promise<LiveSite> {
  const host = await readLiveRelease(releases, registry, 'host');
  const others: LiveRelease[] = [];
  for (const app of Object.keys(registry.microFrontends).sort())
    if (app !== 'host') others.push(await readLiveRelease(releases, registry, app));
  const [claim] = claimedTwice(others.map(({ record }) => record));
  if (claim) throw new DeliveryError(claimText(claim), claimRemedy);

  const server = run<typeof HostServer>(releases, host);
  const remotes = others
    .filter(({ record }) => record.app !== ownerApp)
    .map((one) => ({
      ...one,
      name: one.record.app,
      live: toldOf(one.record),
      server: run<RemoteServerModule>(releases, one, server.lendModule),
    }));
  const declared = remotes.flatMap((owner) =>
    owner.record.pages.map((declaration) => ({ owner, declaration })),
  );
  const { listed, notListed } = pagesFromLists(remotes, others);
  const { version, contract } = host.record;
  return {
    host: { record: host.record, base: releaseBase('host', version), server },
    shell: server.shell.complete(null, usedLists(others, server.shell.uses)),
    remotes,
    pages: [...declared, ...listed],
    notListed,
    lists: others,
    registry: {
      contract,
      host: version,
      remotes: Object.fromEntries(
        remotes.map(({ name, live, record: { mounts, slots } }) => [name, { ...live, mounts, slots }]),
      ),
    },
  };
}

/** Code of a release that does not run. */
export class UnusableCode extends DeliveryError {
  constructor(
    readonly app: string,
    version: string,
    error: unknown,
  ) {
    super(
      `${app} ${version} does not run: ${errorMessage(error).split('\n')[0] ?? ''}`,
      `Put it right in the sources, then run: npm run release -- ${app}`,
    );
  }
}

/** Evaluates the server bundle of a release. @throws UnusableCode */
function run<Exports>(
  releases: string,
  { record: { app, version } }: LiveRelease,
  lend?: (name: string) => unknown,
): Exports {
  try {
    const bundle = path.join(releaseFolder(releases, app, version), 'server', 'server.cjs');
    return loadServerModule<Exports>(bundle, lend);
  } catch (error) {
    throw new UnusableCode(app, version, error);
  }
}

/** The release that the registry names; both must agree on the hash of the entry script. */
async function readLiveRelease(releases: string, registry: Registry, app: string): Promise<LiveRelease> {
  const entry = liveEntry(registry, app);
  if (!entry) {
    throw new DeliveryError(
      `No release of ${app} is live.`,
      `Run: npm run release -- ${app}, which tells the version, then: npm run promote -- ${app}@<version>`,
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
  return { record, published: await readPublished(releases, record) };
}

function toldOf({ app, version, container = app, entry, files }: ReleaseRecord): LiveRemote {
  const integrity = files[`client/${entry}`]?.slice('sha384-'.length) ?? '';
  return { container, version, base: releaseBase(app, version), entry, integrity: `sha384-${integrity}` };
}

/** The remote that offers a slot. */
export function slotOwner({ remotes }: LiveSite, slot: SlotName): LiveRemoteRelease | null {
  return remotes.find(({ record }) => record.slots.includes(slot)) ?? null;
}
