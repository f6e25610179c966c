import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../checked-json';
import { readPlainFile } from '../forms/read-plain-file';

/** Key of the guard's heartbeat, an object beside the registry with the time of its last check. */
export const guardHeartbeatKey = 'guard.json';

const guardHeartbeat = z.object({ seenAt: z.iso.datetime() });
export type GuardHeartbeat = z.infer<typeof guardHeartbeat>;

/** Milliseconds in which a guard makes eight checks, including one that composes the site. */
const longestSilence = 2 * 60_000;

/** Returns when a guard was last seen; null when none was, or when the text is damaged. */
export function guardSeenAt(text: string): string | null {
  const read = checkedJson(guardHeartbeat, text);
  return 'value' in read ? read.value.seenAt : null;
}

/**
 * Whether no guard watches a release. A time in the future comes from a wrong clock, and proves nothing.
 * @param since when the release was staged.
 */
export function isGuardSilent(since: string, seenAt: string | null, now: Date): boolean {
  const last = Math.max(Date.parse(since), seenAt === null ? -Infinity : Date.parse(seenAt));
  return Math.abs(now.getTime() - last) > longestSilence;
}

/** The part of an entry of the registry that names a release for a guard to watch. */
const staged = z.object({
  stage: z.object({ app: z.string(), version: z.string(), since: z.iso.datetime() }).optional(),
});

const mostBytes = 16 * 1024 * 1024;

/**
 * Finds a staged release that no guard watches, such as `towns 1.2.0-0123456789`, and since when.
 * @param releases folder of the registry. @returns null if there is none, or no registry.
 */
export async function unguardedRelease(
  releases: string,
  now: Date,
): Promise<{ release: string; since: number } | null> {
  const textOf = async (name: string) =>
    (await readPlainFile(path.join(releases, name), mostBytes).catch(() => '')).toString();
  const names = await readdir(path.join(releases, 'registry')).catch(() => []);
  const newest =
    names
      .filter((name) => /^\d+\.json$/.test(name))
      .sort()
      .at(-1) ?? '';
  const entry = checkedJson(staged, await textOf(path.join('registry', newest)));
  const stage = 'value' in entry ? entry.value.stage : undefined;
  const seenAt = guardSeenAt(await textOf(guardHeartbeatKey));
  if (!stage || !isGuardSilent(stage.since, seenAt, now)) return null;
  return { release: `${stage.app} ${stage.version}`, since: Date.parse(seenAt ?? stage.since) };
}
