import { removeSynced } from './synced-files';
import type { Spool } from './spool';

/** Which requests the owner has dealt with; the index knows since when. */
export type HandledMarks = {
  /** Once more moves the moment to now, as after a correction. */
  mark(reference: string): Promise<void>;
  unmark(reference: string): Promise<void>;
};

/** One empty file for each handled request: its date says since when. */
export function handledMarks({ at, writer }: Pick<Spool, 'at' | 'writer'>): HandledMarks {
  return {
    mark: (reference) => writer.replace(at('handled', reference), ''),
    unmark: async (reference) => void (await removeSynced(at('handled', reference))),
  };
}
