import { errorMessage } from '../../error-code';
import { readFact, writeFact } from '../database/facts';
import type { RequestDatabase } from '../database/open-database';

/**
 * What was told last, kept in the database so that a restart neither repeats nor forgets it. What cannot be written, as
 * on a full disk, counts until this process ends: nobody is told the same every few minutes.
 */
export type RememberedFact = {
  /** Null when nothing is known. */
  read(): string | null;
  /** Never throws. */
  set(value: string): void;
};

export function rememberedFact(
  database: RequestDatabase,
  { name, now, log }: { name: string; now: () => Date; log: (message: string) => void },
): RememberedFact {
  let unwritten: string | null = null;
  return {
    read: () => unwritten ?? readFact(database, name)?.value ?? null,
    set(value) {
      unwritten = value;
      try {
        writeFact(database, { name, value, at: now().getTime() });
        unwritten = null;
      } catch (error) {
        log(`« ${name} » is done, but that could not be noted: ${errorMessage(error)}`);
      }
    },
  };
}
