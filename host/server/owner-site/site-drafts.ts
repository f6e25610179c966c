import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { changeDraft, listDrafts, readDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import type { Section, Texts } from './section';
import type { SiteParts } from './start-owner-site';

/** A photograph of the owner or his attestation. */
const photo = z.object({
  id: z.string(),
  /** The work that it belongs to, `portrait` or `attestation`. */
  home: z.string(),
  /** When it was taken, as he says: `before`, `during` or `after`. */
  moment: z.string(),
  /** What it shows, in his words. */
  alt: z.string(),
  /** Its file in the folder of the site: drawn anew, with nothing hidden; of the attestation, as it came. */
  original: z.string(),
  /** What the site shows: the same, or as he has retouched it. */
  file: z.string(),
});

export type Photo = Readonly<z.infer<typeof photo>>;

/** A photograph that cannot be read hides neither the others nor what he typed. */
const content = z.object({
  texts: z.record(z.string(), z.string()).catch({}),
  photos: z.array(photo.nullable().catch(null)).catch([]),
});

/** What he has typed in a form, right or wrong, and the photographs that belong to it, in his order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** The same, and how often he has saved the form. */
type Saved = Content & { version: number };

const nothing: Saved = { texts: {}, photos: [], version: 0 };

export const portraitHome = 'portrait';
export const attestationHome = 'attestation';
/** Whether files belong to a work, and not to the owner himself. */
export const isWork = (home: string) => home !== portraitHome && home !== attestationHome;

export const sectionDraft = (section: Section) => `form/${section.id}`;
/** @param home a work, `portrait` or `attestation`. */
export const homeDraft = (home: string) => `${isWork(home) ? 'work' : 'file'}/${home}`;

/** Null when he has never saved it: the site then goes on as it is. */
export function readSaved(database: RequestDatabase, name: string): Saved | null {
  const draft = readDraft(database, name);
  return draft && savedIn(draft);
}

/** What cannot be read is as if he had emptied it, and can be saved over. */
function savedIn({ value, version }: Draft): Saved {
  const { texts, photos } = content.safeParse(value).data ?? nothing;
  return { texts, photos: photos.filter((one) => one !== null), version };
}

/**
 * Saves a form that he has sent, right or wrong.
 * @returns false when another tab was faster: nothing is changed then.
 */
export function saveSent(
  { database, now }: SiteParts,
  name: string,
  sent: URLSearchParams,
  change: (before: Content) => Content,
): boolean {
  const version = sent.get('version') ?? '';
  const seen = /^\d{1,9}$/.test(version) ? Number(version) : 0;
  return changeDraft(database, name, now().getTime(), (draft) => {
    if ((draft?.version ?? 0) !== seen) return null;
    const { texts, photos } = change(draft ? savedIn(draft) : nothing);
    return { value: { texts, photos: [...photos] }, version: seen + 1 };
  });
}

/** Changes the photographs of a work that is still there, or his portrait or attestation; a form that is open stays as it is. */
export function changePhotos(
  { database, now }: SiteParts,
  home: string,
  change: (before: readonly Photo[]) => readonly Photo[],
): void {
  changeDraft(database, homeDraft(home), now().getTime(), (draft) => {
    if (!draft && isWork(home)) return null;
    const { texts, photos, version } = draft ? savedIn(draft) : nothing;
    return { value: { texts, photos: [...change(photos)] }, version };
  });
}

export function newPhoto(home: string, file: string, moment: string): Photo {
  return { id: randomBytes(9).toString('hex'), home, moment, alt: '', original: file, file };
}

/** Of a work; of the portrait or the attestation, the only one. */
export const photosOf = (database: RequestDatabase, home: string): readonly Photo[] =>
  readSaved(database, homeDraft(home))?.photos ?? [];

/** The sections that he has saved. */
export function savedSections(database: RequestDatabase): readonly (Saved & { section: Section })[] {
  return allSections.flatMap((section) => {
    const saved = readSaved(database, sectionDraft(section));
    return saved ? [{ section, ...saved }] : [];
  });
}

export type WorkDraft = Saved & { id: string };

/** Begins an empty one. @returns its id, which begins with the moment, so that names have the order in which works were begun. */
export function addWorkDraft({ database, now }: SiteParts): string {
  const at = now().getTime();
  const id = `${at.toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);
  changeDraft(database, homeDraft(id), at, () => ({ value: { texts: {}, photos: [] }, version: 1 }));
  return id;
}

/** The newest first. */
export function listWorks(database: RequestDatabase): readonly WorkDraft[] {
  return listDrafts(database, 'work/')
    .map((draft) => ({ id: draft.name.slice('work/'.length), ...savedIn(draft) }))
    .toReversed();
}
