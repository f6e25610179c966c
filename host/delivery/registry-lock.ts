import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { isErrorCode } from '../server/error-code';
import { crashPoint } from './crash-point';
import { DeliveryError } from './delivery-error';
import { writeWhole } from './files';
import { isRunning } from './processes';
import { say } from './progress';
import { readRegistry, writeRegistry, type Registry } from './registry';
import type { StateFolders } from './state-folders';
import { swapStored } from './store/stored-registry';

/** Milliseconds without a sign of life after which a lock is free; a dead process loses it sooner. */
const stale = { unknown: 15_000, dead: 2_000 };
const patience = 60_000;

type RegistrySwap = {
  /** Why the lock is held: shown to other commands that wait. */
  purpose: string;
  /** The registry that the change was made from. */
  before: Registry;
  next: Registry;
  /** Checks, under the lock, that the change is still possible; throws when it is not. */
  confirm?: () => Promise<unknown>;
  /** Runs under the same lock, once the change is on disk. */
  afterwards?: () => Promise<void>;
};

/**
 * Compare-and-swap: writes the registry if it is still the one that the change was made from. With a store, that
 * of the store is compared and written, and the one on disk follows.
 * @returns false when another command wrote first: nothing was written, so read and decide again.
 */
export async function swapRegistry(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  swap: RegistrySwap,
): Promise<boolean> {
  return withRegistryLock(releases, swap.purpose, async (isOurs) => {
    crashPoint('locked');
    const now = await readRegistry(releases);
    if (JSON.stringify(now) !== JSON.stringify(swap.before) || !isOurs()) return false;
    await swap.confirm?.();
    const next = store ? await swapStored(store, swap.before, swap.next) : swap.next;
    if (!next) return false;
    await writeRegistry(releases, next);
    crashPoint('registry-written');
    await swap.afterwards?.();
    return true;
  });
}

/** Runs alone among all commands. Kept short: checking and composing happen outside. */
export async function withRegistryLock<Value>(
  releases: string,
  purpose: string,
  work: (isOurs: () => boolean) => Promise<Value>,
): Promise<Value> {
  await mkdir(releases, { recursive: true });
  let isLost = false;
  const unlock = await take(releases, () => (isLost = true));
  try {
    await noteHolder(releases, purpose);
    return await work(() => !isLost);
  } finally {
    if (!isLost) {
      await rm(holderFile(releases), { recursive: true, force: true });
      await unlock();
    }
  }
}

const holder = z.object({
  purpose: z.string().transform((text) => stripVTControlCharacters(text).slice(0, 200)),
  // A process number below 1 means a group of processes to the system.
  process: z.number().int().positive(),
  machine: z.string().max(255),
});

type Holder = z.infer<typeof holder>;

const holderFile = (releases: string) => path.join(releases, '.lock-holder.json');
const lockFolder = (releases: string) => path.join(releases, '.lock');

/** Tells commands that wait who holds the lock. An older note is overwritten, since the lock is ours. */
async function noteHolder(releases: string, purpose: string): Promise<void> {
  const note = { purpose, process: process.pid, machine: hostname() } satisfies Holder;
  await rm(holderFile(releases), { recursive: true, force: true });
  await writeWhole(holderFile(releases), JSON.stringify(note));
}

async function take(releases: string, onCompromised: () => void): Promise<() => Promise<void>> {
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    const known = await readHolder(releases);
    const isDead = known !== null && known.machine === hostname() && !isRunning(known.process);
    try {
      return await lockfile.lock(releases, {
        lockfilePath: lockFolder(releases),
        stale: isDead ? stale.dead : stale.unknown,
        update: 1_000,
        onCompromised,
      });
    } catch (error) {
      // A file or a folder with content is no lock of ours, and the library cannot remove it.
      if (isErrorCode(error, 'ENOTDIR') || isErrorCode(error, 'ENOTEMPTY'))
        await rm(lockFolder(releases), { recursive: true, force: true });
      else if (!isErrorCode(error, 'ELOCKED')) throw error;
    }
    const who = known ? `${known.purpose} (process ${known.process} on ${known.machine})` : 'another command';
    if (Date.now() > deadline) {
      throw new DeliveryError(
        `The registry has been locked for a minute by ${who}.`,
        `See what that command is waiting for, end it, and run this one again. If there is none: rm -r ${lockFolder(releases)}`,
      );
    }
    if (tries === 20) say(`  waiting for ${who}`);
    await pause(50 + Math.random() * 50);
  }
}

/** Far more than any note of a holder takes, in bytes. */
const longestNote = 4_096;

/** The lock itself is a folder beside this note, so a note that cannot be read counts as absent. */
async function readHolder(releases: string): Promise<Holder | null> {
  const file = holderFile(releases);
  try {
    const found = await stat(file);
    if (!found.isFile() || found.size > longestNote) return null;
    return holder.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
