import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { changeDraft, listDrafts, readDraft, type Draft } from './draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import { digestOf, type NamedField, type Section, type Texts } from './form/section';

type DraftStore = { database: RequestDatabase; now: () => Date };

/** Photograph that the owner has uploaded, or the insurance certificate. */
const photo = z.object({
  id: z.string(),
  /** Id of the project that the photograph belongs to, or `portrait` or `attestation`. */
  home: z.string(),
  /** `before`, `during` or `after`. */
  moment: z.string(),
  alt: z.string(),
  /** File name of the re-encoded photograph without retouches, or of the certificate. */
  original: z.string(),
  /** File name of the version that the site shows. */
  file: z.string(),
  /** Number of retouches in `file` that cover a part or crop an edge. */
  hidden: z.number().catch(0),
  /** Earlier versions, newest first. */
  earlier: z.array(z.object({ file: z.string(), hidden: z.number() })).catch([]),
  /** Whether the owner has checked the photograph for faces and number plates. */
  isChecked: z.boolean().catch(false),
});

export type Photo = Readonly<z.infer<typeof photo>>;

/** Schema of a draft. Drops photographs that cannot be parsed, and keeps the others. */
const content = z.object({
  texts: z.record(z.string(), z.string()).catch({}),
  photos: z.array(photo.nullable().catch(null)).catch([]),
});

/** Typed texts of a form, valid or not, and its photographs in the owner's order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** Saved content with its version and the time of the last change, in milliseconds since 1970. */
export type Saved = Content & { version: number; at: number };

const nothing: Saved = { texts: {}, photos: [], version: 0, at: 0 };

/** Returns the texts of a photograph by their field names in the form of the project. */
export const textsOfPhoto = ({ id, moment, alt }: Photo): Texts => ({
  [`${id}.moment`]: moment,
  [`${id}.alt`]: alt,
});

/** Returns the hash in the file name of an original. Releases contain this hash to identify the photograph. */
export const hashOf = (original: string): string => original.replace(/\.\w+$/, '');

export const titleOfProject = ({ title }: Texts): string => title || siteTexts.unnamedProject;

/** A project, the portrait or the insurance certificate. Each has its own files. */
export type Home = {
  /** Name in URLs: `portrait`, `attestation` or the id of a project. */
  name: string;
  draft: string;
  /** Path of the page that shows the files. */
  page: string;
  takes: 'photographs' | 'a photograph' | 'a PDF';
};

const singleFile = (name: string) => ({ name, draft: `file/${name}` });
export const portrait: Home = { ...singleFile('portrait'), page: '/site/moi', takes: 'a photograph' };
export const attestation: Home = { ...singleFile('attestation'), page: '/site/a-completer', takes: 'a PDF' };
export const homeOfProject = (id: string): Home => ({
  ...{ name: id, draft: `project/${id}`, page: `/site/chantiers/${id}`, takes: 'photographs' },
});

/** Returns the id of the element that shows the files. */
export const anchorOf = ({ name }: Home) => `fichiers-${name}`;

/** Returns the project, the portrait or the certificate with this name, or null for a deleted project. */
export function homeNamed(database: RequestDatabase, name: string): Home | null {
  const project = homeOfProject(name);
  const own = [portrait, attestation].find((home) => home.name === name);
  return own ?? (readDraft(database, project.draft) && project);
}

export const sectionDraft = ({ id }: Pick<Section, 'id'>) => `form/${id}`;

/** Reads a draft. Returns null if the draft does not exist. */
export function readSaved(database: RequestDatabase, name: string): Saved | null {
  const draft = readDraft(database, name);
  return draft && savedIn(draft);
}

/** Parses a draft. Content that cannot be parsed counts as empty, so that the owner can save it again. */
function savedIn({ value, version, at }: Draft): Saved {
  const { texts, photos } = content.safeParse(value).data ?? nothing;
  return { texts, photos: photos.filter((one) => one !== null), version, at };
}

/** Submitted fields of a part. `seen` is the digest of the values that the form showed. */
type SentPart = { fields: readonly NamedField[]; seen: string | null; texts: Texts };

type Fate = 'untouched' | 'changed' | 'conflict';

/** Compares a submitted part with the saved values. Reports a conflict if another device has changed them as well. */
export function fateOf({ fields, seen, texts }: SentPart, saved: Texts): Fate {
  const [typed, stored] = [digestOf(fields, texts), digestOf(fields, saved)];
  // A part without a digest was not in the form.
  if (seen === null || typed === seen || typed === stored) return 'untouched';
  return stored === seen ? 'changed' : 'conflict';
}

/** Changes or creates a draft. @param change returns null to leave the draft unchanged. */
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

export function savedSections(database: RequestDatabase): readonly (Saved & { section: Section })[] {
  return allSections.flatMap((section) => {
    const saved = readSaved(database, sectionDraft(section));
    return saved ? [{ section, ...saved }] : [];
  });
}

export type ProjectDraft = Saved & { id: string };

/** Creates a project dated to the current month. @returns the id, which starts with the time so that ids sort by age. */
export function addProjectDraft({ database, now }: DraftStore): string {
  const at = now().getTime();
  const id = `${at.toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);
  const texts = { month: parisMoment(now()).day.slice(0, 7) };
  changeDraft(database, homeOfProject(id).draft, at, () => ({ value: { texts, photos: [] }, version: 1 }));
  return id;
}

/** Lists all projects, newest first. */
export function listProjects(database: RequestDatabase): readonly ProjectDraft[] {
  return listDrafts(database, 'project/')
    .map((draft) => ({ id: draft.name.slice('project/'.length), ...savedIn(draft) }))
    .toReversed();
}
