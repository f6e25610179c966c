import { randomBytes } from 'node:crypto';
import { unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasesTakenBack } from '../failures/taken-back';
import { lastBackupAt } from './database/copy-rows';
import { readFact, writeFact } from './database/facts';
import { setAsideFact, type RequestDatabase } from './database/open-database';
import { countWaitingPhotos } from './database/photo-rows';
import { countStates } from './database/request-changes';
import type { MailStatus } from './mail/mail-queue';
import { freeSpace, isDiskNearlyFull } from './request-folder';

/** Everything that needs a person. */
const healthProblems = [
  'spool-not-writable',
  'disk-nearly-full',
  'database-set-aside',
  'mail-late',
  'mail-trouble',
  'dead-letters',
  'retention-held',
  'receiver-silent',
  'copies-late',
  'backup-late',
  'release-taken-back',
] as const;
export type HealthProblem = (typeof healthProblems)[number];

/** State of the form service for a monitor; every entry of `problems` needs a person. */
export type Health = HealthFacts & { status: 'ok' | 'unhealthy'; problems: readonly HealthProblem[] };

type HealthFacts = {
  spoolWritable: boolean;
  freeBytes: number;
  queueDepth: number;
  oldestUndeliveredSeconds: number | null;
  deadLetters: number;
  /** The mail server's last error, and the seconds since trouble began; null when mail works. */
  mailTrouble: string | null;
  mailTroubleSeconds: number | null;
  /** Requests in quarantine, for the owner to look at. */
  quarantined: number;
  /** Photographs that are still to be written anew. */
  photographsWaiting: number;
  /** Requests past retention that wait for the owner's confirmation. */
  retentionHeld: number;
  /** Since the receiver's last sign of life; null when it never gave one. */
  receiverSilentSeconds: number | null;
  /** Since the arrival of the oldest request that is not copied away; null when requests are not copied. */
  copiesBehindSeconds: number | null;
  /** Since the last backup of the database; null when there was none. */
  lastBackupSeconds: number | null;
};

export type HealthParts = Pick<HealthFacts, 'retentionHeld' | 'copiesBehindSeconds'> & {
  database: RequestDatabase;
  /** Null when there is no mail. */
  mail: MailStatus | null;
  now: Date;
};

/** The fact by which the receiver says that it is there. */
export const receiverAlive = 'receiver-alive';

/** Seconds: four missed signs of life; and an hour of mail that does not leave. */
const longestSilence = 60;
const longestMail = 60 * 60;
/** Seconds that a request may be on this machine alone. */
const longestAlone = 5;
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
/** Seconds: three nights without a backup. */
const longestWithoutBackup = (3 * day) / 1000;
/** Seconds: by then the owner has brought back what was lost, or will not. */
const longestSetAside = (30 * day) / 1000;

export async function healthOf(parts: HealthParts): Promise<Health> {
  const { database, mail, now, ...known } = parts;
  const { folder } = database;
  // A moment in the future (the clock was put back) has age 0. What cannot be read hides nothing else.
  const secondsSince = (read: () => number | null | undefined) => {
    const at = otherwise(null, read) ?? null;
    return at === null ? null : Math.max(0, Math.round((now.getTime() - at) / 1000));
  };
  const facts: HealthFacts = {
    ...known,
    spoolWritable: await canKeep(database, now),
    freeBytes: await freeSpace(folder),
    queueDepth: mail?.waiting ?? 0,
    oldestUndeliveredSeconds: mail?.oldestSeconds ?? null,
    deadLetters: mail?.dead ?? 0,
    mailTrouble: mail?.trouble ?? null,
    mailTroubleSeconds: mail?.troubleSeconds ?? null,
    quarantined: otherwise(0, () => countStates(database).get('quarantined') ?? 0),
    photographsWaiting: otherwise(0, () => countWaitingPhotos(database)),
    receiverSilentSeconds: secondsSince(() => readFact(database, receiverAlive)?.at),
    lastBackupSeconds: secondsSince(() => lastBackupAt(database)),
  };
  const all = problemsOf(facts);
  const setAsideSeconds = secondsSince(() => readFact(database, setAsideFact)?.at);
  all['database-set-aside'] = setAsideSeconds !== null && setAsideSeconds < longestSetAside;
  all['disk-nearly-full'] = await isDiskNearlyFull(folder);
  all['release-taken-back'] = (await releasesTakenBack(folder, new Date(now.getTime() - day))).length > 0;
  const problems = healthProblems.filter((problem) => all[problem]);
  return { status: problems.length === 0 ? 'ok' : 'unhealthy', problems, ...facts };
}

function problemsOf(facts: HealthFacts): Partial<Record<HealthProblem, boolean>> {
  return {
    'spool-not-writable': !facts.spoolWritable,
    'mail-late': (facts.oldestUndeliveredSeconds ?? 0) > longestMail,
    'mail-trouble': (facts.mailTroubleSeconds ?? 0) > longestMail,
    'dead-letters': facts.deadLetters > 0,
    'retention-held': facts.retentionHeld > 0,
    // Where nothing can be written, no sign of life can either.
    'receiver-silent': facts.spoolWritable && (facts.receiverSilentSeconds ?? 0) > longestSilence,
    'copies-late': (facts.copiesBehindSeconds ?? 0) > longestAlone,
    'backup-late': (facts.lastBackupSeconds ?? 0) > longestWithoutBackup,
  };
}

function otherwise<Value>(value: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return value;
  }
}

/** Whether the database can be changed, and a file written beside it. */
async function canKeep(database: RequestDatabase, now: Date): Promise<boolean> {
  try {
    writeFact(database, { name: 'health-probe', value: '', at: now.getTime() });
  } catch {
    return false;
  }
  return canWrite(path.join(database.folder, `.probe-${randomBytes(8).toString('hex')}`));
}

/** As large as a long request: on a full disk an empty file can still be made. */
const probeBytes = 64 * 1024;

/** Whether a file of that name can be written; it is gone again afterwards. */
export async function canWrite(file: string): Promise<boolean> {
  try {
    await writeFile(file, Buffer.alloc(probeBytes));
    return true;
  } catch {
    return false;
  } finally {
    await unlink(file).catch(() => undefined);
  }
}
