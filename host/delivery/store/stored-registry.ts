import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { crashPoint } from '../crash-point';
import { isRunning } from '../processes';
import { say } from '../progress';
import { registryOfText, registryText, writeRegistry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { StoreError } from '../delivery-error';

/** The one object of a store that changes what visitors get. */
export const registryKey = 'registry.json';

/** So many names of changes are kept: more than are made while one waits for its answer. */
const changesKept = 100;

/** @returns null when the store has none yet. @throws DamagedState */
export async function readStored(store: Store): Promise<{ registry: Registry; etag: string } | null> {
  const found = await store.get(registryKey);
  if (!found) return null;
  const { content, etag } = found;
  return { registry: registryOfText(content.toString(), `${registryKey} of ${store.name}`), etag };
}

/** Milliseconds after which a prune that says nothing more is taken for dead. */
const longestPrune = 90_000;

/** The registry of the store when no prune is under way: what one removes must not be counted on. */
export async function readAtRest(store: Store): Promise<Registry | null> {
  let [waitsFor, since] = ['', 0];
  for (;;) {
    const registry = (await readStored(store))?.registry;
    const prune = registry?.store?.prune;
    if (!registry || !prune) return registry ?? null;
    if (waitsFor !== prune) {
      say('  waiting for a prune');
      [waitsFor, since] = [prune, Date.now()];
    }
    if (hasDied(prune) || Date.now() - since > longestPrune) {
      say('  A prune began and never ended: going on without it.');
      const ended = inStore(registry, { prune: undefined });
      // So that nobody else waits. Who may only read goes on all the same.
      return (await swapStored(store, registry, ended).catch(() => null)) ?? registry;
    }
    await pause(500);
  }
}

/** Names a prune that begins now, among those of all machines. */
export const nameOfPrune = () => `${hostname()} ${process.pid} ${new Date().toISOString()}`;

/** Whether its process is of this machine, and gone. */
function hasDied(prune: string): boolean {
  const [machine, pid] = prune.split(' ');
  return machine === hostname() && !isRunning(Number(pid));
}

/** The registry with other words about its store. */
export const inStore = (registry: Registry, words: Partial<Registry['store']>): Registry => ({
  ...registry,
  store: { changes: [], ...registry.store, ...words },
});

/**
 * Compare-and-swap: writes the registry of the store if it is still the one that the change was made from; the copy
 * of this machine follows.
 * @returns the registry that is there now; null when another machine wrote first: read and decide again.
 * @throws StoreError
 */
export async function swapRegistry(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  before: Registry,
  next: Registry,
): Promise<Registry | null> {
  const written = await swapStored(store, before, next);
  if (written && !store.isOwn) await writeRegistry(releases, written);
  return written;
}

/**
 * The same in the store alone. An answer that is lost is no riddle: each change has a name, which the registry
 * in the store has or has not.
 */
export async function swapStored(store: Store, before: Registry, next: Registry): Promise<Registry | null> {
  const name = randomBytes(6).toString('hex');
  const changes = [...(next.store?.changes ?? []), name].slice(-changesKept);
  const content = Buffer.from(registryText(inStore(next, { changes })));
  // As everybody reads it, in the order of its fields, too: the next change compares it with what is there.
  const named = registryOfText(content.toString(), 'The new registry');
  const hasArrived = (found: { registry: Registry } | null) =>
    found?.registry.store?.changes.includes(name) === true;

  for (;;) {
    const found = await readStored(store);
    if (hasArrived(found)) return named;
    if (found && JSON.stringify(found.registry) !== JSON.stringify(before)) return null;
    const isPut = await (
      found ? store.putIfUnchanged(registryKey, content, found.etag) : store.putIfAbsent(registryKey, content)
    ).catch(async (error: unknown) => {
      const after = await readStored(store).catch(() => undefined);
      if (after === undefined) {
        throw new StoreError(
          `${store.name} stopped answering while it was told the change.`,
          'Nobody knows whether it arrived: npm run status tells, when it answers again. Then run the command again if it did not.',
        );
      }
      if (!hasArrived(after)) throw error;
      return true;
    });
    if (isPut) {
      crashPoint('registry-stored');
      return named;
    }
  }
}
