import { ActionButton } from '../forms/owner/ActionButton';
import type { Visit } from '../forms/owner/owner-desk';
import type { Cover } from '../forms/photos/decoder-words';
import { siteTexts } from './content/site-texts';
import { PhotoPicture } from './FileSection';
import { changePhoto, isReady, readPhotoDraft, type Photo } from './photo-drafts';
import { seeOther, sendSiteView } from './send-site-view';
import { fieldsSent } from './site-drafts';
import type { SiteParts } from './start-owner-site';
import { homeOf, removeFile } from './uploads';
import { sendGone } from './work-pages';

/** The grid for whoever has no script: as many lines as columns. */
const cellsASide = 8;
const mostCovers = 200;

/** Takes a photograph or a file away. */
export async function takeFileAway(parts: SiteParts, visit: Visit, home: string, id: string): Promise<void> {
  await removeFile(parts, home, id);
  seeOther(visit, homeOf(parts, home)?.address ?? '/site');
}

/** A large preview, on which he hides what must not be seen. */
export function showPhoto(parts: SiteParts, visit: Visit, home: string, id: string): void {
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo) return sendGone(visit);
  sendSiteView(
    visit,
    { heading: siteTexts.coverTitle, refreshes: photo.isPending ? 1 : undefined },
    <>
      {isReady(photo) ? (
        <CoverForm photo={photo} />
      ) : (
        <PhotoPicture photo={photo} alt={siteTexts.coverTitle} />
      )}
      {photo.covers.length > 0 && (
        <ActionButton action={`/site/photos/${home}/${id}/montrer`} text={siteTexts.coverUndo} />
      )}
      <p>
        <a href={`${homeOf(parts, home)?.address}#${id}`}>{siteTexts.coverBack}</a>
      </p>
    </>,
  );
}

/** A grid of boxes over the picture; a script puts a brush in its place. */
function CoverForm({ photo: { home, id, file } }: { photo: Photo }) {
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

/** Has the parts painted over that he has marked, besides those of before. */
export async function coverParts(parts: SiteParts, visit: Visit, home: string, id: string): Promise<void> {
  const sent = await fieldsSent(visit);
  const marked = [...brushed(sent.get('caches') ?? ''), ...ticked(sent.getAll('case'))];
  drawWith(parts, visit, readPhotoDraft(parts.database, home, id), (before) => [...before, ...marked]);
}

/** Has all of it shown again. */
export function uncoverAll(parts: SiteParts, visit: Visit, home: string, id: string): void {
  drawWith(parts, visit, readPhotoDraft(parts.database, home, id), () => []);
}

type Covers = readonly Cover[];

function drawWith(
  { database, now }: SiteParts,
  visit: Visit,
  photo: Photo | null,
  change: (before: Covers) => Covers,
) {
  if (!photo || photo.original === null) return sendGone(visit);
  const covers = change(photo.covers).slice(0, mostCovers);
  if (covers.length !== photo.covers.length)
    changePhoto(database, photo, { covers, isPending: true, attempts: 0 }, now().getTime());
  seeOther(visit, `/site/photos/${photo.home}/${photo.id}`);
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
