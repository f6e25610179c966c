import { releasesTakenBack } from '../failures/taken-back';
import { lastBackupAt } from './database/copy-rows';
import { readFact, writeFact } from './database/facts';
import { setAsideFact, type RequestDatabase } from './database/open-database';
import type { MailStatus } from './mail/mail-queue';
import { isDiskNearlyFull } from './request-folder';

/** State of the form service for a monitor. */
export type Health = {
  status: 'ok' | 'unhealthy';
  problems: readonly string[];
  /** The mail server's last error; null when mail works. */
  mailTrouble: string | null;
};

export type HealthParts = {
  database: RequestDatabase;
  /** Null when there is no mail. */
  mail: MailStatus | null;
  /** Requests past retention that wait for the owner's confirmation. */
  retentionHeld: number;
  /** Since the arrival of the oldest request that is not copied away; null when requests are not copied. */
  copiesBehindSeconds: number | null;
  now: Date;
};

/** The fact by which the receiver says that it is there. */
export const receiverAlive = 'receiver-alive';

/** Seconds: four missed signs of life; an hour of mail that does not leave; a request on this machine alone. */
const longest = { silence: 60, mail: 60 * 60, alone: 5 };
/** Seconds. */
const day = 24 * 60 * 60;
const daysWithoutBackup = 3;
/** By then the owner has brought back what was lost, or will not. */
const daysSetAside = 30;

export async function healthOf(parts: HealthParts): Promise<Health> {
  const { database, mail, retentionHeld, copiesBehindSeconds, now } = parts;
  const { folder } = database;
  const secondsSince = (read: () => number | null | undefined) => ageOf(read, now);
  const isWritable = canKeep(database, now);
  const yesterday = new Date(now.getTime() - day * 1_000);
  // Everything that needs a person; the README says what to do.
  const found = {
    'spool-not-writable': !isWritable,
    'disk-nearly-full': await isDiskNearlyFull(folder),
    'database-set-aside':
      (secondsSince(() => readFact(database, setAsideFact)?.at) ?? Infinity) < daysSetAside * day,
    'mail-late': (mail?.oldestSeconds ?? 0) > longest.mail,
    'mail-trouble': (mail?.troubleSeconds ?? 0) > longest.mail,
    'dead-letters': (mail?.dead ?? 0) > 0,
    'retention-held': retentionHeld > 0,
    // Where nothing can be written, no sign of life can either.
    'receiver-silent':
      isWritable && (secondsSince(() => readFact(database, receiverAlive)?.at) ?? 0) > longest.silence,
    'copies-late': (copiesBehindSeconds ?? 0) > longest.alone,
    'backup-late': (secondsSince(() => lastBackupAt(database)) ?? 0) > daysWithoutBackup * day,
    'release-taken-back': (await releasesTakenBack(folder, yesterday)).length > 0,
  };
  const problems = Object.entries(found).flatMap(([problem, isSo]) => (isSo ? [problem] : []));
  const status = problems.length === 0 ? 'ok' : 'unhealthy';
  return { status, problems, mailTrouble: mail?.trouble ?? null };
}

/** Seconds; a moment in the future (the clock was put back) has age 0. Null for what is not, or cannot be read. */
function ageOf(read: () => number | null | undefined, now: Date): number | null {
  try {
    const at = read() ?? null;
    return at === null ? null : Math.max(0, Math.round((now.getTime() - at) / 1000));
  } catch {
    return null;
  }
}

/** Whether the database can be changed. */
function canKeep(database: RequestDatabase, now: Date): boolean {
  try {
    writeFact(database, { name: 'health-probe', value: '', at: now.getTime() });
    return true;
  } catch {
    return false;
  }
}
