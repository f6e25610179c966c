import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listDrafts, readDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import { moments, type Moment } from './photo-drafts';
import type { Section, Texts } from './section';

/** What he typed, and the version of it; version 0 was never saved. */
type SavedTexts = { texts: Texts; version: number };

const texts = z.record(z.string(), z.string());

export const sectionDraft = (section: Section) => `form/${section.id}`;
export const workDraft = (id: string) => `work/${id}`;
export const workPhotosDraft = (id: string) => `work/${id}/photos`;

/** Null when he has never saved it: the site then goes on as it is. */
export function readTexts(database: RequestDatabase, name: string): SavedTexts | null {
  const draft = readDraft(database, name);
  return draft && textsIn(draft);
}

/** What cannot be read is as if he had emptied it, and can be saved over. */
function textsIn({ value, version }: Draft): SavedTexts {
  return { texts: texts.safeParse(value).data ?? {}, version };
}

/** The sections that he has saved. */
export function savedSections(database: RequestDatabase): readonly (SavedTexts & { section: Section })[] {
  return allSections.flatMap((section) => {
    const saved = readTexts(database, sectionDraft(section));
    return saved ? [{ section, ...saved }] : [];
  });
}

export type WorkDraft = SavedTexts & { id: string };

export const isWorkId = (id: string) => /^[0-9a-f]{16}$/.test(id);

/** Begins with the moment, so that names have the order in which works were begun. */
export function newWorkId(at: number): string {
  return `${at.toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);
}

/** The newest first. */
export function listWorks(database: RequestDatabase): readonly WorkDraft[] {
  return listDrafts(database, 'work/')
    .flatMap((draft) => {
      const [, id = '', ...rest] = draft.name.split('/');
      return rest.length === 0 && isWorkId(id) ? [{ id, ...textsIn(draft) }] : [];
    })
    .toReversed();
}

export function readWork(database: RequestDatabase, id: string): WorkDraft | null {
  const saved = isWorkId(id) ? readTexts(database, workDraft(id)) : null;
  return saved && { id, ...saved };
}

/** What he says of the photographs of a work, and their order. */
const photoWords = z.object({
  order: z.array(z.string()),
  words: z.record(z.string(), z.object({ moment: z.enum(moments), alt: z.string() })),
});

export type PhotoWords = {
  order: readonly string[];
  words: Readonly<Record<string, { moment: Moment; alt: string }>>;
};

export function readPhotoWords(database: RequestDatabase, id: string): PhotoWords & { version: number } {
  const draft = readDraft(database, workPhotosDraft(id));
  const read = photoWords.safeParse(draft?.value).data ?? { order: [], words: {} };
  return { ...read, version: draft?.version ?? 0 };
}
