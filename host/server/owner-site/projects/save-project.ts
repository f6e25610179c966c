import type { Visit } from '../../forms/owner/visit';
import { removeDraft } from '../draft-rows';
import { momentChoices, photoFields, projectSection } from '../content/project-fields';
import { rowsOf, textsSent, type NamedField, type Texts } from '../form/section';
import { savedWords, seenName } from '../form/SectionForm';
import { publish } from '../publish/publish-page';
import { withChecked } from '../publish/unchecked-photos';
import { sendGone } from '../send-site-view';
import {
  changeContent,
  fateOf,
  homeOfProject,
  readSaved,
  textsOfPhoto,
  type Content,
  type Photo,
} from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { readSent } from '../upload/uploads';
import { sendProject } from './project-page';

const projectFields = rowsOf(projectSection).flat();

/** Applies the changed fields. Photographs that the form did not contain remain unchanged. */
function merge({ texts, photos }: Content, sent: URLSearchParams) {
  const conflicts = new Map<string, Texts>();
  /** Returns the submitted values, or null to keep the saved values. */
  function typed(id: string, fields: readonly NamedField[], saved: Texts): Texts | null {
    const part = { fields, seen: sent.get(seenName(id)), texts: textsSent(fields, sent) };
    const fate = fateOf(part, saved);
    if (fate === 'conflict') conflicts.set(id, part.texts);
    return fate === 'changed' ? part.texts : null;
  }
  const next: Content = {
    texts: typed(projectSection.id, projectFields, texts) ?? texts,
    photos: photos.map((photo): Photo => {
      const fields = typed(photo.id, photoFields(photo), textsOfPhoto(photo));
      const moment = momentChoices.find(({ value }) => value === fields?.[`${photo.id}.moment`])?.value;
      return fields
        ? { ...photo, moment: moment ?? photo.moment, alt: fields[`${photo.id}.alt`] ?? '' }
        : photo;
    }),
  };
  return { next, conflicts };
}

/** Does what the pressed button says: moves or removes a photograph, or marks photographs as checked. */
function ordered(photos: readonly Photo[], sent: URLSearchParams): readonly Photo[] {
  const left = withChecked(photos, sent.get('verifiee')).filter(({ id }) => id !== sent.get('retirer'));
  const moved = left.findIndex(({ id }) => id === sent.get('monter'));
  return moved > 0 ? left.toSpliced(moved, 1).toSpliced(moved - 1, 0, ...left.slice(moved, moved + 1)) : left;
}

/**
 * Saves a project with its photographs. If another device has also changed a part, shows both texts instead of saving
 * the part.
 */
export async function saveProject(parts: SiteParts, visit: Visit, id: string) {
  const { sent, refused } = await readSent(parts, visit);
  if (!readSaved(parts.database, homeOfProject(id).draft)) return sendGone(visit);
  let conflicts = new Map<string, Texts>();
  changeContent(parts, homeOfProject(id).draft, (before) => {
    if (!before) return null;
    const merged = merge(before, sent);
    const photos = ordered(merged.next.photos, sent);
    conflicts = merged.conflicts;
    const next = { texts: merged.next.texts, photos };
    return JSON.stringify(next) === JSON.stringify({ texts: before.texts, photos: before.photos })
      ? null
      : next;
  });
  if (conflicts.size > 0) return sendProject(parts, visit, id, conflicts);
  if (sent.get('suivant') === 'publier') return publish(parts, null);
  const moved = sent.get('monter');
  return `${homeOfProject(id).page}?${new URLSearchParams(savedWords(refused)).toString()}${moved ? `#${moved}` : ''}`;
}

/** Deletes a project with its photographs. */
export function removeProject({ database }: SiteParts, _visit: Visit, id: string): string {
  removeDraft(database, homeOfProject(id).draft);
  return '/site/chantiers';
}
