import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../checked-json';
import { readPlainFile } from '../forms/synced-files';

/** Key of the object that holds the guard's heartbeat, next to the registry. */
export const guardHeartbeatKey = 'guard.json';

const guardHeartbeat = z.object({ seenAt: z.iso.datetime() });
export type GuardHeartbeat = z.infer<typeof guardHeartbeat>;

/** Milliseconds without a heartbeat after which a guard counts as silent: the time of eight checks. */
const longestSilence = 2 * 60_000;

/** Returns the time of a heartbeat, or null if the text is invalid. */
export function guardSeenAt(text: string): string | null {
  const read = checkedJson(guardHeartbeat, text);
  return 'value' in read ? read.value.seenAt : null;
}

/**
 * Whether the guard is silent. A heartbeat more than two minutes ahead comes from a wrong clock and does not count.
 * @param since time at which the release was staged.
 */
export function isGuardSilent(since: string, seenAt: string | null, now: Date): boolean {
  const last = Math.max(Date.parse(since), seenAt === null ? -Infinity : Date.parse(seenAt));
  return Math.abs(now.getTime() - last) > longestSilence;
}

/** The part of a registry entry that describes the staged release. */
const staged = z.object({
  stage: z.object({ app: z.string(), version: z.string(), since: z.iso.datetime() }).optional(),
});

const mostBytes = 16 * 1024 * 1024;

/** Reads a file, or returns an empty string. */
const textOf = async (file: string): Promise<string> =>
  (await readPlainFile(file, mostBytes).catch(() => '')).toString();

/**
 * Finds a staged release that no guard watches. @param releases folder of the registry.
 * @returns null, or the release, such as `towns 1.2.0-0123456789`, and the time of the last heartbeat. Without a
 * heartbeat, that is the time at which the release was staged.
 */
export async function unguardedRelease(
  releases: string,
  now: Date,
): Promise<{ release: string; since: number } | null> {
  const registry = path.join(releases, 'registry');
  const names = await readdir(registry).catch(() => []);
  const newest = names.filter((name) => /^\d+\.json$/.test(name)).toSorted();
  const entry = checkedJson(staged, await textOf(path.join(registry, newest.at(-1) ?? '')));
  const stage = 'value' in entry ? entry.value.stage : undefined;
  const seenAt = guardSeenAt(await textOf(path.join(releases, guardHeartbeatKey)));
  if (!stage || !isGuardSilent(stage.since, seenAt, now)) return null;
  return { release: `${stage.app} ${stage.version}`, since: Date.parse(seenAt ?? stage.since) };
}

/** File in which delivery records the releases that a guard rolled back, next to the requests. */
export const rolledBackFile = (spoolDir: string): string => path.join(spoolDir, 'rolled-back.json');

/** Releases that were rolled back, such as `towns 1.2.0-0123456789`, with the time. */
const rolledBack = z.array(z.object({ release: z.string().max(200), date: z.iso.datetime() }));
export type RolledBack = z.infer<typeof rolledBack>;

/** Returns the releases that a guard rolled back between these times. Ignores a missing or invalid file. */
export async function releasesRolledBack(
  spoolDir: string,
  since: Date,
  until: Date,
): Promise<readonly string[]> {
  const read = checkedJson(rolledBack, await textOf(rolledBackFile(spoolDir)));
  if (!('value' in read)) return [];
  const isBetween = ({ date }: RolledBack[number]) => new Date(date) >= since && new Date(date) <= until;
  return read.value.filter(isBetween).map(({ release }) => release);
}
