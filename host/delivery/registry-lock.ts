import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { isErrorCode } from '../server/error-code';
import { crashPoint } from './crash-point';
import { DeliveryError } from './delivery-error';
import { readIfThere, writeWhole } from './files';
import { isRunning } from './processes';
import { say } from './progress';
import { readRegistry, writeRegistry, type Registry } from './registry';

/** A lock whose holder shows no sign of life for so long is given up; sooner if its process is known to be dead. */
const stale = { unknown: 15_000, dead: 2_000 };
const patience = 60_000;

export type RegistrySwap = {
  /** What it is for, as others who wait are told. */
  purpose: string;
  /** The registry that the change was made from. */
  before: Registry;
  next: Registry;
  /** What has to be so still when it is made; throws otherwise. */
  confirm?: () => Promise<unknown>;
  /** What has to happen together with the change, under the same lock, after it is on disk. */
  afterwards?: () => Promise<void>;
};

/**
 * Changes the registry if it is still what the change was made from.
 * @returns false when somebody else has changed it: nothing was written, decide anew.
 */
export async function swapRegistry(releases: string, swap: RegistrySwap): Promise<boolean> {
  return withRegistryLock(releases, swap.purpose, async (isOurs) => {
    crashPoint('locked');
    const now = await readRegistry(releases);
    if (JSON.stringify(now) !== JSON.stringify(swap.before) || !isOurs()) return false;
    await swap.confirm?.();
    await writeRegistry(releases, swap.next);
    crashPoint('registry-written');
    await swap.afterwards?.();
    return true;
  });
}

/** A change that is decided in no time: it is decided again until nobody came between. */
export async function changeRegistry(
  releases: string,
  purpose: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let round = 0; round < 10; round += 1) {
    const before = await readRegistry(releases);
    const next = await change(before);
    if (await swapRegistry(releases, { purpose, before, next })) return next;
  }
  throw new DeliveryError(`${purpose}: others go on changing the registry.`, 'Run it again in a moment.');
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
    await writeWhole(
      holderFile(releases),
      JSON.stringify({ purpose, process: process.pid, machine: hostname() } satisfies Holder),
    );
    return await work(() => !isLost);
  } finally {
    if (!isLost) {
      await rm(holderFile(releases), { force: true });
      await unlock();
    }
  }
}

type Holder = { purpose: string; process: number; machine: string };

const holderFile = (releases: string) => path.join(releases, '.lock-holder.json');

async function take(releases: string, onCompromised: () => void): Promise<() => Promise<void>> {
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    const holder = await readHolder(releases);
    const isDead = holder !== null && holder.machine === hostname() && !isRunning(holder.process);
    try {
      return await lockfile.lock(releases, {
        lockfilePath: path.join(releases, '.lock'),
        stale: isDead ? stale.dead : stale.unknown,
        update: 1_000,
        onCompromised,
      });
    } catch (error) {
      if (!isErrorCode(error, 'ELOCKED')) throw error;
    }
    const who = holder
      ? `${holder.purpose} (process ${holder.process} on ${holder.machine})`
      : 'another command';
    if (Date.now() > deadline) {
      throw new DeliveryError(
        `The registry has been locked for a minute by ${who}.`,
        'See what that command is waiting for, end it, and run this one again.',
      );
    }
    if (tries === 20) say(`  waiting for ${who}`);
    await pause(50 + Math.random() * 50);
  }
}

async function readHolder(releases: string): Promise<Holder | null> {
  const text = await readIfThere(holderFile(releases));
  return text === null ? null : (JSON.parse(text) as Holder);
}
