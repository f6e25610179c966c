import { z } from 'zod';
import { readBeginning } from '../read-beginning';
import type { Spool } from '../spool';
import { removeSynced } from '../synced-files';

const lateAlert = z.object({
  /** Milliseconds since 1970: when it was last told that mail is late. */
  toldAt: z.number(),
});

/** What was told when, on disk, so that a restart neither repeats nor forgets it. */
export type AlertMarks = {
  /** The last day (`yyyy-mm-dd` in Paris) whose daily mail was sent or not needed; null when unknown. */
  dailyDay(): Promise<string | null>;
  setDailyDay(day: string): Promise<void>;
  /** Null while nobody has been told that mail is late. An unreadable mark counts as told long ago. */
  late(): Promise<{ toldAt: number } | null>;
  setLate(toldAt: number | null): Promise<void>;
  /** ISO 8601: the newest decision of the guard that was told; null when unknown. */
  guardTold(): Promise<string | null>;
  setGuardTold(date: string): Promise<void>;
};

const mostBytes = 1_024;

export function alertMarks({ at, writer }: Pick<Spool, 'at' | 'writer'>): AlertMarks {
  const textOf = (name: string) => readBeginning(at('alerts', name), mostBytes).catch(() => null);
  return {
    dailyDay: async () => (await textOf('daily'))?.trim() ?? null,
    setDailyDay: (day) => writer.replace(at('alerts', 'daily'), `${day}\n`),
    guardTold: async () => (await textOf('guard'))?.trim() ?? null,
    setGuardTold: (date) => writer.replace(at('alerts', 'guard'), `${date}\n`),
    async late() {
      const text = await textOf('late.json');
      if (text === null) return null;
      try {
        return lateAlert.parse(JSON.parse(text));
      } catch {
        return { toldAt: 0 };
      }
    },
    async setLate(toldAt) {
      if (toldAt === null) await removeSynced(at('alerts', 'late.json'));
      else await writer.replace(at('alerts', 'late.json'), `${JSON.stringify({ toldAt })}\n`);
    },
  };
}
