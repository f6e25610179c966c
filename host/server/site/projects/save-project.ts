import type { Visit } from '../../requests/owner/visit';
import { moments } from '../content/project-fields';
import { changeDraft, readDraft, removeDraft, type Content, type Photo } from '../drafts';
import { fieldsIn, textsSent } from '../form/section';
import {
  discardUnused,
  mostPhotos,
  receiveForm,
  reencode,
  savePosted,
  type StoredFile,
} from '../received-form';
import { sendGone, toSaved } from '../send-site-view';
import { keepSiteFile, siteFile } from '../site-folder';
import type { SiteParts } from '../site-parts';
import { sendProject } from './project-page';
import {
  draftOfProject,
  hashOf,
  isProjectId,
  newPhoto,
  pathOfProject,
  readProject,
  sectionsOfProject,
} from './projects';

/** Saves a project with its photographs, and then does what the pressed button says. */
export async function saveProject(parts: SiteParts, visit: Visit, id: string) {
  if (!isProjectId(id)) return sendGone(visit);
  const { sent, files, refused } = await receiveForm(parts, visit);
  const problems = new Set(refused);
  const [raised, turned, removed] = [sent.get('monter'), sent.get('tourner'), sent.get('retirer')];
  const stale = savePosted(parts, draftOfProject(id), sent, (before) => {
    const saved = before ?? readProject(parts.database, id, parts.now());
    const sections = sectionsOfProject(saved);
    const texts = textsSent(sections, sent, saved.texts);
    const content = withFiles({ texts, photos: withRaised(saved.photos, raised) }, files);
    if (content.photos.length > mostPhotos) problems.add('too-many');
    return {
      fields: fieldsIn(sections),
      saved: saved.texts,
      content: { ...content, photos: content.photos.slice(0, mostPhotos) },
    };
  });
  discardUnused(parts, files);
  if (stale) return sendProject(parts, visit, id, stale);
  if (files.length > 0) parts.operations.encodeNewPhotos();
  const problem = turned && (await turnPhoto(parts, id, turned));
  if (problem) problems.add(problem);
  if (removed) return removePhoto(parts, id, removed);
  const changed = raised ?? turned;
  return `${toSaved(pathOfProject(id), problems)}${changed ? `#${changed}` : ''}`;
}

/** Moves a photograph one place up. */
function withRaised(photos: readonly Photo[], id: string | null): readonly Photo[] {
  const from = photos.findIndex((photo) => photo.id === id);
  if (from < 1) return photos;
  return photos.toSpliced(from, 1).toSpliced(from - 1, 0, ...photos.slice(from, from + 1));
}

/** Adds new photographs. Browsers send a file again if the response was lost, so a file that is there is not added. */
function withFiles(before: Content, files: readonly StoredFile[]): Content {
  return files.reduce(({ texts, photos }: Content, { field, file }) => {
    if (photos.some(({ original }) => original === file)) return { texts, photos };
    const photo = newPhoto(file);
    const moment = moments.find((one) => field === `photos.${one}`) ?? 'before';
    const own = { [`photos.${photo.id}.moment`]: moment, [`photos.${photo.id}.alt`]: '' };
    return { texts: { ...texts, ...own }, photos: [...photos, photo] };
  }, before);
}

const photoOf = ({ database }: SiteParts, project: string, id: string): Photo | undefined =>
  readDraft(database, draftOfProject(project))?.photos.find((photo) => photo.id === id);

/** Turns a photograph by a quarter, from the file that was first stored. @returns the reason for a refusal, or null. */
async function turnPhoto(parts: SiteParts, project: string, id: string) {
  const { database, decoder, now } = parts;
  const photo = photoOf(parts, project, id);
  if (!photo) return null;
  const turn = (photo.turn + 90) % 360;
  const jpeg = await reencode(decoder, siteFile(database, photo.original), turn);
  if (typeof jpeg === 'string') return jpeg;
  const file = turn === 0 ? photo.original : await keepSiteFile(database, jpeg, 'jpg');
  changeDraft(database, draftOfProject(project), now().getTime(), (before) => {
    const photos = before?.photos.map((one) => (one.id === id ? { ...one, turn, file } : one));
    return before && { ...before, photos: photos ?? [] };
  });
  return null;
}

/** Removes a photograph from all sites, versions and drafts. The draft changes after delivery has succeeded. */
function removePhoto(parts: SiteParts, project: string, id: string): string {
  const page = pathOfProject(project);
  const photo = photoOf(parts, project, id);
  if (!photo) return page;
  const originals = [hashOf(photo.original)];
  const isBegun = parts.operations.begin({ kind: 'remove', originals, projects: [] });
  return isBegun ? '/site' : `${page}?refus=busy`;
}

/** Removes a project with its photographs, as `removePhoto` does. */
export function removeProject({ database, operations }: SiteParts, _visit: Visit, id: string): string {
  const originals = readDraft(database, draftOfProject(id))?.photos.map(({ original }) => hashOf(original));
  if (!originals?.length) {
    removeDraft(database, draftOfProject(id));
    return '/site/chantiers';
  }
  const isBegun = operations.begin({ kind: 'remove', originals, projects: [id] });
  return isBegun ? '/site' : `${pathOfProject(id)}?refus=busy`;
}
