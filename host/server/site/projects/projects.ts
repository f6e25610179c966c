import { randomBytes } from 'node:crypto';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { RequestDatabase } from '../../requests/database/open-database';
import { photoSection, projectSection } from '../content/project-fields';
import { siteTexts } from '../content/site-texts';
import { listDrafts, readDraft, type Content, type Draft, type Photo } from '../drafts';
import type { Section, Texts } from '../form/section';

/** A project. `at` is 0 before it was saved for the first time. */
export type Project = Content & Pick<Draft, 'at'> & { id: string };

const prefix = 'project/';

export const draftOfProject = (id: string): string => prefix + id;
export const pathOfProject = (id: string): string => `/site/chantiers/${id}`;

/** Returns the id of a new project. It starts with the time, so that ids sort by age. */
export const newProjectId = (now: Date): string =>
  `${now.getTime().toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`.slice(-16);

export const isProjectId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

/** Returns a project as it is saved. One that was never saved has only the current month. */
export const readProject = (database: RequestDatabase, id: string, now: Date): Project => ({
  ...(readDraft(database, draftOfProject(id)) ?? {
    ...{ texts: { month: parisMoment(now).day.slice(0, 7) }, photos: [], at: 0 },
  }),
  id,
});

/** Lists all projects, newest first. */
export const listProjects = (database: RequestDatabase): readonly Project[] =>
  listDrafts(database, prefix)
    .map((draft) => ({ ...draft, id: draft.name.slice(prefix.length) }))
    .toReversed();

export const titleOfProject = ({ texts }: Content): string => texts.title || siteTexts.unnamedProject;

/** Returns the sections of a project's form. */
export const sectionsOfProject = ({ photos }: Content): readonly Section[] => [
  projectSection,
  photoSection(photos),
];

/** Returns the text of a photograph. */
export const textOfPhoto = (texts: Texts, { id }: Photo, field: 'moment' | 'alt'): string =>
  texts[`photos.${id}.${field}`] ?? '';

/** Describes a file that was just stored. */
export const newPhoto = (file: string): Photo => ({
  id: randomBytes(9).toString('hex'),
  original: file,
  turn: 0,
  file,
});

/** Returns the hash in the file name of an original. Releases contain this hash to identify the photograph. */
export const hashOf = (original: string): string => original.replace(/\.\w+$/, '');
