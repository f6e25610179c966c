import { z } from 'zod';
import { ActionButton } from '../forms/owner/ActionButton';
import type { Visit } from '../forms/owner/owner-desk';
import { part, type Part, type Retouch } from '../forms/photos/decoder-words';
import { problemsIn } from './candidate';
import { cropFields } from './content/work-fields';
import { siteTexts } from './content/site-texts';
import { addressOf } from './FileSection';
import { changePhoto, readPhotoDraft, removePhoto, type Photo } from './photo-drafts';
import { textsSent, type Texts } from './section';
import { errorsOf } from './section-pages';
import { FieldControls } from './SectionForm';
import { seeOther, sendSiteView } from './send-site-view';
import { fieldsSent } from './site-drafts';
import type { SiteParts } from './start-owner-site';
import { homeOf } from './uploads';
import { sendGone } from './work-pages';

/** The grid for whoever has no script: as many lines as columns. */
const cellsASide = 8;
const mostCovers = 200;
/** What is left of each side at least, in hundredths: wide enough for the pages that show it large. */
const leastLeft = 25;

/** Takes a photograph or a file away. */
export function takeFileAway(parts: SiteParts, visit: Visit, home: string, id: string): void {
  removePhoto(parts.database, { home, id });
  seeOther(visit, homeOf(parts, home)?.address ?? '/site');
}

/**
 * What the site shows of a photograph, and the way to change it.
 * @param refused the edges that he has asked for, when they leave too little.
 */
export function showPhoto(parts: SiteParts, visit: Visit, home: string, id: string, refused?: Texts): void {
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo) return sendGone(visit);
  const isRetouched = photo.covers.length > 0 || photo.crop !== null;
  sendSiteView(
    visit,
    { heading: siteTexts.retouch, status: refused ? 422 : 200 },
    <>
      {isRetouched && (
        <>
          <p className="quiet">{siteTexts.retouched}</p>
          <img className="preview" src={`/site/fichiers/${photo.file}`} alt={siteTexts.retouched} />
          <ActionButton action={`/site/photos/${home}/${id}/montrer`} text={siteTexts.retouchUndo} />
        </>
      )}
      <RetouchForm {...{ photo, refused }} />
      <p>
        <a href={`${homeOf(parts, home)?.address}#${id}`}>{siteTexts.retouchBack}</a>
      </p>
    </>,
  );
}

type RetouchFormProps = { photo: Photo; refused: Texts | undefined };

/** A grid of boxes over the picture, for which a script puts a brush; and four edges. */
function RetouchForm({ photo: { home, id, original, covers, crop }, refused }: RetouchFormProps) {
  const texts = refused ?? edgesOf(crop);
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
          <path d={around(edgesRule.safeParse(texts).data ?? crop ?? whole)} />
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
      <FieldControls
        fields={cropFields}
        filled={{ texts, errors: errorsOf(cropFields, problemsIn(edgesRule.safeParse(texts))) }}
      />
      <button type="submit">{siteTexts.save}</button>
    </form>
  );
}

/** Has the photograph drawn as he wants it: parts painted over besides those of before, and what is left of its edges. */
export async function retouchPhoto(parts: SiteParts, visit: Visit, home: string, id: string): Promise<void> {
  const photo = readPhotoDraft(parts.database, home, id);
  const sent = await fieldsSent(visit);
  if (!photo) return sendGone(visit);
  const edges = textsSent(cropFields, sent);
  const left = edgesRule.safeParse(edges).data;
  if (!left) return showPhoto(parts, visit, home, id, edges);
  const marked = sent.getAll('caches').flatMap(partsIn);
  const wanted: Retouch = {
    covers: [...photo.covers, ...marked].slice(0, mostCovers),
    crop: left.join() === whole.join() ? null : left,
  };
  const { database, folder, drawing, now } = parts;
  const drawn = await drawing.draw(folder.pathOf(photo.original), wanted);
  if (typeof drawn === 'string') return seeOther(visit, `${addressOf(photo)}?refus=${drawn}`);
  const file = await folder.keep(drawn, 'jpg');
  changePhoto(database, photo, { ...wanted, file }, now().getTime());
  seeOther(visit, addressOf(photo));
}

/** The photograph as it came is shown again. */
export function undoRetouch(parts: SiteParts, visit: Visit, home: string, id: string): void {
  const photo = readPhotoDraft(parts.database, home, id);
  if (!photo) return sendGone(visit);
  const back = { file: photo.original, covers: [], crop: null };
  changePhoto(parts.database, photo, back, parts.now().getTime());
  seeOther(visit, addressOf(photo));
}

const whole: Part = [0, 0, 100, 100];

/** What is taken off at each edge, by the name of its field. */
function edgesOf(crop: Part | null): Texts {
  const [left, top, width, height] = crop ?? whole;
  const edges = { gauche: left, droite: 100 - left - width, haut: top, bas: 100 - top - height };
  return Object.fromEntries(Object.entries(edges).map(([name, share]) => [name, String(share)]));
}

const share = z
  .string()
  .regex(/^\d{0,2}$/, { error: siteTexts.cropNumber })
  .transform(Number);
const tooMuch = (path: string) => ({ path: [path], error: siteTexts.cropTooMuch });
const edgesRule = z
  .object({ gauche: share, droite: share, haut: share, bas: share })
  .refine(({ gauche, droite }) => gauche + droite <= 100 - leastLeft, tooMuch('gauche'))
  .refine(({ haut, bas }) => haut + bas <= 100 - leastLeft, tooMuch('haut'))
  .transform(({ gauche, droite, haut, bas }): Part => [
    gauche,
    haut,
    100 - gauche - droite,
    100 - haut - bas,
  ]);

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
