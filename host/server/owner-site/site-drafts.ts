import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { changeDraft, listDrafts, readDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import { digestOf, type NamedField, type Section, type Texts } from './form/section';

type DraftStore = { database: RequestDatabase; now: () => Date };

/** A photograph from the owner, or the attestation. */
const photo = z.object({
  id: z.string(),
  /** Work that the photograph belongs to, or `portrait` or `attestation`. */
  home: z.string(),
  /** `before`, `during` or `after`, as the owner chose. */
  moment: z.string(),
  /** Alternative text. */
  alt: z.string(),
  /** File of the re-encoded photograph without retouches, or of the attestation as it was sent. */
  original: z.string(),
  /** File that the site shows: the original, or a retouched copy. */
  file: z.string(),
  /** Number of retouches that hid a part or an edge of this file. */
  hidden: z.number().catch(0),
  /** Earlier retouches, the latest first. */
  earlier: z.array(z.object({ file: z.string(), hidden: z.number() })).catch([]),
  /** Whether the owner has answered the question about faces and plates. */
  isChecked: z.boolean().catch(false),
});

export type Photo = Readonly<z.infer<typeof photo>>;

/** An unreadable photograph hides neither the others nor the texts. */
const content = z.object({
  texts: z.record(z.string(), z.string()).catch({}),
  photos: z.array(photo.nullable().catch(null)).catch([]),
});

/** Typed texts of a form, valid or not, and its photographs in the owner's order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** Saved content with its version and the time of the last change, in milliseconds since 1970. */
export type Saved = Content & { version: number; at: number };

const nothing: Saved = { texts: {}, photos: [], version: 0, at: 0 };

/** The fields of a photograph, by their names in the form of its work. */
export const textsOfPhoto = ({ id, moment, alt }: Photo): Texts => ({
  [`${id}.moment`]: moment,
  [`${id}.alt`]: alt,
});

/** Returns the hash that identifies an original to delivery. */
export const hashOf = (original: string): string => original.replace(/\.\w+$/, '');

export const titleOfWork = ({ title }: Texts): string => title || siteTexts.unnamedWork;

/** Owner of files: a work, the portrait or the attestation. */
export type Home = {
  /** Name in URLs: the id of the work, `portrait` or `attestation`. */
  name: string;
  draft: string;
  /** The page that shows the files. */
  page: string;
  takes: 'photographs' | 'a photograph' | 'a PDF';
};

const his = (name: string) => ({ name, draft: `file/${name}` });
export const portrait: Home = { ...his('portrait'), page: '/site/moi', takes: 'a photograph' };
export const attestation: Home = { ...his('attestation'), page: '/site/a-completer', takes: 'a PDF' };
export const homeOfWork = (id: string): Home => ({
  ...{ name: id, draft: `work/${id}`, page: `/site/chantiers/${id}`, takes: 'photographs' },
});

/** Returns the id of the home's element on the page. */
export const anchorOf = ({ name }: Home) => `fichiers-${name}`;

/** Finds a home by name; null for a deleted work. */
export function homeNamed(database: RequestDatabase, name: string): Home | null {
  const work = homeOfWork(name);
  const own = [portrait, attestation].find((home) => home.name === name);
  return own ?? (readDraft(database, work.draft) && work);
}

export const sectionDraft = ({ id }: Pick<Section, 'id'>) => `form/${id}`;

/** Reads a draft; null if it was never saved. */
export function readSaved(database: RequestDatabase, name: string): Saved | null {
  const draft = readDraft(database, name);
  return draft && savedIn(draft);
}

/** Reads unreadable content as empty, so that it can be saved again. */
function savedIn({ value, version, at }: Draft): Saved {
  const { texts, photos } = content.safeParse(value).data ?? nothing;
  return { texts, photos: photos.filter((one) => one !== null), version, at };
}

/** Fields that are saved together, with the digest of the values that the form showed. */
export type SentPart = { fields: readonly NamedField[]; seen: string | null; texts: Texts };

/** Result of comparing a sent part with the saved part: unchanged, to be saved, or changed on another device too. */
type Fate = 'untouched' | 'changed' | 'conflict';

/** Compares a sent part with the saved values. */
export function fateOf({ fields, seen, texts }: SentPart, saved: Texts): Fate {
  const [typed, stored] = [digestOf(fields, texts), digestOf(fields, saved)];
  // A part without a digest was not in the form.
  if (seen === null || typed === seen || typed === stored) return 'untouched';
  return stored === seen ? 'changed' : 'conflict';
}

/** Changes a draft, or creates it. @param change returns null to change nothing. */
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

/** Changes the photographs of an existing work, the portrait or the attestation. */
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
    hidden: 0,
    earlier: [],
    isChecked: false,
  };
}

/** Reads the photographs of a work, or the single file of the portrait or the attestation. */
export const photosOf = (database: RequestDatabase, { draft }: Home): readonly Photo[] =>
  readSaved(database, draft)?.photos ?? [];

/** Lists the saved sections. */
export function savedSections(database: RequestDatabase): readonly (Saved & { section: Section })[] {
  return allSections.flatMap((section) => {
    const saved = readSaved(database, sectionDraft(section));
    return saved ? [{ section, ...saved }] : [];
  });
}

export type WorkDraft = Saved & { id: string };

/** Creates a work that was finished this month. @returns its id, which starts with the time, so that ids sort by creation. */
export function addWorkDraft({ database, now }: DraftStore): string {
  const at = now().getTime();
  const id = `${at.toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);
  const texts = { month: parisMoment(now()).day.slice(0, 7) };
  changeDraft(database, homeOfWork(id).draft, at, () => ({ value: { texts, photos: [] }, version: 1 }));
  return id;
}

/** Lists all works, the newest first. */
export function listWorks(database: RequestDatabase): readonly WorkDraft[] {
  return listDrafts(database, 'work/')
    .map((draft) => ({ id: draft.name.slice('work/'.length), ...savedIn(draft) }))
    .toReversed();
}
