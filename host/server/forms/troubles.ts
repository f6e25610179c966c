import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../delivery/error-code';
import { countUnknown } from './database/copy-rows';
import { compareFiles } from './database/file-rows';
import { countFlood } from './database/request-lists';
import { readFact, writeFact, type RequestDatabase, type ServiceParts } from './database/open-database';
import { countMail, oldestMail } from './database/mail-rows';
import type { MailError } from './mail/mail-queue';
import { freeSpace, writeSynced } from './synced-files';
import type { TroubleCode } from './content/trouble-texts';

/** A problem that a person must solve. */
export type Trouble = {
  code: TroubleCode;
  /** Milliseconds since 1970. */
  since: number;
  /** Details, such as a number or an error from the mail server. May be empty. */
  detail: string;
};

export type TroubleParts = ServiceParts & {
  /** Null if mail is disabled. */
  mail: (() => MailError | null) | null;
  /** Returns the number of requests past retention that wait for the owner's confirmation. */
  retentionHeld: () => number;
  /** Files in `raft` that could not be imported, with the reason. */
  stuck: () => readonly string[];
  /** Null if backups are disabled. */
  backup: (() => BackupStatus) | null;
};

export type BackupStatus = {
  /** Age in seconds of the oldest object without a copy, or 0. */
  behindSeconds: number;
  /** Time of the last database backup, or the due time of the first one. Milliseconds since 1970. */
  lastAt: number;
  /** Whether a database backup was ever made. */
  hasAny: boolean;
};

/** Name of the fact that holds the receiver's last heartbeat. */
export const receiverAlive = 'receiver-alive';

const second = 1_000;
const hour = 60 * 60 * second;
const day = 24 * hour;
/** Maximum silence of the receiver, delay of mail, and age of a request without a copy. Milliseconds. */
const longest = { silence: 60 * second, mail: hour, alone: 60 * second };
/** Maximum time since the last database backup, and since the first was due. Milliseconds. */
const withoutBackup = { further: 3 * day, first: hour };
/** The disk counts as nearly full below this many free bytes. */
const leastFree = 100 * 1024 * 1024;

/** Start and details of a problem, or null. */
type Found = { since?: number; detail?: string } | null;

/**
 * Finds the problems that the owner's page, the daily mail, alerts and `/health` report.
 * @returns a function that lists the current problems, the oldest first.
 */
export function troubleWatch(parts: TroubleParts): () => Promise<readonly Trouble[]> {
  const { now } = parts;
  const startedAt = now().getTime();
  let known: ReadonlyMap<string, number> = new Map();

  return async () => {
    const moment = now().getTime();
    const troubles: Trouble[] = [];
    let compared: ReturnType<typeof compareFiles> | null = null;
    const files = () => (compared ??= compareFiles(parts.database));
    for (const [code, find] of Object.entries(finders) as [TroubleCode, Finder][]) {
      // Ignores a finder that fails, because `spool-not-writable` already reports a database that cannot be read.
      const found = await find({ ...parts, moment, startedAt, files }).catch(() => null);
      if (found)
        troubles.push({ code, since: found.since ?? known.get(code) ?? moment, detail: found.detail ?? '' });
    }
    known = new Map(troubles.map(({ code, since }) => [code, since]));
    return troubles.sort((a, b) => a.since - b.since);
  };
}

type Asked = TroubleParts & {
  moment: number;
  startedAt: number;
  /** Compares the folder `files` with the database. Runs once for all finders, because it reads every file name. */
  files: () => ReturnType<typeof compareFiles>;
};
type Finder = (asked: Asked) => Promise<Found>;

/** A future date comes from a wrong clock and counts as old. */
const isOlder = (time: number, now: number, age: number) => Math.abs(now - time) > age;
const when = (isSo: boolean, found: Found = {}): Found => (isSo ? found : null);
const counted = (count: number): Found => when(count > 0, { detail: String(count) });

const finders: Readonly<Record<TroubleCode, Finder>> = {
  async 'spool-not-writable'({ database, moment }) {
    try {
      writeFact(database, { name: 'health-probe', value: '', at: moment });
      return null;
    } catch (error) {
      return { detail: [errorMessage(error), ...foreignFile(database.folder)].join('; ') };
    }
  },
  'disk-nearly-full': async ({ database }) => when((await freeSpace(database.folder)) < leastFree),
  async 'database-damaged'({ database }) {
    const [file] = database.damagedFiles();
    return file === undefined ? null : { detail: file };
  },
  'database-replaced': async ({ database }) => when(await isDatabaseReplaced(database)),
  'files-unknown': async ({ files }) => counted((await files()).unknown.length),
  'copies-unknown': async ({ database, backup }) => counted(backup ? countUnknown(database) : 0),
  'files-missing': async ({ files }) => counted((await files()).missing.length),
  'raft-stuck': async ({ stuck }) => when(stuck().length > 0, { detail: stuck().join(', ') }),
  async 'receiver-silent'({ database, moment, startedAt }) {
    const last = readFact(database, receiverAlive)?.at ?? startedAt;
    return when(isOlder(last, moment, longest.silence), { since: Math.min(last, moment) });
  },
  async 'mail-late'({ database, mail, moment }) {
    const oldest = mail && oldestMail(database);
    return when(oldest !== null && isOlder(oldest, moment, longest.mail), { since: oldest ?? moment });
  },
  async 'mail-trouble'({ mail, moment }) {
    const error = mail?.() ?? null;
    const isLong = error !== null && isOlder(error.since, moment, longest.mail);
    return when(isLong, { since: error?.since ?? moment, detail: error?.text ?? '' });
  },
  'mail-refused': async ({ database, mail }) => counted(mail ? countMail(database, 'refused') : 0),
  'retention-held': async ({ retentionHeld }) => counted(retentionHeld()),
  async 'copies-late'({ backup, moment }) {
    const age = (backup?.().behindSeconds ?? 0) * second;
    return when(age > longest.alone, { since: moment - age });
  },
  async 'backup-late'({ backup, moment }) {
    if (!backup) return null;
    const { lastAt, hasAny } = backup();
    const most = hasAny ? withoutBackup.further : withoutBackup.first;
    return when(isOlder(lastAt, moment, most), { since: Math.min(lastAt, moment) });
  },
  flood: async ({ database, moment }) => counted(countFlood(database, [moment - day, moment])),
};

/** Finds the first file that belongs to another user, for example because root ran a command. */
function foreignFile(folder: string): string[] {
  const own = process.getuid?.();
  // Skips `files`, because it may hold 100,000 files and does not affect writes to the database.
  for (const part of ['.', 'database'])
    for (const name of readdirSync(path.join(folder, part))) {
      const { uid } = statSync(path.join(folder, part, name));
      if (own !== undefined && uid !== own)
        return [`${path.join(part, name)} belongs to user ${uid}, not ${own}`];
    }
  return [];
}

const idFact = 'database-id';
const idFile = ({ folder }: RequestDatabase) => path.join(folder, 'database-id');

/** Whether the database differs from the one that `database-id` names. Another database may lack requests. */
async function isDatabaseReplaced(database: RequestDatabase): Promise<boolean> {
  const there = await readFile(idFile(database), 'utf8').catch(() => null);
  if (there === null) await acceptDatabase(database);
  return there !== null && there.trim() !== readFact(database, idFact)?.value;
}

/** Writes the id of the current database to the file `database-id`. */
export async function acceptDatabase(database: RequestDatabase): Promise<void> {
  const id = readFact(database, idFact)?.value ?? randomBytes(16).toString('hex');
  writeFact(database, { name: idFact, value: id, at: 0 });
  await writeSynced(idFile(database), `${id}\n`, path.join(database.folder, 'incoming'));
}
