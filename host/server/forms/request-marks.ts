import { readdir, stat } from 'node:fs/promises';
import { isDay } from '@renovation-th/shared/forms/paris-time';
import { readBeginning } from './read-beginning';
import { removeSynced } from './synced-files';
import { isRequestReference } from './stored-request';
import type { Spool } from './spool';

/** Which requests the owner has dealt with; the index knows since when. */
export type HandledMarks = {
  /** When this one was dealt with, in milliseconds; null when it was not. */
  at(reference: string): Promise<number | null>;
  /** Once more moves the moment to now, as after a correction. */
  mark(reference: string): Promise<void>;
  unmark(reference: string): Promise<void>;
};

/** One empty file for each handled request: its date says since when. */
export function handledMarks({ at, writer }: Pick<Spool, 'at' | 'writer'>): HandledMarks {
  return {
    at: (reference) =>
      stat(at('handled', reference)).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    mark: (reference) => writer.replace(at('handled', reference), ''),
    unmark: async (reference) => void (await removeSynced(at('handled', reference))),
  };
}

/** On which day the owner wants to be reminded of a request: `yyyy-mm-dd` in Paris, by reference. */
export type ReminderMarks = {
  list(): Promise<ReadonlyMap<string, string>>;
  /** Null when there is none. */
  at(reference: string): Promise<string | null>;
  mark(reference: string, day: string): Promise<void>;
  unmark(reference: string): Promise<void>;
};

// More than an owner ever sets; what somebody else put there must not take all memory.
const mostReminders = 5_000;

/** One file for each request to be reminded of: it holds the day. */
export function reminderMarks({ at, writer }: Pick<Spool, 'at' | 'writer'>): ReminderMarks {
  /** A damaged one reminds at once: the owner wanted something. */
  const dayOf = async (reference: string): Promise<string | null> => {
    const text = await readBeginning(at('remind', reference), 64).catch(() => null);
    if (text === null) return null;
    return isDay(text.trim()) ? text.trim() : '0000-01-01';
  };
  return {
    async list() {
      const names = (await readdir(at('remind'))).filter(isRequestReference).slice(0, mostReminders);
      const days = new Map<string, string>();
      for (const name of names) days.set(name, (await dayOf(name)) ?? '');
      return days;
    },
    at: dayOf,
    mark: (reference, day) => writer.replace(at('remind', reference), `${day}\n`),
    unmark: async (reference) => void (await removeSynced(at('remind', reference))),
  };
}
