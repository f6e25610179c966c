import { ActionButton } from '../forms/owner/ActionButton';
import type { Visit } from '../forms/owner/owner-desk';
import { fieldsSent } from '../forms/owner/routes';
import { part, type Part, type Retouch } from '../forms/photos/decoder-words';
import { cropFields } from './content/work-fields';
import { siteTexts } from './content/site-texts';
import { addressOf } from './FileSection';
import { changePhoto, readPhotoDraft, removePhoto, type Photo } from './photo-drafts';
import type { Texts } from './section';
import { FieldControls } from './SectionForm';
import { sendSiteView } from './send-site-view';
import type { SiteParts } from './start-owner-site';
import { homeOf } from './uploads';
import { sendGone } from './work-pages';

/** The grid for whoever has no script: as many lines as columns. */
const cellsASide = 8;
const mostCovers = 200;
/** What can be taken off of each side, in hundredths: the rest is wide enough for the pages that show it large. */
const mostOff = 75;

/** Takes a photograph or a file away. */
export function takeFileAway(parts: SiteParts, _visit: Visit, home: string, id: string): string {
  removePhoto(parts.database, { home, id });
  return homeOf(parts, home)?.address ?? '/site';
}

/** What the site shows of a photograph, and the way to change it. */
export function showPhoto(parts: SiteParts, visit: Visit, home: string, id: string): void {
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo) return sendGone(visit);
  const isRetouched = photo.covers.length > 0 || photo.crop !== null;
  sendSiteView(
    visit,
    { heading: siteTexts.retouch },
    <>
      {isRetouched && (
        <>
          <p className="quiet">{siteTexts.retouched}</p>
          <img className="preview" src={`/site/fichiers/${photo.file}`} alt={siteTexts.retouched} />
          <ActionButton action={`/site/photos/${home}/${id}/montrer`} text={siteTexts.retouchUndo} />
        </>
      )}
      <RetouchForm {...photo} />
      <p>
        <a href={`${homeOf(parts, home)?.address}#${id}`}>{siteTexts.retouchBack}</a>
      </p>
    </>,
  );
}

/** A grid of boxes over the picture, for which a script puts a brush; and four edges. */
function RetouchForm({ home, id, original, covers, crop }: Photo) {
  const numbers = Array.from({ length: cellsASide }, (_, number) => number);
  return (
    <form method="post" action={`/site/photos/${home}/${id}/retoucher`} data-retouch={siteTexts.coverScript}>
      <h2>{siteTexts.cover}</h2>
      <p data-retouch-hint="">{siteTexts.coverGrid}</p>
      <input type="hidden" name="caches" value="" />
      <div className="retouch">
        <img src={`/site/fichiers/${original}`} alt={siteTexts.retouch} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {covers.map(([x, y, width, height], index) => (
            <rect key={index} {...{ x, y, width, height }} />
          ))}
          <path d={around(crop ?? whole)} />
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
      <FieldControls fields={cropFields} filled={{ texts: edgesOf(crop), errors: new Map() }} />
      <button type="submit">{siteTexts.save}</button>
    </form>
  );
}

/** Has the photograph drawn as he wants it: parts painted over besides those of before, and what is left of its edges. */
export async function retouchPhoto(parts: SiteParts, visit: Visit, home: string, id: string) {
  const photo = readPhotoDraft(parts.database, home, id);
  const sent = await fieldsSent(visit);
  if (!photo) return sendGone(visit);
  const marked = sent.getAll('caches').flatMap(partsIn);
  const wanted: Retouch = {
    covers: [...photo.covers, ...marked].slice(0, mostCovers),
    crop: leftOf(sent),
  };
  const { database, folder, drawing, now } = parts;
  const drawn = await drawing.draw(folder.pathOf(photo.original), wanted);
  if (typeof drawn === 'string') return `${addressOf(photo)}?refus=${drawn}`;
  const file = await folder.keep(drawn, 'jpg');
  changePhoto(database, photo, { ...wanted, file }, now().getTime());
  return addressOf(photo);
}

/** The photograph as it came is shown again. */
export function undoRetouch(parts: SiteParts, visit: Visit, home: string, id: string) {
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo) return sendGone(visit);
  const back = { file: photo.original, covers: [], crop: null };
  changePhoto(parts.database, photo, back, parts.now().getTime());
  return addressOf(photo);
}

const whole: Part = [0, 0, 100, 100];

/** What is taken off at each edge, by the name of its field. */
function edgesOf(crop: Part | null): Texts {
  const [left, top, width, height] = crop ?? whole;
  const edges = { gauche: left, droite: 100 - left - width, haut: top, bas: 100 - top - height };
  return Object.fromEntries(Object.entries(edges).map(([name, share]) => [name, String(share)]));
}

/** What the edges leave that he takes off; null for all of it. */
function leftOf(sent: URLSearchParams): Part | null {
  const off = (name: string, most = mostOff) =>
    Math.min(most, Math.max(0, Math.floor(Number(sent.get(name)) || 0)));
  const [left, top] = [off('gauche'), off('haut')];
  const [right, bottom] = [off('droite', mostOff - left), off('bas', mostOff - top)];
  return left + right + top + bottom > 0 ? [left, top, 100 - left - right, 100 - top - bottom] : null;
}

/** All that is outside of a part, as a path of SVG. */
const around = ([left, top, width, height]: Part) =>
  `M0 0H100V100H0ZM${left} ${top}v${height}h${width}v-${height}Z`;

/** `left,top,width,height;…` in hundredths of the picture, as boxes and the script write them. */
function partsIn(text: string): Part[] {
  const numbers = text
    .slice(0, 20_000)
    .split(';')
    .map((each) => each.split(',').map(Number));
  return numbers.flatMap((each) => {
    const read = part.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
