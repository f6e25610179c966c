import { renameSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { z } from 'zod';
import { isErrorCode } from '../../error-code';
import { readBeginning } from '../read-beginning';
import type { Spool } from '../spool';
import { isRequestKey } from '../stored-request';
import { syncFolder } from '../synced-files';

const longestError = 500;
const count = z.number().int().nonnegative().catch(0);

/** A mark as read from disk; unreadable fields count as never tried. */
const mailMark = z.object({
  /** `delivering` that outlives its process: nobody knows whether the mail server took the message. */
  state: z.enum(['delivering', 'waiting', 'dead']).catch('waiting'),
  attempts: count,
  /** Milliseconds waited so far between refusals for good. */
  refusedFor: count,
  /** ISO 8601: when this state began, and when it may end. */
  at: z.string().catch(''),
  nextAt: z.string().catch(''),
  error: z
    .string()
    .transform((text) => text.slice(0, longestError))
    .catch(''),
});

/** What is known about a request that has not left yet. */
export type MailMark = z.infer<typeof mailMark>;

/** Which requests have left by mail, on disk. The folder says it: `delivered` or `undelivered`. */
export type MailMarks = {
  /** Names of the requests that have left. */
  delivered(): Promise<ReadonlySet<string>>;
  isDelivered(key: string): Promise<boolean>;
  /** Names of the requests that were tried and have not left. */
  tried(): Promise<ReadonlySet<string>>;
  /** What is known about one of them; null when nothing is. */
  read(key: string): Promise<MailMark | null>;
  undelivered(): Promise<ReadonlyMap<string, MailMark>>;
  write(key: string, mark: MailMark): Promise<void>;
  /** The last written mark moves to `delivered`. */
  finish(key: string): Promise<void>;
};

/** Far above what a mark weighs. */
const mostBytes = 16 * 1024;
const readsAtOnce = 64;

export function mailMarks({ at, writer }: Spool): MailMarks {
  const keysIn = async (folder: 'delivered' | 'undelivered') =>
    (await readdir(at(folder)))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter(isRequestKey);

  async function read(key: string): Promise<MailMark | null> {
    try {
      const text = await readBeginning(at('undelivered', `${key}.json`), mostBytes);
      return mailMark.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  return {
    delivered: async () => new Set(await keysIn('delivered')),
    isDelivered: (key) =>
      access(at('delivered', `${key}.json`)).then(
        () => true,
        () => false,
      ),
    tried: async () => new Set(await keysIn('undelivered')),
    read,
    async undelivered() {
      const marks = new Map<string, MailMark>();
      const keys = await keysIn('undelivered');
      for (let start = 0; start < keys.length; start += readsAtOnce) {
        const some = keys.slice(start, start + readsAtOnce);
        const found = await Promise.all(some.map(read));
        for (const [index, key] of some.entries()) {
          const mark = found[index];
          if (mark) marks.set(key, mark);
        }
      }
      return marks;
    },
    write: (key, mark) =>
      writer.replace(
        at('undelivered', `${key}.json`),
        `${JSON.stringify({ ...mark, error: mark.error.slice(0, longestError) })}\n`,
      ),
    async finish(key) {
      // At once, without giving up the processor: the time between the server's word and this
      // name is the only one in which a killed process sends the message again.
      try {
        renameSync(at('undelivered', `${key}.json`), at('delivered', `${key}.json`));
      } catch (error) {
        // Erased meanwhile, at the owner's wish.
        if (isErrorCode(error, 'ENOENT')) return;
        throw error;
      }
      // After a power cut the old name may still be there; the new name counts.
      await syncFolder(at('delivered'));
    },
  };
}
