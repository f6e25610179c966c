import path from 'node:path';
import { z } from 'zod';
import { failureKinds } from '@renovation-th/shared/contracts/failure-report';
import { checkedJson } from '../checked-json';
import { readPlainFile } from '../forms/open-plain-file';

/**
 * What the delivery tells the owner's page of releases, in a file beside the requests: this side reads no
 * release. Everything in it is bounded, because the file may be damaged.
 */
export const versionsFile = (spoolDir: string): string => path.join(spoolDir, 'versions.json');

const mostBytes = 2 * 1024 * 1024;
const text = (most = 200) => z.string().max(most);
const date = z.iso.datetime();
const count = z.int().min(0);

/** What a guard has decided, and by what numbers. */
export const guardOutcome = z.strictObject({
  date,
  /** The release that was watched, and the one that is live afterwards. */
  version: text(),
  live: text(),
  result: z.enum(['promoted', 'taken-back']),
  reason: z.enum(['failures', 'time', 'gate']),
  evidence: z.strictObject({
    since: date,
    /** Per cent of those who fail that would have the watched release, were it as good as the other one. */
    share: z.number().min(0).max(100),
    /** Visitors who failed with the watched release, and with the other one. */
    watched: count,
    other: count,
  }),
});
export type GuardOutcome = z.infer<typeof guardOutcome>;

/** Equal failures of a release. */
const worstFailure = z.strictObject({
  kind: z.enum(failureKinds),
  message: text(),
  /** At least so many addresses reported it; and when the last did. */
  senders: count,
  reports: count,
  lastAt: date,
  /** `remote-towns/src/pages/TownPage.tsx:21`, and that line; null where the sources do not say. */
  place: text(500).nullable(),
  source: text(500).nullable(),
  stack: z.array(text(1_000)).max(50),
});
export type WorstFailure = z.infer<typeof worstFailure>;

const visitedRelease = z.strictObject({
  version: text(),
  since: date.nullable(),
  /** Per cent of the visitors. */
  traffic: z.number().min(0).max(100),
  /** When the guard decides at the latest; null when nobody watches. */
  guardedUntil: date.nullable(),
  /** Reports of each kind since then. */
  kinds: z.partialRecord(z.enum(failureKinds), count),
  worst: z.array(worstFailure).max(3),
});
export type VisitedRelease = z.infer<typeof visitedRelease>;

const versions = z.strictObject({
  /** When it was written. */
  at: date,
  apps: z
    .array(
      z.strictObject({
        app: text(40),
        live: visitedRelease,
        staged: visitedRelease.nullable(),
        /** What a guard took back last, as long as what pages reported of it is kept. */
        takenBack: visitedRelease.nullable().default(null),
        /** The newest first. */
        history: z
          .array(
            z.strictObject({
              date,
              kind: z.enum(['promote', 'rollback']),
              to: text(),
              by: text().nullable(),
            }),
          )
          .max(50),
        outcomes: z.array(guardOutcome).max(50),
      }),
    )
    .max(40),
});
export type Versions = z.infer<typeof versions>;

/** @returns null when there is no such file, or it says something else. */
export async function readVersions(spoolDir: string): Promise<Versions | null> {
  const content = await readPlainFile(versionsFile(spoolDir), mostBytes).catch(() => '');
  const result = checkedJson(versions, content.toString());
  return 'value' in result ? result.value : null;
}

/** Releases that the guard took back since then, such as `towns 1.2.0-0123456789`: somebody has to mend them. */
export async function releasesTakenBack(spoolDir: string, since: Date): Promise<readonly string[]> {
  const apps = (await readVersions(spoolDir))?.apps ?? [];
  return apps.flatMap(({ app, outcomes }) =>
    outcomes
      .filter(({ date: at, result }) => new Date(at) >= since && result === 'taken-back')
      .map(({ version }) => `${app} ${version}`),
  );
}
