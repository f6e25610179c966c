import type { Visit } from '../../forms/owner/visit';
import { fieldsSent } from '../../forms/owner/routes';
import { cropFields } from '../content/project-fields';
import { siteTexts } from '../content/site-texts';
import { FieldControls } from '../form/FieldControls';
import { addressOf, SureButton } from '../upload/FileSection';
import type { Texts } from '../form/section';
import { FormAction } from '../form/SectionForm';
import { sendGone, sendSiteFile, sendSiteView } from '../send-site-view';
import { readSiteFile, siteFile } from '../site-folder';
import { reencode } from '../upload/reencode';
import { changePhotos, photosOf, type Home, type Photo } from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { part, type Part } from '../../forms/photos/decoder';

/** Number of rows and columns of the grid that replaces the brush without JavaScript. */
const cellsASide = 8;
const mostCovers = 200;
/** Maximum crop in per cent of the width or height, so that at least a quarter of each remains. */
const mostOff = 75;

const photoAt = ({ database }: SiteParts, home: Home, id: string) =>
  photosOf(database, home).find((photo) => photo.id === id);

/** Maximum number of retouches that can be undone one by one. */
const mostEarlier = 5;

/** Changes a photograph. @param change returns null to leave the photograph unchanged. */
function changePhoto(parts: SiteParts, home: Home, id: string, change: (photo: Photo) => Photo | null): void {
  changePhotos(parts, home, (photos) =>
    photos.map((photo) => (photo.id === id ? (change(photo) ?? photo) : photo)),
  );
}

/** Removes a photograph or the certificate from its draft. */
export function takeFileAway(parts: SiteParts, _visit: Visit, home: Home, id: string): string {
  changePhotos(parts, home, (photos) => photos.filter((photo) => photo.id !== id));
  return home.page;
}

/** Sends a thumbnail of a photograph that a draft uses. The photograph was re-encoded, so decoding it here is safe. */
export async function sendThumbnail({ database }: SiteParts, visit: Visit, name: string): Promise<void> {
  const content = await readSiteFile(database, name);
  if (!content) return sendGone(visit);
  const { default: sharp } = await import('sharp');
  const size = { width: 320, height: 320, fit: 'inside', withoutEnlargement: true } as const;
  sendSiteFile(visit, name, await sharp(content).resize(size).jpeg({ quality: 68 }).toBuffer());
}

/** Shows a photograph as visitors will see it, with the retouch form. */
export function showPhoto(parts: SiteParts, visit: Visit, home: Home, id: string): void {
  const photo = photoAt(parts, home, id);
  if (!photo) return sendGone(visit);
  const isChanged = photo.file !== photo.original;
  sendSiteView(
    visit,
    { heading: siteTexts.retouch, back: { path: `${home.page}#${id}`, text: siteTexts.retouchBack } },
    <>
      <RetouchForm photo={photo} />
      <div className="row">
        {photo.earlier.length > 0 && (
          <FormAction action={`${addressOf(photo)}/annuler`} text={siteTexts.retouchUndo} />
        )}
        {isChanged && (
          <SureButton text={siteTexts.retouchUndoAll}>
            <p>{siteTexts.retouchUndoAllHint}</p>
            <FormAction action={`${addressOf(photo)}/montrer`} text={siteTexts.retouchUndoAllSure} />
          </SureButton>
        )}
      </div>
      <form method="post" id="actions" />
    </>,
  );
}

/** Renders a grid of boxes, which a script replaces with a brush, and four crop sliders. */
function RetouchForm({ photo }: { photo: Photo }) {
  const numbers = Array.from({ length: cellsASide }, (_, number) => number);
  return (
    <form
      method="post"
      action={`${addressOf(photo)}/retoucher`}
      id="retouche"
      data-retouch={siteTexts.coverScript}
    >
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {siteTexts.save}
      </button>
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
      <div className="row" data-retouch-tools="" hidden>
        <button type="button" className="secondary small" data-undo="" disabled>
          {siteTexts.coverUndo}
        </button>
        <button type="button" className="secondary small" data-cells="" aria-pressed="false">
          {siteTexts.coverCells}
        </button>
      </div>
      <h2>{siteTexts.crop}</h2>
      <p>
        <button className="secondary small" name="tourner" value="oui">
          {siteTexts.turn}
        </button>
      </p>
      <p>{siteTexts.cropHint}</p>
      <FieldControls fields={cropFields} filled={{ texts: nothingOff, errors: new Map() }} />
      <div className="savebar">
        <p role="status" id="etat" />
        <button type="submit" id="enregistrer">
          {siteTexts.save}
        </button>
      </div>
    </form>
  );
}

const nothingOff: Texts = Object.fromEntries(cropFields.map(({ name }) => [name, '0']));

/** Covers and crops a photograph, then turns it. Each of the two steps can be undone. */
export async function retouchPhoto(parts: SiteParts, visit: Visit, home: Home, id: string) {
  const photo = photoAt(parts, home, id);
  const sent = await fieldsSent(visit);
  if (!photo) return sendGone(visit);
  const covers = sent.getAll('caches').slice(0, mostCovers).flatMap(partIn);
  const crop = leftOf(sent);
  const retouches = [
    ...(covers.length > 0 || crop ? [{ covers, crop, turn: 0 } as const] : []),
    ...(sent.has('tourner') ? [{ covers: [], crop: null, turn: 90 } as const] : []),
  ];
  if (retouches.length === 0) return addressOf(photo);
  const { database, folder, decoder } = parts;
  let next = photo;
  for (const retouch of retouches) {
    const reencoded = await reencode(decoder, siteFile(database, next.file), retouch);
    if (typeof reencoded === 'string') return `${addressOf(photo)}?refus=${reencoded}`;
    const { file, hidden, earlier } = next;
    next = {
      ...{ ...next, file: await folder.keep(reencoded, 'jpg') },
      hidden: hidden + (retouch.turn === 0 ? 1 : 0),
      earlier: [{ file, hidden }, ...earlier].slice(0, mostEarlier),
    };
  }
  const { file, hidden, earlier } = next;
  changePhoto(parts, home, id, (now) =>
    now.file === photo.file
      ? { ...now, file, hidden, earlier, isChecked: now.isChecked || covers.length > 0 }
      : null,
  );
  parts.operations.encodeNewPhotos();
  return `${addressOf(photo)}?fait=retouche`;
}

type Earlier = Pick<Photo, 'file' | 'hidden' | 'earlier'>;

/** Restores an earlier version of a photograph. Asks the owner about faces again if hidden parts become visible. */
function goBack(parts: SiteParts, home: Home, id: string, before: (photo: Photo) => Earlier | null): string {
  let isUncovered = false;
  changePhoto(parts, home, id, (photo) => {
    const next = before(photo);
    isUncovered = next !== null && next.hidden < photo.hidden;
    return next && { ...photo, ...next, isChecked: photo.isChecked && !isUncovered };
  });
  return `/site/photos/${home.name}/${id}?fait=annulee${isUncovered ? ',decouverte' : ''}`;
}

export const undoRetouch = (parts: SiteParts, _visit: Visit, home: Home, id: string): string =>
  goBack(parts, home, id, ({ earlier: [last, ...earlier] }) => (last ? { ...last, earlier } : null));

/** Restores the original photograph. */
export const undoRetouches = (parts: SiteParts, _visit: Visit, home: Home, id: string): string =>
  goBack(parts, home, id, ({ original }) => ({ file: original, hidden: 0, earlier: [] }));

/** Returns the part that remains after the crop, or null without a crop. */
function leftOf(sent: URLSearchParams): Part | null {
  const off = (name: string, most = mostOff) =>
    Math.min(most, Math.max(0, Math.floor(Number(sent.get(name)) || 0)));
  const [left, top] = [off('gauche'), off('haut')];
  const [right, bottom] = [off('droite', mostOff - left), off('bas', mostOff - top)];
  return left + right + top + bottom > 0 ? [left, top, 100 - left - right, 100 - top - bottom] : null;
}

/** Parses `left,top,width,height` in per cent of the picture. Returns an empty list for any other text. */
function partIn(text: string): Part[] {
  const { data } = part.safeParse(text.split(',').map(Number));
  return data ? [data] : [];
}
