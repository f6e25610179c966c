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

/** Where files are: at a work, or at himself. */
export type Home = {
  /** In addresses: the id of the work, `portrait` or `attestation`. */
  name: string;
  draft: string;
  /** The page on which he sees them. */
  page: string;
  takes: 'photographs' | 'a photograph' | 'a PDF';
};

const his = (name: string) => ({ name, draft: `file/${name}` });
export const portrait: Home = { ...his('portrait'), page: '/site/moi', takes: 'a photograph' };
export const attestation: Home = { ...his('attestation'), page: '/site/a-completer', takes: 'a PDF' };
export const homeOfWork = (id: string): Home => ({
  ...{ name: id, draft: `work/${id}`, page: `/site/chantiers/${id}`, takes: 'photographs' },
});

/** Its place on the page. */
export const anchorOf = ({ name }: Home) => `fichiers-${name}`;

/** Null for a work that is gone. */
export function homeNamed(database: RequestDatabase, name: string): Home | null {
  const work = homeOfWork(name);
  const own = [portrait, attestation].find((home) => home.name === name);
  return own ?? (readDraft(database, work.draft) && work);
}

export const sectionDraft = (section: Section) => `form/${section.id}`;

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
  home: Home,
  change: (before: readonly Photo[]) => readonly Photo[],
): void {
  changeDraft(database, home.draft, now().getTime(), (draft) => {
    if (!draft && home.takes === 'photographs') return null;
    const { texts, photos, version } = draft ? savedIn(draft) : nothing;
    return { value: { texts, photos: [...change(photos)] }, version };
  });
}

export function newPhoto({ name }: Home, file: string, moment: string): Photo {
  return { id: randomBytes(9).toString('hex'), home: name, moment, alt: '', original: file, file };
}

/** Of a work; of the portrait or the attestation, the only one. */
export const photosOf = (database: RequestDatabase, { draft }: Home): readonly Photo[] =>
  readSaved(database, draft)?.photos ?? [];

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
  changeDraft(database, homeOfWork(id).draft, at, () => ({ value: { texts: {}, photos: [] }, version: 1 }));
  return id;
}

/** The newest first. */
export function listWorks(database: RequestDatabase): readonly WorkDraft[] {
  return listDrafts(database, 'work/')
    .map((draft) => ({ id: draft.name.slice('work/'.length), ...savedIn(draft) }))
    .toReversed();
}
