import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { crashPoint } from '../crash-point';
import { deliveryDigest } from '../delivery-digest';
import { isErrorCode } from '../../server/error-code';
import { integrityOf, writeWhole } from '../files';
import { readIfWhole } from '../parse-or-refuse';
import { missingRelease, releaseFolder, type ReleaseRecord } from '../release-record';
import type { Candidate } from './candidate';
import { refusal } from './refusal';

const verdict = z.strictObject({
  date: z.iso.datetime(),
  passed: z.boolean(),
  /** Digest of the sources of delivery: a verdict of other sources does not count. */
  gate: z.string(),
  /** Digest of all that was judged: every release of the set byte for byte, and the site's addresses. */
  set: z.string(),
  /** The same digest of what was live at the time: the set whose faults are tolerated. */
  before: z.string(),
  /** The set, for people: version of each app. */
  against: z.record(z.string(), z.string()),
  pages: z.number(),
  refusals: z.array(refusal),
  /** Faults that were live before this release. */
  tolerated: z.array(refusal),
});

/** What the gate found about a release among the others of a set. */
export type Verdict = z.infer<typeof verdict>;

/** The file of a release. */
export const verdicts = z.strictObject({
  /** Integrity of the record that was judged, and with it of every file. */
  release: z.string(),
  verdicts: z.array(verdict),
});

/** A release may be judged in many sets; only the latest verdicts are kept. */
export const keptVerdicts = 20;

/** Beside the release, which itself never changes. */
export function verdictFile(releases: string, app: string, version: string): string {
  return path.join(releases, app, 'verdicts', `${version}.json`);
}

/**
 * Verdicts on a release, newest first. Empty when the release has changed since, or the file cannot be
 * read: then the gate judges again.
 */
export async function readVerdicts(releases: string, app: string, version: string): Promise<Verdict[]> {
  const known = await readIfWhole(verdicts, verdictFile(releases, app, version));
  return known?.release === (await recordIntegrity(releases, app, version)) ? known.verdicts : [];
}

/** Puts a verdict beside each release that it is about. */
export async function storeVerdict(
  releases: string,
  chosen: readonly ReleaseRecord[],
  given: Verdict,
): Promise<void> {
  for (const { app, version } of chosen) {
    const others = (await readVerdicts(releases, app, version)).filter(({ set }) => set !== given.set);
    const content: z.infer<typeof verdicts> = {
      release: await recordIntegrity(releases, app, version),
      verdicts: [given, ...others].slice(0, keptVerdicts),
    };
    await writeWhole(verdictFile(releases, app, version), `${JSON.stringify(content, null, 2)}\n`);
  }
  crashPoint('verdict-written');
}

/** Digest of a set of releases by their content, and of the addresses that their pages name. */
export async function setDigest(
  releases: string,
  { apps }: Pick<Candidate, 'apps'>,
  { origin, formEndpoint }: Identity,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([origin, formEndpoint]));
  for (const { app, version } of apps.values())
    hash.update(`${app} ${version} ${await recordIntegrity(releases, app, version)}\n`);
  return hash.digest('hex');
}

/**
 * A passing verdict on exactly this set. A rollback also accepts a verdict of other delivery sources: time is
 * short then.
 * @returns null when the gate must judge again.
 */
export async function passingVerdict(
  releases: string,
  candidate: Candidate,
  digests: { set: string; before: string },
  isRollback = false,
): Promise<Verdict | null> {
  const gate = isRollback ? null : await deliveryDigest();
  for (const { app, version } of candidate.apps.values()) {
    const found = (await readVerdicts(releases, app, version)).find(
      ({ passed, gate: judge, set, before, tolerated }) =>
        passed &&
        (gate === null || judge === gate) &&
        set === digests.set &&
        (tolerated.length === 0 || before === digests.before),
    );
    if (found) return found;
  }
  return null;
}

async function recordIntegrity(releases: string, app: string, version: string): Promise<string> {
  const file = path.join(releaseFolder(releases, app, version), 'release.json');
  return integrityOf(
    await readFile(file).catch(async (error: unknown) => {
      throw isErrorCode(error, 'ENOENT') ? await missingRelease(releases, app, version) : error;
    }),
  );
}
