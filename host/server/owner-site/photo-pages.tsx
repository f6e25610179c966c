import { ActionButton } from '../forms/owner/send-page';
import type { Visit } from '../forms/owner/owner-desk';
import { fieldsSent } from '../forms/owner/routes';
import { filePath } from '../forms/database/file-rows';
import { part, type Part } from '../forms/photos/retouch';
import { cropFields } from './content/work-fields';
import { siteTexts } from './content/site-texts';
import { addressOf } from './FileSection';
import type { Texts } from './section';
import { FieldControls } from './SectionForm';
import { sendSiteView } from './send-site-view';
import { reencode } from './reencode';
import { changePhotos, photosOf, type Home, type Photo } from './site-drafts';
import type { SiteParts } from './start-owner-site';
import { sendGone } from './work-pages';

/** Rows and columns of the grid of boxes that replaces the brush without JavaScript. */
const cellsASide = 8;
const mostCovers = 200;
/** Most that can be cut off each side, in hundredths: the rest is wide enough for full-width pages. */
const mostOff = 75;

const photoAt = ({ database }: SiteParts, home: Home, id: string) =>
  photosOf(database, home).find((photo) => photo.id === id);

/** Changes nothing when another tab has retouched it meanwhile: what was hidden there stays hidden. */
function showInstead(parts: SiteParts, home: Home, { id, file: before }: Photo, file: string): void {
  changePhotos(parts, home, (photos) =>
    photos.map((photo) => (photo.id === id && photo.file === before ? { ...photo, file } : photo)),
  );
}

/** Takes a photograph or a file away. */
export function takeFileAway(parts: SiteParts, _visit: Visit, home: Home, id: string): string {
  changePhotos(parts, home, (photos) => photos.filter((photo) => photo.id !== id));
  return home.page;
}

/** What the site shows of a photograph, and the way to change it. */
export function showPhoto(parts: SiteParts, visit: Visit, home: Home, id: string): void {
  const photo = photoAt(parts, home, id);
  if (!photo) return sendGone(visit);
  sendSiteView(
    visit,
    { heading: siteTexts.retouch },
    <>
      {photo.file !== photo.original && (
        <ActionButton action={`${addressOf(photo)}/montrer`} text={siteTexts.retouchUndo} />
      )}
      <RetouchForm photo={photo} />
      <p>
        <a href={`${home.page}#${id}`}>{siteTexts.retouchBack}</a>
      </p>
    </>,
  );
}

/** A grid of boxes over the picture, for which a script puts a brush; and four edges, which it darkens. */
function RetouchForm({ photo }: { photo: Photo }) {
  const numbers = Array.from({ length: cellsASide }, (_, number) => number);
  return (
    <form method="post" action={`${addressOf(photo)}/retoucher`} data-retouch={siteTexts.coverScript}>
      <h2>{siteTexts.cover}</h2>
      <p data-retouch-hint="">{siteTexts.coverGrid}</p>
      <div className="retouch">
        <img src={`/fichiers/${photo.file}`} alt={siteTexts.retouched} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path />
        </svg>
        <div className="cells">
          {numbers.flatMap((row) =>
            numbers.map((column) => (
              <label key={`${row} ${column}`}>
                <input
                  type="checkbox"
                  name="caches"
                  value={[column, row, 1, 1].map((cells) => (cells * 100) / cellsASide).join()}
                  aria-label={siteTexts.coverCell(row + 1, column + 1)}
                />
              </label>
            )),
          )}
        </div>
      </div>
      <h2>{siteTexts.crop}</h2>
      <p>{siteTexts.cropHint}</p>
      <FieldControls fields={cropFields} filled={{ texts: nothingOff, errors: new Map() }} />
      <button type="submit">{siteTexts.save}</button>
    </form>
  );
}

const nothingOff: Texts = Object.fromEntries(cropFields.map(({ name }) => [name, '0']));

/** Has the photograph, as the site shows it, drawn without what he hides and takes off. */
export async function retouchPhoto(parts: SiteParts, visit: Visit, home: Home, id: string) {
  const photo = photoAt(parts, home, id);
  const sent = await fieldsSent(visit);
  if (!photo) return sendGone(visit);
  const covers = sent.getAll('caches').slice(0, mostCovers).flatMap(partIn);
  const { database, folder, decoder } = parts;
  const drawn = await reencode(decoder, filePath(database, photo.file), { covers, crop: leftOf(sent) });
  if (typeof drawn === 'string') return `${addressOf(photo)}?refus=${drawn}`;
  showInstead(parts, home, photo, await folder.keep(drawn, 'jpg'));
  return addressOf(photo);
}

/** The photograph as it came is shown again. */
export function undoRetouch(parts: SiteParts, visit: Visit, home: Home, id: string) {
  const photo = photoAt(parts, home, id);
  if (!photo) return sendGone(visit);
  showInstead(parts, home, photo, photo.original);
  return addressOf(photo);
}

/** What the edges leave that he takes off; null for all of it. */
function leftOf(sent: URLSearchParams): Part | null {
  const off = (name: string, most = mostOff) =>
    Math.min(most, Math.max(0, Math.floor(Number(sent.get(name)) || 0)));
  const [left, top] = [off('gauche'), off('haut')];
  const [right, bottom] = [off('droite', mostOff - left), off('bas', mostOff - top)];
  return left + right + top + bottom > 0 ? [left, top, 100 - left - right, 100 - top - bottom] : null;
}

/** `left,top,width,height` in hundredths of the picture, as boxes and the script write it; nothing else is read. */
function partIn(text: string): Part[] {
  const { data } = part.safeParse(text.split(',').map(Number));
  return data ? [data] : [];
}
