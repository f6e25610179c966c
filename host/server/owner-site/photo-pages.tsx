import { saveDraft } from '../forms/database/draft-rows';
import { ActionButton } from '../forms/owner/ActionButton';
import type { Cover } from '../forms/photos/decoder-words';
import { readSmallBody } from '../forms/read-body';
import { photosOf, portraitHome } from './candidate';
import { siteTexts } from './content/site-texts';
import { changePhoto, moments, readPhotoDraft, removePhoto, type Moment, type Photo } from './photo-drafts';
import { PhotoPicture } from './PhotoPicture';
import { longestField } from './section';
import { seenVersion } from './section-pages';
import { seeOther, sendSiteView, type Visit } from './send-site-view';
import { workPhotosDraft } from './site-drafts';
import { discardUnnamed } from './site-folder';
import type { SiteParts } from './site-parts';
import { addressOfWork, sendGone, showWork } from './work-pages';

/** Bytes of a posted form. */
const longestPost = 64 * 1024;
/** The grid for whoever has no script: as many lines as columns. */
const cellsASide = 8;
const mostCovers = 200;

/** Where the photographs of a work, or the portrait, are shown. */
export const addressOfHome = (home: string) => (home === portraitHome ? '/site/moi' : addressOfWork(home));

/**
 * Saves what he says of the photographs of a work, unless another tab was faster. The button that he pressed may move
 * one up or take one away.
 */
export async function savePhotoWords(parts: SiteParts, visit: Visit, id: string): Promise<void> {
  const sent = new URLSearchParams((await readSmallBody(visit.request, longestPost)) ?? '');
  const known = photosOf(parts.database, id);
  const order = sent.getAll('photo').filter((each) => known.some(({ photo }) => photo.id === each));
  const words = Object.fromEntries(order.map((each) => [each, wordsOf(each, sent)]));
  const value = { order: movedUp(order, sent.get('monter')), words };
  const change = { name: workPhotosDraft(id), value, seen: seenVersion(sent), at: parts.now().getTime() };
  if (saveDraft(parts.database, change) === null) return showWork(parts, visit, id, { words: value });
  const removed = sent.get('retirer');
  if (removed !== null && order.includes(removed)) await remove(parts, id, removed);
  const place = sent.get('monter') ?? 'photos-du-chantier';
  seeOther(visit, `${addressOfWork(id)}?fait=photos#${encodeURIComponent(place)}`);
}

function wordsOf(id: string, sent: URLSearchParams): { moment: Moment; alt: string } {
  const moment = moments.find((each) => each === sent.get(`moment-${id}`)) ?? 'before';
  return { moment, alt: (sent.get(`alt-${id}`) ?? '').trim().slice(0, longestField.line) };
}

function movedUp(order: readonly string[], moved: string | null): string[] {
  const place = moved === null ? -1 : order.indexOf(moved);
  if (moved === null || place < 1) return [...order];
  const others = order.toSpliced(place, 1);
  return others.toSpliced(place - 1, 0, moved);
}

/** Takes a photograph away, with all of its files. */
export async function takePhotoAway(parts: SiteParts, visit: Visit, home: string, id: string): Promise<void> {
  await remove(parts, home, id);
  seeOther(visit, addressOfHome(home));
}

async function remove({ database, folder }: SiteParts, home: string, id: string): Promise<void> {
  const photo = readPhotoDraft(database, home, id);
  removePhoto(database, home, id);
  if (photo) await discardUnnamed(database, folder, [photo.raw, photo.original, photo.file]);
}

/** A large preview, on which he hides what must not be seen. */
export async function showPhoto(parts: SiteParts, visit: Visit, home: string, id: string): Promise<void> {
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo) return sendGone(visit);
  const isBusy = photo.isPending;
  await sendSiteView(visit, {
    heading: siteTexts.coverTitle,
    ...(isBusy && { refreshes: 1 }),
    parts: [
      isBusy || photo.file === null || photo.problem !== null ? (
        <PhotoPicture key="busy" photo={photo} alt={siteTexts.coverTitle} />
      ) : (
        <CoverForm key="cover" photo={photo} />
      ),
      ...(photo.covers.length > 0
        ? [
            <ActionButton
              key="undo"
              action={`/site/photos/${home}/${id}/montrer`}
              text={siteTexts.coverUndo}
            />,
          ]
        : []),
      <p key="back">
        <a href={`${addressOfHome(home)}#${id}`}>{siteTexts.coverBack}</a>
      </p>,
    ],
  });
}

/** A grid of boxes over the picture; a script puts a brush in its place. */
function CoverForm({ photo }: { photo: Photo }) {
  const { home, id, file } = photo;
  const numbers = Array.from({ length: cellsASide }, (_, number) => number);
  return (
    <form method="post" action={`/site/photos/${home}/${id}/cacher`} data-cover={siteTexts.coverScript}>
      <p data-cover-hint="">{siteTexts.coverGrid}</p>
      <input type="hidden" name="caches" value="" />
      <div className="cover">
        <img src={`/site/fichiers/${file}`} alt={siteTexts.coverTitle} />
        <div className="cells">
          {numbers.flatMap((row) =>
            numbers.map((column) => (
              <label key={`${row} ${column}`}>
                <input
                  type="checkbox"
                  name="case"
                  value={`${row}-${column}`}
                  aria-label={siteTexts.coverCell(row + 1, column + 1)}
                />
              </label>
            )),
          )}
        </div>
      </div>
      <button type="submit">{siteTexts.coverSave}</button>
    </form>
  );
}

/** Has the parts painted over that he has marked, besides those of before; or shows all again. */
export async function changeCovers(
  parts: SiteParts,
  visit: Visit,
  { home, id, isUndone }: { home: string; id: string; isUndone: boolean },
): Promise<void> {
  const sent = new URLSearchParams((await readSmallBody(visit.request, longestPost)) ?? '');
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo || photo.original === null) return sendGone(visit);
  const marked = isUndone ? [] : [...brushed(sent.get('caches') ?? ''), ...ticked(sent.getAll('case'))];
  const covers = isUndone ? [] : [...photo.covers, ...marked].slice(0, mostCovers);
  if (isUndone || marked.length > 0)
    changePhoto(parts.database, photo, { covers, isPending: true, attempts: 0 }, parts.now().getTime());
  seeOther(visit, `/site/photos/${home}/${id}`);
}

/** `left,top,width,height;…` in hundredths of the picture, as the script writes them. */
function brushed(text: string): Cover[] {
  const covers: Cover[] = [];
  for (const part of text.slice(0, 20_000).split(';')) {
    const [left = NaN, top = NaN, width = NaN, height = NaN] = part.split(',').map(Number);
    const isShare = (value: number) => value >= 0 && value <= 100;
    if ([left, top, width, height].every(isShare)) covers.push([left, top, width, height]);
  }
  return covers;
}

function ticked(cells: readonly string[]): Cover[] {
  const side = 100 / cellsASide;
  return cells.flatMap((cell): Cover[] => {
    const [, row, column] = /^([0-7])-([0-7])$/.exec(cell) ?? [];
    return row && column ? [[Number(column) * side, Number(row) * side, side, side]] : [];
  });
}
