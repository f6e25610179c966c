import { z } from 'zod';
import { readFact, writeFact, type RequestDatabase } from '../../requests/database/open-database';
import { newestDraft } from '../drafts';

/** Content that became live. */
const publication = z.object({
  /** Hash of the content. */
  content: z.string(),
  /** ISO 8601 time at which it last became live. */
  date: z.string(),
});

const publications = z.object({
  live: publication.nullable(),
  previous: publication.nullable(),
  /** Drafts that are not newer than this are live, in milliseconds since 1970; 0 if no draft is. */
  draftsUntil: z.number(),
});

type Publications = z.infer<typeof publications>;

const factName = 'owner-publications';
const none: Publications = { live: null, previous: null, draftsUntil: 0 };

/** Returns what is live, and what was live before. */
export function readPublications(database: RequestDatabase): Publications {
  const fact = readFact(database, factName);
  return fact ? publications.parse(JSON.parse(fact.value)) : none;
}

/** Records what is live now. */
export function noteLive(
  database: RequestDatabase,
  live: z.infer<typeof publication>,
  draftsUntil: number,
): void {
  const before = readPublications(database);
  const previous = before.live?.content === live.content ? before.previous : before.live;
  const value = JSON.stringify({ live, previous, draftsUntil });
  writeFact(database, { name: factName, value, at: Date.parse(live.date) });
}

/** Returns whether the owner has saved something since the last publication. */
export const hasChanges = (database: RequestDatabase): boolean =>
  newestDraft(database) > readPublications(database).draftsUntil;
