import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { changeDraft, listDrafts, readDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import { digestOf, type NamedField, type Section, type Texts } from './form/section';

type DraftStore = { database: RequestDatabase; now: () => Date };

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
  /** What the site would show without the last retouches, the last one first. */
  earlier: z.array(z.string()).catch([]),
  /** Whether he has looked for a face or a plate. */
  isChecked: z.boolean().catch(false),
});

export type Photo = Readonly<z.infer<typeof photo>>;

/** A photograph that cannot be read hides neither the others nor what he typed. */
const content = z.object({
  texts: z.record(z.string(), z.string()).catch({}),
  photos: z.array(photo.nullable().catch(null)).catch([]),
});

/** What he has typed in a form, right or wrong, and the photographs that belong to it, in his order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** The same, how often it was changed, and when it was last. Milliseconds since 1970. */
export type Saved = Content & { version: number; at: number };

const nothing: Saved = { texts: {}, photos: [], version: 0, at: 0 };

/** The fields of a photograph, by their names in the form of its work. */
export const textsOfPhoto = ({ id, moment, alt }: Photo): Texts => ({
  [`${id}.moment`]: moment,
  [`${id}.alt`]: alt,
});

/** The hash by which delivery knows an original. */
export const hashOf = (original: string): string => original.replace(/\.\w+$/, '');

export const titleOfWork = ({ title }: Texts): string => title || siteTexts.unnamedWork;

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

export const sectionDraft = ({ id }: Pick<Section, 'id'>) => `form/${id}`;

/** Null when he has never saved it: the site then goes on as it is. */
export function readSaved(database: RequestDatabase, name: string): Saved | null {
  const draft = readDraft(database, name);
  return draft && savedIn(draft);
}

/** What cannot be read is as if he had emptied it, and can be saved over. */
function savedIn({ value, version, at }: Draft): Saved {
  const { texts, photos } = content.safeParse(value).data ?? nothing;
  return { texts, photos: photos.filter((one) => one !== null), version, at };
}

/** Fields that are saved together, and the digest of what he saw in them. */
export type SentPart = { fields: readonly NamedField[]; seen: string | null; texts: Texts };

/** What becomes of a sent part, beside what is saved: nothing was typed; it is saved; another device was faster. */
type Fate = 'untouched' | 'changed' | 'conflict';

/** @param saved what the fields hold by now. */
export function fateOf({ fields, seen, texts }: SentPart, saved: Texts): Fate {
  const [typed, stored] = [digestOf(fields, texts), digestOf(fields, saved)];
  // A part without a digest was not in the form.
  if (seen === null || typed === seen || typed === stored) return 'untouched';
  return stored === seen ? 'changed' : 'conflict';
}

/** Changes a draft, or begins it. @param change returns null to change nothing. */
export function changeContent(
  { database, now }: DraftStore,
  name: string,
  change: (before: Content | null) => Content | null,
): void {
  changeDraft(database, name, now().getTime(), (draft) => {
    const changed = change(draft && savedIn(draft));
    if (!changed) return null;
    const { texts, photos } = changed;
    return { value: { texts, photos: [...photos] }, version: (draft?.version ?? 0) + 1 };
  });
}

/** Changes the photographs of a work that is still there, or his portrait or attestation. */
export function changePhotos(
  parts: DraftStore,
  home: Home,
  change: (before: readonly Photo[]) => readonly Photo[],
): void {
  changeContent(parts, home.draft, (before) => {
    if (!before && home.takes === 'photographs') return null;
    const { texts, photos } = before ?? nothing;
    return { texts, photos: change(photos) };
  });
}

export function newPhoto({ name }: Home, file: string, moment: string): Photo {
  return {
    id: randomBytes(9).toString('hex'),
    home: name,
    moment,
    alt: '',
    original: file,
    file,
    earlier: [],
    isChecked: false,
  };
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
export function addWorkDraft({ database, now }: DraftStore): string {
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
