import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { changeDraft, listDrafts, readDraft, type Draft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import { digestOf, type NamedField, type Section, type Texts } from './form/section';

type DraftStore = { database: RequestDatabase; now: () => Date };

/** A photograph by the owner, or the insurance certificate. */
const photo = z.object({
  id: z.string(),
  /** Id of the project that the photograph belongs to, or `portrait` or `attestation`. */
  home: z.string(),
  /** `before`, `during` or `after`, as the owner chose. */
  moment: z.string(),
  /** Alternative text. */
  alt: z.string(),
  /** File of the re-encoded photograph without retouches, or of the unchanged certificate. */
  original: z.string(),
  /** File that the site shows: the original, or a retouched copy. */
  file: z.string(),
  /** Number of retouches of `file` that have covered a part or cropped an edge. */
  hidden: z.number().catch(0),
  /** Earlier retouches, the latest first. */
  earlier: z.array(z.object({ file: z.string(), hidden: z.number() })).catch([]),
  /** Whether the owner has answered the question about faces and plates. */
  isChecked: z.boolean().catch(false),
});

export type Photo = Readonly<z.infer<typeof photo>>;

/** Schema of a draft. A photograph or text that cannot be parsed is dropped without losing the others. */
const content = z.object({
  texts: z.record(z.string(), z.string()).catch({}),
  photos: z.array(photo.nullable().catch(null)).catch([]),
});

/** Typed texts of a form, valid or not, and its photographs in the owner's order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** Saved content with its version and the time of the last change, in milliseconds since 1970. */
export type Saved = Content & { version: number; at: number };

const nothing: Saved = { texts: {}, photos: [], version: 0, at: 0 };

/** Returns the values of a photograph's fields, by their names in the project's form. */
export const textsOfPhoto = ({ id, moment, alt }: Photo): Texts => ({
  [`${id}.moment`]: moment,
  [`${id}.alt`]: alt,
});

/**
 * Returns the hash of an original photograph: its file name without the extension. Releases refer to the photograph by
 * it.
 */
export const hashOf = (original: string): string => original.replace(/\.\w+$/, '');

export const titleOfWork = ({ title }: Texts): string => title || siteTexts.unnamedWork;

/** What files belong to: a project, the portrait or the insurance certificate. */
export type Home = {
  /** Name in URLs: the id of the project, `portrait` or `attestation`. */
  name: string;
  draft: string;
  /** Path of the page that shows the files. */
  page: string;
  takes: 'photographs' | 'a photograph' | 'a PDF';
};

const his = (name: string) => ({ name, draft: `file/${name}` });
export const portrait: Home = { ...his('portrait'), page: '/site/moi', takes: 'a photograph' };
export const attestation: Home = { ...his('attestation'), page: '/site/a-completer', takes: 'a PDF' };
export const homeOfWork = (id: string): Home => ({
  ...{ name: id, draft: `work/${id}`, page: `/site/chantiers/${id}`, takes: 'photographs' },
});

/** Returns the id of the element that shows these files. */
export const anchorOf = ({ name }: Home) => `fichiers-${name}`;

/** Returns the project, the portrait or the certificate with this name; null for a deleted project. */
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

/** Returns the content of a draft; content that cannot be parsed counts as empty, so that it can be saved again. */
function savedIn({ value, version, at }: Draft): Saved {
  const { texts, photos } = content.safeParse(value).data ?? nothing;
  return { texts, photos: photos.filter((one) => one !== null), version, at };
}

/** Fields that are saved together, with the digest of the values that the form showed. */
export type SentPart = { fields: readonly NamedField[]; seen: string | null; texts: Texts };

/** How a submitted part compares with the saved one: unchanged, changed, or changed on another device as well. */
type Fate = 'untouched' | 'changed' | 'conflict';

/** Compares a submitted part with the saved values. */
export function fateOf({ fields, seen, texts }: SentPart, saved: Texts): Fate {
  const [typed, stored] = [digestOf(fields, texts), digestOf(fields, saved)];
  // The form did not contain this part, or it would have sent a digest.
  if (seen === null || typed === seen || typed === stored) return 'untouched';
  return stored === seen ? 'changed' : 'conflict';
}

/** Changes a draft, or creates it. @param change returns null to leave it unchanged. */
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

/** Changes the photographs of an existing project, the portrait or the insurance certificate. */
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

/** Reads the photographs of a project, or the single file of the portrait or the insurance certificate. */
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

/**
 * Creates a project with this month as its date. @returns its id, which starts with the time, so that ids sort by
 * creation.
 */
export function addWorkDraft({ database, now }: DraftStore): string {
  const at = now().getTime();
  const id = `${at.toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);
  const texts = { month: parisMoment(now()).day.slice(0, 7) };
  changeDraft(database, homeOfWork(id).draft, at, () => ({ value: { texts, photos: [] }, version: 1 }));
  return id;
}

/** Lists all projects, the newest first. */
export function listWorks(database: RequestDatabase): readonly WorkDraft[] {
  return listDrafts(database, 'work/')
    .map((draft) => ({ id: draft.name.slice('work/'.length), ...savedIn(draft) }))
    .toReversed();
}
