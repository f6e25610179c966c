import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { momentOf, newGenerationName, promisedHash } from './backup-names';
import type { BackupRun } from './backup-run';
import { makeGeneration } from './backup-target';
import { countIn, emptyManifest, type Manifest } from './manifest';
import { hashOf, removeDrafts, syncTargetFolder } from './written-files';

/*
 * How long backups stay. A generation begins with everything, and is followed by a new one after half of
 * `keepDays`; it is removed after `keepDays`. So what the owner erases has left all backups within `keepDays`
 * (and until the run that follows), and there is always a way back by at least half of that time.
 */

/**
 * Goes on with the newest generation, or begins a new one: when its time is over, when the public key has
 * changed, or when its state cannot be read.
 */
export async function startGeneration(
  run: BackupRun,
  newest: string | undefined,
): Promise<{ state: Manifest; isNew: boolean }> {
  const { target, states, recipient, keepDays, now, warn } = run;
  const known = newest === undefined ? null : await states.read(newest);
  if (newest !== undefined && known === null)
    warn(`What was remembered of ${newest} is damaged: everything is saved again.`);

  if (known && known.recipient === recipient && !isOlder(known.generation, now(), keepDays / 2)) {
    await makeGeneration(target, known.generation);
    for (const folder of ['packs', 'manifests'])
      await removeDrafts(path.join(target, known.generation, folder));
    return { state: await withoutLostPacks(run, known), isNew: false };
  }
  const state = emptyManifest(newGenerationName(now()), recipient, now());
  // Written first, so that no generation of this spool is ever taken for a stranger's.
  await states.write(state);
  await makeGeneration(target, state.generation);
  await syncTargetFolder(target);
  return { state, isNew: true };
}

/** Forgets packs that are missing or damaged, so that what they held is saved again. */
async function withoutLostPacks(
  { target, checksPacks, warn }: BackupRun,
  state: Manifest,
): Promise<Manifest> {
  const packs = new Map(state.packs);
  for (const [name, bytes] of state.packs) {
    const file = path.join(target, state.generation, 'packs', name);
    const isWhole =
      (await stat(file).catch(() => null))?.size === bytes &&
      (!checksPacks || (await hashOf(file)) === promisedHash(name));
    if (isWhole) continue;
    packs.delete(name);
    warn(`${file} is missing or damaged: what it held is saved again.`);
  }
  return { ...state, packs, saved: new Map([...state.saved].filter(([, file]) => packs.has(file.in))) };
}

/** Removes the generations whose time is over. Call it once the newest is complete. @returns their names. */
export async function removeOutdated(
  { target, states, keepDays, acceptsFewer, now, warn }: BackupRun,
  ours: readonly string[],
  current: Manifest,
): Promise<string[]> {
  const requests = countIn(current, 'accepted');
  const removed: string[] = [];
  for (const generation of ours.filter((name) => name !== current.generation)) {
    const state = await states.read(generation);
    const before = state?.mostRequests ?? 0;
    if (!isOlder(generation, now(), keepDays)) {
      // Its manifests say what is in it. Kept is only that it is ours, and how much it holds.
      if (state && state.saved.size > 0) await states.write({ ...state, packs: new Map(), saved: new Map() });
    } else if (requests < before / 2 && !acceptsFewer) {
      warn(
        `There are ${requests} requests where there were ${before}, so ${generation} is not removed. If that is right, run it again with --accept-fewer.`,
      );
    } else {
      await removeGeneration(path.join(target, generation));
      await states.remove(generation);
      removed.push(generation);
    }
  }
  return removed;
}

/** Manifests first: half a generation must not look like a backup. */
async function removeGeneration(folder: string): Promise<void> {
  await rm(path.join(folder, 'manifests'), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

const day = 24 * 60 * 60 * 1000;

/** A beginning in the future is a mistake of the clock, and counts as old. */
function isOlder(generation: string, now: Date, days: number): boolean {
  // Names have whole seconds.
  const age = Math.floor(now.getTime() / 1000) * 1000 - momentOf(generation);
  return age < 0 || age >= days * day;
}
