import type { Identity } from '@renovation-th/shared/identity/identity';
import { DeliveryError } from '../delivery-error';
import { withLive, type NamedRelease, type Registry } from '../registry';
import { readRegistry } from '../store/log';
import { readRelease } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { readAnyRelease } from './changes';
import { askGate } from './promote';

/** Why the tested release does not fit the releases that `against` names; null when it fits. */
type Proof = { against: string; problem: string | null };

/**
 * Judges a release together with the live releases. Then composes a remote with the two earlier hosts, or a host with
 * the two earlier releases of each remote.
 */
export async function proveContract(
  folders: StateFolders,
  chosen: NamedRelease,
  identity: Identity,
): Promise<Proof[]> {
  const { releases } = folders;
  const live = await readRegistry(folders);
  const release = await readRelease(releases, chosen.app, chosen.version);
  const proof = async (against: string, work: Promise<unknown>): Promise<Proof> => ({
    against,
    problem: await work.then(() => null, problemOf),
  });
  const change = { before: live, next: withLive(live, release) };
  const proofs = [await proof('what is live', askGate(folders, change, identity))];
  for (const earlier of earlierReleases(live, chosen.app)) {
    const before = withLive(live, await readAnyRelease(folders, earlier));
    // An earlier release need not follow today's rules for documents.
    const work = askGate(folders, { before, next: withLive(before, release) }, identity, 'records');
    proofs.push(await proof(`${earlier.app}@${earlier.version}`, work));
  }
  return proofs;
}

function problemOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  throw error;
}

/** Returns the releases that were live before: of each remote for a host, of the host for a remote. */
function earlierReleases({ apps, previous }: Registry, app: string): NamedRelease[] {
  const others = Object.keys(apps).filter((one) => one !== app && (app === 'host' || one === 'host'));
  return others.flatMap((other) => (previous[other] ?? []).map((version) => ({ app: other, version })));
}
