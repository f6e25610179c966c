import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { RequestDatabase } from '../../requests/database/open-database';
import { checkContent, type Problem } from '../../../delivery/owner/input';
import { momentChoices, projectSection } from '../content/project-fields';
import { pages } from '../content/sections';
import { siteTexts } from '../content/site-texts';
import { listDrafts, type Content } from '../drafts';
import { draftOf, fieldsIn, nameIn, valuesIn, type Section, type Texts } from '../form/section';
import { hashOf, listProjects, textOfPhoto, type Project } from '../projects/projects';
import { readPublications } from './publications';

type Values = Readonly<Record<string, JsonValue>>;

/** Returns what the owner has written in some sections: fields of the identity, and files. */
function inputIn(sections: readonly Section[], texts: Texts): { identity: Values } {
  const fields = fieldsIn(sections);
  const files = fields.flatMap(({ name, input }) =>
    (input === 'photo' || input === 'pdf') && texts[name] ? [[name, `files/${texts[name]}`]] : [],
  );
  return { ...Object.fromEntries(files), identity: valuesIn(fields, texts) };
}

const projectFields = fieldsIn([projectSection]).filter(({ name }) => name !== 'isAnonymous');

/** Returns a project in the format that delivery reads. */
function projectOf({ texts, photos }: Content): JsonValue {
  return {
    ...valuesIn(projectFields, texts),
    photos: photos.map((photo) => {
      const moment = textOfPhoto(texts, photo, 'moment');
      // For people who use a screen reader, a generated alt text is better than none.
      const otherwise = siteTexts.altOtherwise(nameIn(momentChoices, moment), texts.title ?? '');
      const alt = textOfPhoto(texts, photo, 'alt') || otherwise;
      return { file: `files/${photo.file}`, original: hashOf(photo.original), moment, alt };
    }),
  };
}

/** Returns whether a project may be published: the customer agrees, and nobody can be recognized. */
const isAgreed = ({ texts }: Content) => Boolean(texts.hasConsent && texts.isAnonymous);

type ProjectState = 'draft' | 'wrong' | 'ready' | 'live';

export function stateOfProject(database: RequestDatabase, project: Project): ProjectState {
  if (!isAgreed(project)) return 'draft';
  if (problemsOfProject(project).length > 0) return 'wrong';
  return project.at > readPublications(database).draftsUntil ? 'ready' : 'live';
}

/** Returns everything that the owner has prepared, in the format that delivery validates. */
export function candidateOf(database: RequestDatabase): { identity: Values; projects: Values } {
  const drafts = listDrafts(database, 'page/');
  const saved = pages.filter((page) => drafts.some(({ name }) => name === draftOf(page)));
  const texts: Texts = Object.assign({}, ...drafts.map((draft) => draft.texts));
  const projects = listProjects(database).filter(isAgreed);
  return {
    ...inputIn(
      saved.flatMap(({ sections }) => sections),
      texts,
    ),
    projects: Object.fromEntries(projects.map((project) => [project.id, projectOf(project)])),
  };
}

export const problemsOfSections = (sections: readonly Section[], texts: Texts): readonly Problem[] =>
  checkContent({ ...inputIn(sections, texts), projects: {} });

/** Lists the problems of a project, by the field names of its form. Those of all photographs have the field `fichiers`. */
export function problemsOfProject(project: Content): readonly Problem[] {
  const problems = checkContent({ identity: {}, projects: { it: projectOf(project) } }).map((problem) => ({
    ...problem,
    field: problem.field
      .replace(/^projects\.it\./, '')
      .replace(/^photos$/, 'fichiers')
      .replace(/(?<=^photos\.)\d+/, (at) => project.photos[Number(at)]?.id ?? at),
  }));
  return project.texts.isAnonymous
    ? problems
    : [...problems, { field: 'isAnonymous', message: siteTexts.notAnonymous }];
}
