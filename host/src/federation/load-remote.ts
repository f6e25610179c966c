import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';

/** The one release of each app that this document runs, by container: the chunks of two would share one list. */
const releases = new Map<string, string>();

/** Whether this document runs another release of the app: then a page with this one needs a new document. */
export function isBoundElsewhere({ container, version }: LiveRemote): boolean {
  return (releases.get(container) ?? version) !== version;
}

/**
 * The remote's one exposed module. The federation runtime comes in a chunk of its own, with the first
 * section: the shell does not wait for it.
 * @throws when it cannot be had, does not speak this host's contract, or another release runs here.
 */
export async function loadRemote(remote: LiveRemote): Promise<Remote> {
  const { container, version } = remote;
  if (isBoundElsewhere(remote))
    throw new Error(`${container} ${version} is not loaded: this document runs ${releases.get(container)}.`);
  releases.set(container, version);
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation-runtime');
  return loadExposedModule(remote);
}
