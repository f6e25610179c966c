/*
 * Stands in for host/src/federation/load-remote.ts in the one-bundle twin: the same interface,
 * with the remotes' sources as ordinary chunks of one build. Bench only.
 */
import type { Remote } from '@renovation-th/shared/contracts/remote';
import type { LiveRemote } from '@renovation-th/shared/contracts/site-document';

const remotes: Record<string, () => Promise<{ remote: Remote }>> = {
  remote_marketing: () => import('../../remote-marketing/src/remote'),
  remote_towns: () => import('../../remote-towns/src/remote'),
  remote_contact: () => import('../../remote-contact/src/remote'),
};

export function isLoaded(): boolean {
  return true;
}

export async function loadRemote({ container }: LiveRemote): Promise<Remote> {
  const load = remotes[container];
  if (!load) throw new Error(`The twin has no remote « ${container} ».`);
  return (await load()).remote;
}
