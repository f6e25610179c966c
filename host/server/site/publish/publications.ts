import { z } from 'zod';
import { readFact, writeFact, type RequestDatabase } from '../../requests/database/open-database';
import { newestDraft } from '../draft-rows';

/** Content that became live. */
const publication = z.object({
  /** Hash of the content. */
  content: z.string(),
  /** When it last became live, in milliseconds since 1970. */
  at: z.number(),
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
  return (fact && publications.safeParse(JSON.parse(fact.value)).data) ?? none;
}

/** Records what is live now. */
export function noteLive(
  database: RequestDatabase,
  { content, date }: { content: string; date: string },
  draftsUntil: number,
): void {
  const { live: before, previous } = readPublications(database);
  const at = Date.parse(date);
  const next: Publications = {
    live: { content, at },
    previous: before?.content === content ? previous : before,
    draftsUntil,
  };
  writeFact(database, { name: factName, value: JSON.stringify(next), at });
}

/** Returns whether the owner has saved something since the last publication. */
export const hasChanges = (database: RequestDatabase): boolean =>
  newestDraft(database) > readPublications(database).draftsUntil;
