/*
 * Stands in for host/src/federation/load-remote.ts in the one-bundle twin: the same interface,
 * with the remotes' sources as ordinary chunks of one build. Bench only.
 */
import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';

export function isLoaded(): boolean {
  return true;
}

/** Every remote there is a folder of, found by webpack, so that a new one is in the twin as well. */
export async function loadRemote({ container }: LiveRemote): Promise<Remote> {
  const folder = container.replaceAll('_', '-');
  const module: { remote: Remote } = await import(
    /* webpackInclude: /[\\/]remote-[^\\/]+[\\/]src[\\/]remote\.ts$/ */
    /* webpackExclude: /[\\/](node_modules|releases|site|received)$/ */
    `../../${folder}/src/remote`
  );
  return module.remote;
}
