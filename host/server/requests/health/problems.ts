import { stat } from 'node:fs/promises';
import type { ProblemCode } from '../content/problem-texts';
import { writeFact, type ServiceParts } from '../database/open-database';
import { errorMessage } from '../../../delivery/error-code';
import type { MailLoop } from '../mail/mail-loop';
import { countHeld } from '../retention';
import { freeSpace } from '../database/request-files';
import { certificateEnd } from './certificate-end';

/** A problem that a person must solve. */
export type Problem = {
  code: ProblemCode;
  /** Milliseconds since 1970. */
  since: number;
  /** Details, such as a number or an error of the mail server. May be empty. */
  detail: string;
};

export type ProblemParts = ServiceParts & {
  /** Null if mail is disabled. */
  mail: Pick<MailLoop, 'stuck'> | null;
  /** File that the backup touches each time it succeeds. Null if there is no backup. */
  backupStamp: string | null;
  /** Host name under which visitors get the site over TLS from this machine. Null if it serves no TLS. */
  certificateName: string | null;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Free bytes below which the disk counts as nearly full. Photographs leave more free, so no visitor can reach it. */
const leastFree = 100 * 1024 * 1024;
const certificateDays = 10;

/** Returns the details of a problem, or null if there is none. */
type Finder = (parts: ProblemParts & { moment: number; startedAt: number }) => Promise<string | null>;

const finders: Readonly<Record<ProblemCode, Finder>> = {
  async 'cannot-write'({ database, moment }) {
    try {
      writeFact(database, { name: 'health-probe', value: '', at: moment });
      return null;
    } catch (error) {
      return errorMessage(error);
    }
  },
  'mail-stuck': async ({ mail }) => mail && mail.stuck(),
  async 'backup-old'({ backupStamp, moment, startedAt }) {
    if (backupStamp === null) return null;
    const made = await stat(backupStamp).catch(() => null);
    const isOld = made ? moment - made.mtimeMs > day : moment - startedAt > hour;
    return isOld ? '' : null;
  },
  async 'certificate-ends'({ certificateName, moment }) {
    if (certificateName === null) return null;
    const end = await certificateEnd(certificateName);
    return end - moment < certificateDays * day ? new Date(end).toISOString().slice(0, 10) : null;
  },
  'disk-nearly-full': async ({ database }) => ((await freeSpace(database.folder)) < leastFree ? '' : null),
  async 'retention-waits'(parts) {
    const count = countHeld(parts);
    return count > 0 ? String(count) : null;
  },
};

/**
 * Finds the six problems. The owner's page, the morning mail, `/health` and the heartbeat read the result of the last
 * round.
 */
export function problemWatch(parts: ProblemParts) {
  const startedAt = parts.now().getTime();
  let current: readonly Problem[] = [];
  return {
    current: () => current,
    /** Looks for problems once. For `startPoll`. */
    async round(): Promise<void> {
      const moment = parts.now().getTime();
      const found: Problem[] = [];
      for (const [code, find] of Object.entries(finders) as [ProblemCode, Finder][]) {
        // A finder fails when the database cannot be read, which `cannot-write` reports, or when nginx does not respond.
        const detail = await find({ ...parts, moment, startedAt }).catch((error: unknown) =>
          code === 'certificate-ends' ? errorMessage(error) : null,
        );
        const since = current.find((problem) => problem.code === code)?.since ?? moment;
        if (detail !== null) found.push({ code, since, detail });
      }
      current = found;
    },
  };
}
