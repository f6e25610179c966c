import { randomBytes } from 'node:crypto';
import { unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fewestAddresses, parseStoredFailure } from '../failures/stored-failure';
import { readVersions } from '../failures/versions-file';
import { silenceOfReceiver } from './alive';
import { lastBackupAt } from './database/copy-rows';
import { readFact, writeFact } from './database/facts';
import { setAsideFact, type RequestDatabase } from './database/open-database';
import { countWaitingPhotos } from './database/photo-rows';
import { reportsSince } from './database/report-rows';
import { countStates } from './database/request-changes';
import { listDue } from './database/attention-rows';
import { freeSpace, isRoomy } from './disk-space';
import type { MailStatus } from './mail/mail-queue';

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
export type Health = {
  status: 'ok' | 'unhealthy';
  problems: readonly HealthProblem[];
  spoolWritable: boolean;
  freeBytes: number;
  mail: 'on' | 'off';
  queueDepth: number;
  oldestUndeliveredSeconds: number | null;
  deadLetters: number;
  /** Requests in quarantine, for the owner to look at. */
  quarantined: number;
  /** Requests past retention that wait for the owner's confirmation. */
  retentionHeld: number;
  /** Photographs that are still to be written anew. */
  photographsWaiting: number;
  remindersDue: number;
  /** The mail server's last error, and the seconds since trouble began; null when mail works. */
  mailTrouble: string | null;
  mailTroubleSeconds: number | null;
  /** `yyyy-mm-dd` in Paris. This and the next one are null until they happen in this process. */
  lastDailyMail: string | null;
  /** ISO 8601. */
  lastPing: string | null;
  /** Since the receiver's last sign of life; null when it never gave one. */
  receiverSilentSeconds: number | null;
  /** Since the arrival of the oldest request that is not copied away; null when requests are not copied. */
  copiesBehindSeconds: number | null;
  /** Since the last backup of the database; null when there was none. */
  lastBackupSeconds: number | null;
  /** Visitors whose pages reported a failure within a day, at least. */
  failingVisitors: number;
  /** Longest delay of the desk's event loop since its start, in seconds. */
  loopDelaySeconds: number;
};

export type HealthParts = Pick<
  Health,
  'retentionHeld' | 'lastDailyMail' | 'lastPing' | 'loopDelaySeconds' | 'copiesBehindSeconds'
> & {
  database: RequestDatabase;
  /** Null when there is no mail. */
  mail: MailStatus | null;
  now: Date;
  /** `yyyy-mm-dd` in Paris. */
  today: string;
};

/** Seconds: four missed signs of life; and an hour of mail that does not leave. */
const longestSilence = 60;
const longestMail = 60 * 60;
/** Seconds that a request may be on this machine alone. */
const longestAlone = 5;
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
/** Seconds: three nights without a backup. */
const longestWithoutBackup = (3 * day) / 1000;

export async function healthOf(parts: HealthParts): Promise<Health> {
  const { database, mail, now, today, ...known } = parts;
  const { folder } = database;
  const aDayAgo = new Date(now.getTime() - day);
  const [spoolWritable, freeBytes, wasTakenBack] = await Promise.all([
    canKeep(database, now),
    freeSpace(folder),
    wasReleaseTakenBack(folder, aDayAgo),
  ]);
  // A sign of life that cannot be read counts as absent.
  const silence = otherwise(null, () => silenceOfReceiver(database, now));
  // A moment in the future (the clock was put back) has age 0.
  const secondsSince = (at: number | null) =>
    at === null ? null : Math.max(0, Math.round((now.getTime() - at) / 1000));
  const facts: Omit<Health, 'status' | 'problems'> = {
    ...known,
    spoolWritable,
    freeBytes,
    mail: mail ? 'on' : 'off',
    queueDepth: mail?.waiting ?? 0,
    oldestUndeliveredSeconds: mail?.oldestSeconds ?? null,
    deadLetters: mail?.dead ?? 0,
    mailTrouble: mail?.trouble ?? null,
    mailTroubleSeconds: mail?.troubleSeconds ?? null,
    receiverSilentSeconds: silence === null ? null : Math.round(silence / 1000),
    // What cannot be read hides nothing else.
    quarantined: otherwise(0, () => countStates(database).get('quarantined') ?? 0),
    photographsWaiting: otherwise(0, () => countWaitingPhotos(database)),
    remindersDue: otherwise(0, () => listDue(database, today, 0).count),
    lastBackupSeconds: otherwise(null, () => secondsSince(lastBackupAt(database))),
    failingVisitors: otherwise(0, () => failingVisitors(database, aDayAgo)),
  };
  const wasSetAside = otherwise(false, () => isRecent(readFact(database, setAsideFact)?.at, now));
  const problems = problemsOf(facts, { wasSetAside, wasTakenBack });
  return { status: problems.length === 0 ? 'ok' : 'unhealthy', problems, ...facts };
}

function problemsOf(
  facts: Omit<Health, 'status' | 'problems'>,
  { wasSetAside, wasTakenBack }: { wasSetAside: boolean; wasTakenBack: boolean },
): HealthProblem[] {
  const all: Record<HealthProblem, boolean> = {
    'spool-not-writable': !facts.spoolWritable,
    'disk-nearly-full': !isRoomy(facts.freeBytes),
    'database-set-aside': wasSetAside,
    'mail-late': (facts.oldestUndeliveredSeconds ?? 0) > longestMail,
    'mail-trouble': (facts.mailTroubleSeconds ?? 0) > longestMail,
    'dead-letters': facts.deadLetters > 0,
    'retention-held': facts.retentionHeld > 0,
    // Where nothing can be written, no sign of life can either.
    'receiver-silent': facts.spoolWritable && (facts.receiverSilentSeconds ?? 0) > longestSilence,
    'copies-late': (facts.copiesBehindSeconds ?? 0) > longestAlone,
    'backup-late': (facts.lastBackupSeconds ?? 0) > longestWithoutBackup,
    'release-taken-back': wasTakenBack,
  };
  return healthProblems.filter((problem) => all[problem]);
}

const mostReports = 5_000;

/** At least so many visitors' pages reported a failure since then. */
function failingVisitors(database: RequestDatabase, since: Date): number {
  const rows = reportsSince(database, since.getTime(), mostReports);
  return fewestAddresses(rows.flatMap(({ report }) => parseStoredFailure(report) ?? []));
}

function otherwise<Value>(value: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return value;
  }
}

/** For a month: by then the owner has brought back what was lost, or will not. */
function isRecent(at: number | undefined, now: Date): boolean {
  return at !== undefined && now.getTime() - at < 30 * day;
}

/** Whether the guard took a release back since then, or could not: somebody has to mend it. */
async function wasReleaseTakenBack(folder: string, since: Date): Promise<boolean> {
  const outcomes = (await readVersions(folder))?.apps.flatMap((app) => app.outcomes) ?? [];
  return outcomes.some(
    ({ date, result }) => new Date(date) >= since && result !== 'promoted' && result !== 'kept',
  );
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
