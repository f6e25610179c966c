import { readdir, stat } from 'node:fs/promises';
import { removeSynced } from './synced-files';
import { referenceOf } from './stored-request';
import type { Spool } from './spool';

/** Which requests the owner has dealt with, and when he said so. */
export type HandledMarks = {
  /** Moments in milliseconds, by reference. */
  list(): Promise<ReadonlyMap<string, number>>;
  mark(reference: string): Promise<void>;
  unmark(reference: string): Promise<void>;
};

/** One empty file for each handled request: its date says since when. */
export function handledMarks({ at, writer }: Spool): HandledMarks {
  return {
    async list() {
      const names = await readdir(at('handled'));
      const dates = await Promise.all(
        names.map((name) => stat(at('handled', name)).catch(() => null /* unmarked this instant */)),
      );
      return new Map(names.map((name, index) => [referenceOf(name), dates[index]?.mtimeMs ?? 0]));
    },
    mark: async (reference) => void (await writer.writeNew(at('handled', reference), '')),
    unmark: async (reference) => void (await removeSynced(at('handled', reference))),
  };
}
