import type { SlotName } from '@renovation-th/shared/contracts/page';
import { isBelowMount } from '@renovation-th/shared/contracts/page-address';
import {
  isReleased,
  type DocumentRegistry,
  type LiveRegistry,
  type LiveRemote,
  type NamedRemote,
} from '@renovation-th/shared/contracts/site-document';
import { major } from '@renovation-th/shared/contracts/versions';
import { hasOverrides, withOverrides } from '../overrides/active-overrides';
import { withinTime } from './retry';
import { isHere } from './load-remote';

/** What this tab knows of the live releases. */
export type RegistryView = {
  /** Version of the host that runs here. */
  host: string;
  /** Whether a page, as far as is known, is HTML alone: it can be shown without code. Never with overrides. */
  isHtmlAlone: (path: string) => boolean;
  ownerOf: (path: string) => NamedRemote | null;
  /**
   * The owner of the page that is about to be shown. Unless the owner is here already, the registry is read
   * again: an old tab then enters the live release, and never mixes two releases of one app.
   * @returns 'elsewhere' when only a new document can show the page: a contract that this host does not
   *   speak, a remote that the document's policy does not name, or no registry to be had.
   */
  ownerToEnter: (path: string) => Promise<LiveRemote | 'elsewhere' | null>;
  /** Whether another release of the app has gone live since this one: it may have pages that this one lacks. */
  isSuperseded: (owner: LiveRemote) => Promise<boolean>;
  offering: (slot: SlotName) => NamedRemote | null;
  /** The release of a remote: its own, or else the live one. @throws when no registry can be had that tells it. */
  released: (remote: NamedRemote) => Promise<LiveRemote>;
};

/** @param known what the document says of the live releases. */
export function createRegistryView(known: DocumentRegistry): RegistryView {
  let current = withOverrides(known);
  const remotes = () => Object.values(current.remotes);
  const ownerOf = (path: string) => findOwner(remotes(), path);

  /** @returns null when there is no answer, 'elsewhere' for a contract that this host does not speak. */
  async function readAgain() {
    const fresh = await fetchRegistry();
    if (!fresh) return null;
    if (major(fresh.contract) !== major(known.contract)) return 'elsewhere';
    current = { ...fresh, remotes: keepLoaded(current.remotes, fresh.remotes) };
    return fresh;
  }

  async function ownerToEnter(path: string) {
    const owner = ownerOf(path);
    if (owner && isReleased(owner) && isHere(owner)) return owner;

    const fresh = await readAgain();
    if (!fresh) return owner && !isReleased(owner) ? 'elsewhere' : owner;
    if (fresh === 'elsewhere') return fresh;
    const next = findOwner(Object.values(fresh.remotes), path);
    const isKnown = remotes().some(({ container }) => container === next?.container);
    // The document's policy allows only the remotes that it names: a new remote needs a new document.
    if (next && !isKnown) return 'elsewhere';
    const now = ownerOf(path);
    return now && isReleased(now) ? now : null;
  }

  async function released(remote: NamedRemote) {
    if (isReleased(remote)) return remote;
    const find = () => remotes().find(({ container }) => container === remote.container);
    const known = find();
    if (known && isReleased(known)) return known;
    await readAgain();
    const found = find();
    if (found && isReleased(found)) return found;
    throw new Error(`No registry tells the release of ${remote.container}.`);
  }

  async function isSuperseded({ container, version }: LiveRemote) {
    const fresh = await fetchRegistry();
    const live = Object.values(fresh?.remotes ?? {}).find((remote) => remote.container === container);
    return live !== undefined && live.version !== version;
  }

  function isHtmlAlone(path: string) {
    const interactive = hasOverrides() ? undefined : ownerOf(path)?.interactive;
    return interactive !== undefined && !interactive.some((page) => page === path);
  }

  return {
    host: known.host,
    isHtmlAlone,
    ownerOf,
    ownerToEnter,
    isSuperseded,
    released,
    offering: (slot) => remotes().find((remote) => remote.slots.includes(slot)) ?? null,
  };
}

/** The remotes of `before` that are still live: loaded ones as they are, others in their new release. */
function keepLoaded(
  before: DocumentRegistry['remotes'],
  after: LiveRegistry['remotes'],
): DocumentRegistry['remotes'] {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, remote]) => {
      const fresh = after[name];
      return fresh ? [[name, isHere(remote) ? remote : fresh]] : [];
    }),
  );
}

/** The longest mount wins; `/` owns only itself. Exported for its test. */
export function findOwner<Remote extends NamedRemote>(
  remotes: readonly Remote[],
  path: string,
): Remote | null {
  let best: { owner: Remote; length: number } | null = null;
  for (const owner of remotes) {
    for (const mount of owner.mounts) {
      if (isBelowMount(mount, path) && mount.length > (best?.length ?? 0))
        best = { owner, length: mount.length };
    }
  }
  return best?.owner ?? null;
}

async function fetchRegistry(): Promise<LiveRegistry | null> {
  try {
    const response = await withinTime((signal) => fetch('/registry.json', { cache: 'no-cache', signal }));
    return response.ok ? withOverrides((await response.json()) as LiveRegistry) : null;
  } catch {
    // Offline or hung: the document's own registry still names releases that stay on the server.
    return null;
  }
}
