import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';

/** Version of each app that this document runs, by container. Two releases of an app would share one list of chunks. */
const releases = new Map<string, string>();

/** Whether this document runs another release of the app, so that this release needs a new document. */
export function isBoundElsewhere({ container, version }: LiveRemote): boolean {
  return (releases.get(container) ?? version) !== version;
}

/**
 * Loads a remote's exposed module. The federation runtime is a chunk of its own that loads with the first section, so
 * the shell does not wait for it.
 * @throws when loading fails, the contract version differs, or another release runs in this document.
 */
export async function loadRemote(remote: LiveRemote): Promise<Remote> {
  const { container, version } = remote;
  if (isBoundElsewhere(remote))
    throw new Error(`${container} ${version} is not loaded: this document runs ${releases.get(container)}.`);
  releases.set(container, version);
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation-runtime');
  return loadExposedModule(remote);
}
