import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { RequestDatabase } from '../../requests/database/open-database';
import { checkContent, type Problem } from '../../../delivery/owner/input';
import { siteTexts } from '../content/site-texts';
import { momentChoices, projectSection } from '../content/project-fields';
import { nameIn, valuesIn, type Section, type Texts } from '../form/section';
import {
  attestation,
  listProjects,
  photosOf,
  portrait,
  savedSections,
  hashOf,
  type Content,
  type Home,
  type Saved,
} from '../site-drafts';
import { readPublications } from './publications';

/** Returns a project in the format that delivery reads. */
function projectOf({ texts, photos }: Content): JsonValue {
  const values = Object.entries(valuesIn(projectSection, texts));
  return {
    ...Object.fromEntries(values.filter(([field]) => field !== 'isAnonymous')),
    photos: photos.map(({ file, original, moment, alt }) => {
      // For people who use a screen reader, a generated alt text is better than none.
      const otherwise = siteTexts.altOtherwise(nameIn(momentChoices, moment), texts.title ?? '');
      return { file: `files/${file}`, original: hashOf(original), moment, alt: alt || otherwise };
    }),
  };
}

/** Returns whether a project may be published: the customer agrees, and nobody can be recognized. */
export const isAgreed = ({ texts }: Content) => Boolean(texts.hasConsent && texts.isAnonymous);

type ProjectState = 'draft' | 'wrong' | 'ready' | 'live';

export function stateOfProject(database: RequestDatabase, project: Saved): ProjectState {
  if (!isAgreed(project)) return 'draft';
  if (problemsOfProject(project).length > 0) return 'wrong';
  return project.at > readPublications(database).draftsUntil ? 'ready' : 'live';
}

/** Returns the values of all saved sections, by identity field. */
export function ownersFieldsIn(database: RequestDatabase): Readonly<Record<string, JsonValue>> {
  return Object.assign({}, ...savedSections(database).map(({ section, texts }) => valuesIn(section, texts)));
}

/** Returns everything that the owner has prepared, in the format that delivery validates. */
export function candidateOf(database: RequestDatabase): JsonValue {
  const projects = listProjects(database).filter(isAgreed);
  const fileOf = (home: Home) => {
    const [photo] = photosOf(database, home);
    return photo && `files/${photo.file}`;
  };
  return {
    identity: ownersFieldsIn(database),
    projects: Object.fromEntries(projects.map((project) => [project.id, projectOf(project)])),
    portrait: fileOf(portrait),
    attestation: fileOf(attestation),
  };
}

export const problemsOfSection = (section: Section, texts: Texts): readonly Problem[] =>
  checkContent({ identity: valuesIn(section, texts), projects: {} });

/** Lists the problems of a project. Names the fields of photographs as the form does. */
export const problemsOfProject = (project: Content): readonly Problem[] =>
  checkContent({ identity: {}, projects: { it: projectOf(project) } }).map(({ field, message }) => ({
    field: field
      .replace(/^projects\.it\./, '')
      .replace(/^photos\.(\d+)/, (place, at) => project.photos[Number(at)]?.id ?? place),
    message,
  }));
