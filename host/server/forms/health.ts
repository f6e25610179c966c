import { randomBytes } from 'node:crypto';
import { statfs, unlink, writeFile } from 'node:fs/promises';
import type { MailQueue } from './mail/mail-queue';
import type { Spool } from './spool';

/** What a monitor wants to know; anything in `problems` needs somebody. */
export type Health = {
  status: 'ok' | 'unhealthy';
  problems: readonly (
    'spool-not-writable' | 'disk-nearly-full' | 'mail-late' | 'dead-letters' | 'retention-held'
  )[];
  spoolWritable: boolean;
  freeBytes: number;
  mail: 'on' | 'off';
  queueDepth: number;
  oldestUndeliveredSeconds: number | null;
  deadLetters: number;
  /** What was set apart as a robot's, for the owner to look at. */
  quarantined: number;
  /** Requests that are too old, and that go only with the owner's word. */
  retentionHeld: number;
  /** What the mail server said last, if that was not « accepted ». */
  mailTrouble: string | null;
};

const leastFree = 100 * 1024 * 1024;
const longestWait = 60 * 60;

export async function healthOf(
  spool: Spool,
  mailQueue: MailQueue | null,
  { quarantined, retentionHeld }: Pick<Health, 'quarantined' | 'retentionHeld'>,
): Promise<Health> {
  const [spoolWritable, freeBytes] = await Promise.all([isWritable(spool), freeSpace(spool)]);
  const mail = mailQueue?.status();
  const oldestUndeliveredSeconds = mail?.oldestSeconds ?? null;
  const deadLetters = mail?.dead ?? 0;
  const problems = [
    ...(spoolWritable ? [] : (['spool-not-writable'] as const)),
    ...(freeBytes >= leastFree ? [] : (['disk-nearly-full'] as const)),
    ...((oldestUndeliveredSeconds ?? 0) <= longestWait ? [] : (['mail-late'] as const)),
    ...(deadLetters === 0 ? [] : (['dead-letters'] as const)),
    ...(retentionHeld === 0 ? [] : (['retention-held'] as const)),
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
    quarantined,
    retentionHeld,
    mailTrouble: mail?.trouble ?? null,
  };
}

/** Where requests themselves are kept, and not only where drafts are. */
function isWritable(spool: Spool): Promise<boolean> {
  return canWrite(spool.at('accepted', `.probe-${randomBytes(8).toString('hex')}`));
}

/** As much as a request with a long text: on a full disk an empty file can be made, and nothing put into it. */
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

async function freeSpace(spool: Spool): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(spool.at('accepted'));
    return bavail * bsize;
  } catch {
    return 0;
  }
}
