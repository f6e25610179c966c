import { renameSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isErrorCode } from '../../error-code';
import type { Spool } from '../spool';
import { syncFolder } from '../synced-files';

const mailMark = z.object({
  /** `delivering` that outlives its process: nobody knows whether the mail server took the message. */
  state: z.enum(['delivering', 'waiting', 'dead']),
  attempts: z.number(),
  /** How often the server refused it for good. */
  refusals: z.number(),
  /** ISO 8601: when this state began, and when it may end. */
  at: z.string(),
  nextAt: z.string(),
  error: z.string(),
});

/** What is known about a request that has not left yet. */
export type MailMark = z.infer<typeof mailMark>;

/** Which requests have left by mail, on disk. The folder says it: `delivered` or `undelivered`. */
export type MailMarks = {
  delivered(): Promise<ReadonlySet<string>>;
  undelivered(): Promise<ReadonlyMap<string, MailMark>>;
  write(key: string, mark: MailMark): Promise<void>;
  /** The last written mark moves to `delivered`. */
  finish(key: string): Promise<void>;
};

export function mailMarks({ at, writer }: Spool): MailMarks {
  const keysIn = async (folder: 'delivered' | 'undelivered') =>
    (await readdir(at(folder)))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));

  async function read(key: string): Promise<MailMark | null> {
    try {
      return mailMark.parse(JSON.parse(await readFile(at('undelivered', `${key}.json`), 'utf8')));
    } catch {
      // Unknown is as good as never tried.
      return null;
    }
  }

  return {
    delivered: async () => new Set(await keysIn('delivered')),
    async undelivered() {
      const marks = new Map<string, MailMark>();
      for (const key of await keysIn('undelivered')) {
        const mark = await read(key);
        if (mark) marks.set(key, mark);
      }
      return marks;
    },
    write: (key, mark) => writer.replace(at('undelivered', `${key}.json`), `${JSON.stringify(mark)}\n`),
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
      // The old name may outlive a power cut; the new one says enough.
      await syncFolder(at('delivered'));
    },
  };
}
