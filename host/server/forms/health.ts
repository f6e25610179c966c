import { randomBytes } from 'node:crypto';
import { readdir, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failuresFolder, readFailures } from '../failures/failure-files';
import { fewestAddresses } from '../failures/stored-failure';
import { readVersions } from '../failures/versions-file';
import { silenceOfReceiver } from './alive';
import { lastBackupAt } from './backup/last-backup';
import { lateReasons, type LateReason } from './alerts/late-mail';
import type { MailStatus } from './mail/mail-queue';
import type { Spool } from './spool';

export type HealthProblem =
  | LateReason
  | 'spool-not-writable'
  | 'disk-nearly-full'
  | 'retention-held'
  | 'receiver-silent'
  | 'backup-late'
  | 'release-taken-back';

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
  /** `yyyy-mm-dd` in Paris. This and the next two are null until they happen in this process. */
  lastDailyMail: string | null;
  /** ISO 8601. */
  lastAlert: string | null;
  lastPing: string | null;
  /** Since the receiver's last sign of life; null when it never gave one. */
  receiverSilentSeconds: number | null;
  /** Since the last backup of this spool; null when there was none. */
  lastBackupSeconds: number | null;
  /** Visitors whose pages reported a failure within a day, at least. */
  failingVisitors: number;
  /** Longest delay of the desk's event loop since its start, in seconds. */
  loopDelaySeconds: number;
};

type HealthParts = Pick<
  Health,
  | 'quarantined'
  | 'retentionHeld'
  | 'remindersDue'
  | 'lastDailyMail'
  | 'lastAlert'
  | 'lastPing'
  | 'loopDelaySeconds'
> & {
  spool: Spool;
  /** Null when there is no mail. */
  mail: MailStatus | null;
  now: Date;
};

const leastFree = 100 * 1024 * 1024;
/** Milliseconds: four missed signs of life. */
const longestSilence = 60_000;
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
/** Milliseconds: three nights without a backup. */
const longestWithoutBackup = 3 * day;

export async function healthOf({ spool, mail, now, ...parts }: HealthParts): Promise<Health> {
  const spoolDir = path.dirname(spool.at('accepted'));
  const aDayAgo = new Date(now.getTime() - day);
  const [spoolWritable, freeBytes, silence, backedUpAt, failingVisitors, wasTakenBack, photographsWaiting] =
    await Promise.all([
      isWritable(spool),
      freeSpace(spool),
      // A sign of life that cannot be read counts as absent.
      silenceOfReceiver(spool, now).catch(() => null),
      lastBackupAt(spool),
      readFailures(failuresFolder(spoolDir), aDayAgo).then(
        ({ failures }) => fewestAddresses(failures),
        () => 0,
      ),
      wasReleaseTakenBack(spoolDir, aDayAgo),
      readdir(spool.at('raw')).then(
        (names) => names.length,
        () => 0,
      ),
    ]);
  // A backup dated in the future (the clock was put back) has age 0.
  const backupAge = backedUpAt === null ? null : Math.max(0, now.getTime() - backedUpAt);
  const problems = [
    ...(spoolWritable ? [] : (['spool-not-writable'] as const)),
    ...(isRoomy(freeBytes) ? [] : (['disk-nearly-full'] as const)),
    ...(mail ? lateReasons(mail) : []),
    ...(parts.retentionHeld === 0 ? [] : (['retention-held'] as const)),
    ...((silence ?? 0) <= longestSilence ? [] : (['receiver-silent'] as const)),
    ...((backupAge ?? 0) <= longestWithoutBackup ? [] : (['backup-late'] as const)),
    ...(wasTakenBack ? (['release-taken-back'] as const) : []),
  ];

  return {
    status: problems.length === 0 ? 'ok' : 'unhealthy',
    problems,
    spoolWritable,
    freeBytes,
    mail: mail ? 'on' : 'off',
    queueDepth: mail?.waiting ?? 0,
    oldestUndeliveredSeconds: mail?.oldestSeconds ?? null,
    deadLetters: mail?.dead ?? 0,
    photographsWaiting,
    failingVisitors,
    mailTrouble: mail?.trouble ?? null,
    mailTroubleSeconds: mail?.troubleSeconds ?? null,
    receiverSilentSeconds: silence === null ? null : Math.round(silence / 1000),
    lastBackupSeconds: backupAge === null ? null : Math.round(backupAge / 1000),
    ...parts,
  };
}

/** Whether the guard took a release back since then, or could not: somebody has to mend it. */
async function wasReleaseTakenBack(spoolDir: string, since: Date): Promise<boolean> {
  const outcomes = (await readVersions(spoolDir))?.apps.flatMap((app) => app.outcomes) ?? [];
  return outcomes.some(
    ({ date, result }) => new Date(date) >= since && result !== 'promoted' && result !== 'kept',
  );
}

/** @param freeBytes of the disk that holds the spool. */
export function isRoomy(freeBytes: number): boolean {
  return freeBytes >= leastFree;
}

/** Probes the folder of accepted requests, not only that of drafts. */
function isWritable(spool: Spool): Promise<boolean> {
  return canWrite(spool.at('accepted', `.probe-${randomBytes(8).toString('hex')}`));
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

/** Bytes; 0 when nobody can tell. */
export async function freeSpace(spool: Pick<Spool, 'at'>): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(spool.at('accepted'));
    return bavail * bsize;
  } catch {
    return 0;
  }
}
