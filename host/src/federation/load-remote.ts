import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';

const here = new Set<string>();

/** Whether this document holds code or a page of this remote, of whatever release: it keeps to that release. */
export function isHere({ container }: LiveRemote): boolean {
  return here.has(container);
}

/** For a page that the document brought as HTML alone. */
export function holdRelease({ container }: LiveRemote): void {
  here.add(container);
}

/**
 * The remote's one exposed module. The federation runtime comes in a chunk of its own, with the
 * first remote: the shell does not wait for it.
 * @throws when it cannot be had, or does not speak this host's contract.
 */
export async function loadRemote(remote: LiveRemote): Promise<Remote> {
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation-runtime');
  const module = await loadExposedModule(remote);
  holdRelease(remote);
  return module;
}
