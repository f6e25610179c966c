import { randomBytes } from 'node:crypto';
import { statfs, unlink, writeFile } from 'node:fs/promises';
import type { MailQueue } from './mail/mail-queue';
import type { Spool } from './spool';

/** What a monitor wants to know; anything in `problems` needs somebody. */
export type Health = {
  status: 'ok' | 'unhealthy';
  problems: readonly ('spool-not-writable' | 'disk-nearly-full' | 'mail-late' | 'dead-letters')[];
  spoolWritable: boolean;
  freeBytes: number;
  mail: 'on' | 'off';
  queueDepth: number;
  oldestUndeliveredSeconds: number | null;
  deadLetters: number;
  /** What the mail server said last, if that was not « accepted ». */
  mailTrouble: string | null;
};

const leastFree = 100 * 1024 * 1024;
const longestWait = 60 * 60;

export async function healthOf(spool: Spool, mailQueue: MailQueue | null): Promise<Health> {
  const [spoolWritable, freeBytes] = await Promise.all([isWritable(spool), freeSpace(spool)]);
  const mail = mailQueue?.status();
  const oldestUndeliveredSeconds = mail?.oldestSeconds ?? null;
  const deadLetters = mail?.dead ?? 0;
  const problems = [
    ...(spoolWritable ? [] : (['spool-not-writable'] as const)),
    ...(freeBytes >= leastFree ? [] : (['disk-nearly-full'] as const)),
    ...((oldestUndeliveredSeconds ?? 0) <= longestWait ? [] : (['mail-late'] as const)),
    ...(deadLetters === 0 ? [] : (['dead-letters'] as const)),
  ];

  return {
    status: problems.length === 0 ? 'ok' : 'unhealthy',
    problems,
    spoolWritable,
    freeBytes,
    mail: mail ? 'on' : 'off',
    queueDepth: mail?.waiting ?? 0,
    oldestUndeliveredSeconds,
    deadLetters,
    mailTrouble: mail?.trouble ?? null,
  };
}

/** Where requests themselves are kept, and not only where drafts are. */
async function isWritable(spool: Spool): Promise<boolean> {
  const probe = spool.at('accepted', `.probe-${randomBytes(8).toString('hex')}`);
  try {
    await writeFile(probe, '');
    await unlink(probe);
    return true;
  } catch {
    return false;
  }
}

async function freeSpace(spool: Spool): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(spool.at('accepted'));
    return bavail * bsize;
  } catch {
    return 0;
  }
}
