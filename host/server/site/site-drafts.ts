import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { changeDraft, listDrafts, readDraft, type Draft } from './draft-rows';
import type { RequestDatabase } from '../requests/database/open-database';
import { allSections } from './content/sections';
import { siteTexts } from './content/site-texts';
import type { Section, Texts } from './form/section';

type DraftStore = { database: RequestDatabase; now: () => Date };

/** Photograph that the owner has sent, or the insurance certificate. */
const photo = z.object({
  id: z.string(),
  /** `before`, `during` or `after`. */
  moment: z.string(),
  alt: z.string(),
  /** File name of the photograph as it was first stored, or of the certificate. */
  original: z.string(),
  /** Clockwise rotation of `file` in degrees. */
  turn: z.number().catch(0),
  /** File name of the version that the site shows. */
  file: z.string(),
});

export type Photo = Readonly<z.infer<typeof photo>>;

/** Schema of a draft. Drops photographs that cannot be parsed, and keeps the others. */
const content = z.object({
  texts: z.record(z.string(), z.string()).catch({}),
  photos: z.array(photo.nullable().catch(null)).catch([]),
});

/** Typed texts of a form, valid or not, and its photographs in the owner's order. */
export type Content = { texts: Texts; photos: readonly Photo[] };

/** Saved content with the time of the last change, in milliseconds since 1970, or 0 before the first. */
export type Saved = Content & { at: number };

const nothing: Saved = { texts: {}, photos: [], at: 0 };

/** Returns the texts of a photograph by their field names in the form of the project. */
export const textsOfPhoto = ({ id, moment, alt }: Photo): Texts => ({
  [`${id}.moment`]: moment,
  [`${id}.alt`]: alt,
});

/** Returns the hash in the file name of an original. Releases contain this hash to identify the photograph. */
export const hashOf = (original: string): string => original.replace(/\.\w+$/, '');

export const titleOfProject = ({ title }: Texts): string => title || siteTexts.unnamedProject;

/** A project, the portrait or the insurance certificate. Each has files. */
export type Home = {
  /** Id of a project, `portrait` or `attestation`. */
  name: string;
  draft: string;
  /** Path of the page that shows the files. */
  page: string;
};

export const portrait: Home = { name: 'portrait', draft: 'file/portrait', page: '/site/moi' };
export const attestation: Home = {
  name: 'attestation',
  draft: 'file/attestation',
  page: '/site/a-completer',
};
export const homeOfProject = (id: string): Home => ({
  name: id,
  draft: `project/${id}`,
  page: `/site/chantiers/${id}`,
});

/** Returns the id of the element that shows the files. */
export const anchorOf = ({ name }: Home) => `fichiers-${name}`;

export const sectionDraft = ({ id }: Pick<Section, 'id'>) => `form/${id}`;

/** Reads a draft. Returns null if the draft does not exist. */
export function readSaved(database: RequestDatabase, name: string): Saved | null {
  const draft = readDraft(database, name);
  return draft && savedIn(draft);
}

/** Parses a draft. Content that cannot be parsed counts as empty, so that the owner can save it again. */
function savedIn({ value, at }: Draft): Saved {
  const { texts, photos } = content.safeParse(value).data ?? nothing;
  return { texts, photos: photos.filter((one) => one !== null), at };
}

/** Changes or creates a draft. @param change returns null to leave the draft unchanged. */
export function changeContent(
  { database, now }: DraftStore,
  name: string,
  change: (before: Content | null) => Content | null,
): void {
  changeDraft(database, name, now().getTime(), (draft) => {
    const changed = change(draft && savedIn(draft));
    return changed && { texts: changed.texts, photos: [...changed.photos] };
  });
}

/** Changes the photographs of an existing project, or the portrait or the certificate. */
export function changePhotos(
  parts: DraftStore,
  { draft }: Home,
  change: (before: readonly Photo[]) => readonly Photo[],
): void {
  changeContent(parts, draft, (before) => before && { ...before, photos: change(before.photos) });
}

/** Describes a file that was just stored. */
export const newPhoto = (file: string, moment = ''): Photo => ({
  id: randomBytes(9).toString('hex'),
  moment,
  alt: '',
  original: file,
  turn: 0,
  file,
});

/** Reads the portrait or the certificate: one file or none. */
export const photosOf = (database: RequestDatabase, { draft }: Home): readonly Photo[] =>
  readSaved(database, draft)?.photos ?? [];

export function savedSections(database: RequestDatabase): readonly (Saved & { section: Section })[] {
  return allSections.flatMap((section) => {
    const saved = readSaved(database, sectionDraft(section));
    return saved ? [{ section, ...saved }] : [];
  });
}

export type ProjectDraft = Saved & { id: string };

/** Returns the id of a new project. It starts with the time, so that ids sort by age. */
export const newProjectId = (now: Date): string =>
  `${now.getTime().toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);

/** Returns a project as it is saved. One that was never saved has only the current month. */
export function readProject({ database, now }: DraftStore, id: string): Saved {
  const empty = { ...nothing, texts: { month: parisMoment(now()).day.slice(0, 7) } };
  return readSaved(database, homeOfProject(id).draft) ?? empty;
}

/** Lists all projects, newest first. */
export function listProjects(database: RequestDatabase): readonly ProjectDraft[] {
  return listDrafts(database, 'project/')
    .map((draft) => ({ id: draft.name.slice('project/'.length), ...savedIn(draft) }))
    .toReversed();
}
