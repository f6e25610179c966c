import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../checked-json';
import { readPlainFile } from '../forms/open-plain-file';

/** The guard's sign of life, an object beside the registry: when it last ended a look at a release that it watches. */
export const guardSignKey = 'guard.json';

const guardSign = z.object({ seenAt: z.iso.datetime() });
export type GuardSign = z.infer<typeof guardSign>;

/** Milliseconds: eight looks of a guard, one of which may compose the site. */
const longestSilence = 2 * 60_000;

/** Returns when a guard was last seen; null when none was, or when the text is damaged. */
export function guardSeenAt(text: string): string | null {
  const read = checkedJson(guardSign, text);
  return 'value' in read ? read.value.seenAt : null;
}

/**
 * Whether no guard looks at a release. A time in the future comes from a wrong clock, and is no sign of life.
 * @param since when the release was staged.
 */
export function isGuardSilent(since: string, seenAt: string | null, now: Date): boolean {
  const last = Math.max(Date.parse(since), seenAt === null ? -Infinity : Date.parse(seenAt));
  return Math.abs(now.getTime() - last) > longestSilence;
}

/** The part of the registry that names a release for a guard to watch. */
const watchedReleases = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        metadata: z.object({ version: z.string() }),
        extras: z
          .object({
            watch: z.object({ since: z.iso.datetime(), until: z.iso.datetime().nullable() }).optional(),
          })
          .optional(),
      }),
    ),
  ),
});

const mostBytes = 16 * 1024 * 1024;

/**
 * Finds a release that a guard should watch and none does, such as `towns 1.2.0-0123456789`, and since when.
 * @param releases folder of the registry. @returns null also where there is no registry.
 */
export async function unguardedRelease(
  releases: string,
  now: Date,
): Promise<{ release: string; since: number } | null> {
  const textOf = async (name: string) =>
    (await readPlainFile(path.join(releases, name), mostBytes).catch(() => '')).toString();
  const registry = checkedJson(watchedReleases, await textOf('registry.json'));
  if (!('value' in registry)) return null;
  const seenAt = guardSeenAt(await textOf(guardSignKey));
  for (const [app, entries] of Object.entries(registry.value.microFrontends))
    for (const { metadata, extras } of entries)
      if (extras?.watch?.until && isGuardSilent(extras.watch.since, seenAt, now))
        return { release: `${app} ${metadata.version}`, since: Date.parse(seenAt ?? extras.watch.since) };
  return null;
}
