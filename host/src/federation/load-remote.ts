import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';

const loaded = new Set<string>();

/** Whether code of this remote, of whatever release, is in this document. */
export function isLoaded({ container }: LiveRemote): boolean {
  return loaded.has(container);
}

/**
 * The remote's one exposed module. The federation runtime comes in a chunk of its own, with the
 * first remote: the shell does not wait for it.
 * @throws when it cannot be had, or does not speak this host's contract.
 */
export async function loadRemote(remote: LiveRemote): Promise<Remote> {
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation-runtime');
  const module = await loadExposedModule(remote);
  loaded.add(remote.container);
  return module;
}
