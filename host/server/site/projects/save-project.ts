import type { Visit } from '../../requests/owner/visit';
import { removeDraft } from '../draft-rows';
import { momentChoices, photoFields } from '../content/project-fields';
import { isStale, textsSent, type Texts } from '../form/section';
import { discardUnused, mostPhotos, receiveForm, reencode, type StoredFile } from '../received-form';
import { sendGone, toSaved } from '../send-site-view';
import {
  changeContent,
  hashOf,
  homeOfProject,
  newPhoto,
  readProject,
  readSaved,
  type Content,
  type Photo,
} from '../site-drafts';
import { siteFile } from '../site-folder';
import type { SiteParts } from '../site-parts';
import { fieldsOfProject, isProjectId, sendProject, textsOfProject } from './project-page';

/** Saves a project with its photographs, and then does what the pressed button says. */
export async function saveProject(parts: SiteParts, visit: Visit, id: string) {
  if (!isProjectId(id)) return sendGone(visit);
  const { sent, files, refused } = await receiveForm(parts, visit);
  const { draft, page } = homeOfProject(id);
  const problems = new Set(refused);
  let stale: Texts | null = null;
  changeContent(parts, draft, (before) => {
    const saved = before ?? readProject(parts, id);
    const texts = postedTexts(saved, sent);
    const posted = { fields: fieldsOfProject(saved), version: sent.get('version'), texts };
    if (isStale(posted, textsOfProject(saved))) stale = texts;
    if (stale) return null;
    const photos = withFiles(ordered(saved.photos.map(typedPhoto(texts)), sent.get('monter')), files);
    if (photos.length > mostPhotos) problems.add('too-many');
    return { texts: projectTexts(texts, saved), photos: photos.slice(0, mostPhotos) };
  });
  discardUnused(parts, files);
  if (stale) return sendProject(parts, visit, id, stale);
  if (files.length > 0) parts.operations.encodeNewPhotos();
  const turned = sent.get('tourner');
  const problem = turned && (await turnPhoto(parts, id, turned));
  if (problem) problems.add(problem);
  const removed = sent.get('retirer');
  if (removed) return removePhoto(parts, id, removed);
  return `${toSaved(page, problems)}${(sent.get('monter') ?? turned) ? `#${sent.get('monter') ?? turned}` : ''}`;
}

/** Reads the texts of a project and its photographs. A photograph that the form did not contain keeps its texts. */
function postedTexts(saved: Content, sent: URLSearchParams): Texts {
  const shown = saved.photos.filter(({ id }) => sent.has(`${id}.alt`));
  return { ...textsOfProject(saved), ...textsSent(fieldsOfProject({ ...saved, photos: shown }), sent) };
}

/** Leaves out the texts of photographs, which are stored with them. */
const projectTexts = (texts: Texts, { photos }: Content): Texts => {
  const ofPhotos = new Set(photos.flatMap(photoFields).map(({ name }) => name));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !ofPhotos.has(name)));
};

const typedPhoto =
  (texts: Texts) =>
  (photo: Photo): Photo => {
    const typed = texts[`${photo.id}.moment`];
    const moment = momentChoices.find(({ value }) => value === typed)?.value ?? photo.moment;
    return { ...photo, moment, alt: texts[`${photo.id}.alt`] ?? '' };
  };

/** Moves a photograph one place up. */
function ordered(photos: readonly Photo[], moved: string | null): readonly Photo[] {
  const from = photos.findIndex(({ id }) => id === moved);
  if (from < 1) return photos;
  return photos.toSpliced(from, 1).toSpliced(from - 1, 0, ...photos.slice(from, from + 1));
}

/** Adds new photographs. Browsers send a file again if the response was lost, so a file that is there is not added. */
function withFiles(photos: readonly Photo[], files: readonly StoredFile[]): readonly Photo[] {
  return files.reduce((all, { field, file }) => {
    const moment = momentChoices.find(({ value }) => field === `photos.${value}`)?.value ?? 'before';
    return all.some(({ original }) => original === file) ? all : [...all, newPhoto(file, moment)];
  }, photos);
}

/** Turns a photograph by a quarter, from the file that was first stored. @returns the reason for a refusal, or null. */
async function turnPhoto({ database, folder, decoder, now }: SiteParts, project: string, id: string) {
  const { draft } = homeOfProject(project);
  const photo = readSaved(database, draft)?.photos.find((one) => one.id === id);
  if (!photo) return null;
  const turn = (photo.turn + 90) % 360;
  const jpeg = await reencode(decoder, siteFile(database, photo.original), turn);
  if (typeof jpeg === 'string') return jpeg;
  const file = turn === 0 ? photo.original : await folder.keep(jpeg, 'jpg');
  changeContent({ database, now }, draft, (before) => {
    const photos = before?.photos.map((one) => (one.id === id ? { ...one, turn, file } : one));
    return before && { ...before, photos: photos ?? [] };
  });
  return null;
}

/** Removes a photograph from all sites, versions and drafts. The draft changes after delivery has succeeded. */
function removePhoto({ database, operations }: SiteParts, project: string, id: string): string {
  const { draft, page } = homeOfProject(project);
  const photo = readSaved(database, draft)?.photos.find((one) => one.id === id);
  if (!photo) return page;
  const originals = [hashOf(photo.original)];
  return operations.begin('withdraw', { originals, projects: [] }) ? '/site' : `${page}?refus=busy`;
}

/** Removes a project with its photographs, as `removePhoto` does. */
export function removeProject({ database, operations }: SiteParts, _visit: Visit, id: string): string {
  const { draft, page } = homeOfProject(id);
  const originals = readSaved(database, draft)?.photos.map(({ original }) => hashOf(original)) ?? [];
  if (originals.length === 0) {
    removeDraft(database, draft);
    return '/site/chantiers';
  }
  return operations.begin('withdraw', { originals, projects: [id] }) ? '/site' : `${page}?refus=busy`;
}
