import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listDrafts, readDraft, saveDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import type { Section, Texts } from './section';
import type { SiteParts } from './start-owner-site';

/** What he typed, and the version of it; version 0 was never saved. */
type SavedTexts = { texts: Texts; version: number };

const texts = z.record(z.string(), z.string());

export const sectionDraft = (section: Section) => `form/${section.id}`;
export const workDraft = (id: string) => `work/${id}`;

/** Null when he has never saved it: the site then goes on as it is. */
export function readTexts(database: RequestDatabase, name: string): SavedTexts | null {
  const draft = readDraft(database, name);
  return draft && textsIn(draft);
}

/** What cannot be read is as if he had emptied it, and can be saved over. */
function textsIn({ value, version }: Draft): SavedTexts {
  return { texts: texts.safeParse(value).data ?? {}, version };
}

/** Keeps what he typed, right or wrong. @returns false when another tab was faster: nothing is changed then. */
export function saveTexts({ database, now }: SiteParts, name: string, sent: URLSearchParams, value: Texts) {
  const version = sent.get('version') ?? '';
  const seen = /^\d{1,9}$/.test(version) ? Number(version) : 0;
  return saveDraft(database, { name, value, seen, at: now().getTime() }) !== null;
}

/** The sections that he has saved. */
export function savedSections(database: RequestDatabase): readonly (SavedTexts & { section: Section })[] {
  return allSections.flatMap((section) => {
    const saved = readTexts(database, sectionDraft(section));
    return saved ? [{ section, ...saved }] : [];
  });
}

export type WorkDraft = SavedTexts & { id: string };

/** Begins with the moment, so that names have the order in which works were begun. */
export function newWorkId(at: number): string {
  return `${at.toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);
}

/** The newest first. */
export function listWorks(database: RequestDatabase): readonly WorkDraft[] {
  return listDrafts(database, 'work/')
    .map((draft) => ({ id: draft.name.slice('work/'.length), ...textsIn(draft) }))
    .toReversed();
}

export function readWork(database: RequestDatabase, id: string): WorkDraft | null {
  const saved = readTexts(database, workDraft(id));
  return saved && { id, ...saved };
}
