import { z } from 'zod';
import { errorMessage } from '../../error-code';
import { readBeginning } from '../read-beginning';
import type { Spool } from '../spool';
import { removeSynced } from '../synced-files';

const lateAlert = z.object({
  /** Milliseconds since 1970: when it was last told that mail is late. */
  toldAt: z.number(),
});

/**
 * What was told when, on disk, so that a restart neither repeats nor forgets it. What cannot be written, as on a
 * full disk, counts until this process ends: nobody is told the same every few minutes. Setting never rejects.
 */
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

export function alertMarks(
  { at, writer }: Pick<Spool, 'at' | 'writer'>,
  log: (message: string) => void,
): AlertMarks {
  const textOf = (name: string) => readBeginning(at('alerts', name), mostBytes).catch(() => null);
  const note = (name: string) => alertNote(name, log);
  const daily = note('daily mail');
  const late = note('alert for late mail');
  const guard = note('mail about the guard');
  return {
    dailyDay: () => daily.text(async () => (await textOf('daily'))?.trim() ?? null),
    setDailyDay: (day) => daily.set(day, () => writer.replace(at('alerts', 'daily'), `${day}\n`)),
    guardTold: () => guard.text(async () => (await textOf('guard'))?.trim() ?? null),
    setGuardTold: (date) => guard.set(date, () => writer.replace(at('alerts', 'guard'), `${date}\n`)),
    async late() {
      const text = await late.text(() => textOf('late.json'));
      if (text === null) return null;
      try {
        return lateAlert.parse(JSON.parse(text));
      } catch {
        return { toldAt: 0 };
      }
    },
    async setLate(toldAt) {
      const file = at('alerts', 'late.json');
      if (toldAt === null) return late.set(null, async () => void (await removeSynced(file)));
      const text = JSON.stringify({ toldAt });
      return late.set(text, () => writer.replace(file, `${text}\n`));
    },
  };
}

/** A text that the disk holds, unless the last one could not be written: then memory does. */
function alertNote(name: string, log: (message: string) => void) {
  let unwritten: { text: string | null } | null = null;
  return {
    text: async (read: () => Promise<string | null>) => (unwritten ? unwritten.text : read()),
    async set(text: string | null, write: () => Promise<void>): Promise<void> {
      unwritten = { text };
      try {
        await write();
        unwritten = null;
      } catch (error) {
        log(`The ${name} was sent, but that could not be noted: ${errorMessage(error)}`);
      }
    },
  };
}
