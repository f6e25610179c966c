import { removeDrafts, saveDraft } from '../forms/database/draft-rows';
import { ActionButton } from '../forms/owner/ActionButton';
import type { Visit } from '../forms/owner/owner-desk';
import { fieldsSent } from '../forms/owner/routes';
import { isAgreed, orderName, photoNames, photosOf, problemsOfWork, withMoments } from './candidate';
import { photoFields, workSection } from './content/work-fields';
import { siteTexts } from './content/site-texts';
import { readLiveChoices } from './live-choices';
import { PhotoPicture, UploadForm } from './FileSection';
import { listPhotos, removePhoto, type Photo } from './photo-drafts';
import { rowsOf, textsSent, type NamedField, type Texts } from './section';
import { errorsOf, noticeOf } from './section-pages';
import { FieldControls, SectionForm, type Filled } from './SectionForm';
import { sendSiteView } from './send-site-view';
import { listWorks, newWorkId, readWork, saveTexts, workDraft, type WorkDraft } from './site-drafts';
import type { SiteParts } from './start-owner-site';

const addressOfWork = (id: string) => `/site/chantiers/${id}`;

/** All works, finished or not. */
export function showWorks(parts: SiteParts, visit: Visit): void {
  const works = listWorks(parts.database);
  sendSiteView(
    visit,
    { heading: siteTexts.works },
    <>
      <p>{siteTexts.worksIntro}</p>
      <form method="post" action="/site/chantiers/nouveau">
        <button type="submit">{siteTexts.newWork}</button>
      </form>
      {works.length === 0 && <p>{siteTexts.worksNone}</p>}
      {works.map((work) => (
        <WorkCard key={work.id} parts={parts} work={work} />
      ))}
    </>,
  );
}

function WorkCard({ parts: { database }, work }: { parts: SiteParts; work: WorkDraft }) {
  const photos = photosOf(database, work.id, work.texts);
  const isComplete = problemsOfWork(database, work).length === 0;
  const agreed = isComplete ? siteTexts.workReady : siteTexts.workUnready;
  return (
    <article>
      <h2>
        <a href={addressOfWork(work.id)}>{nameOf(work)}</a>
      </h2>
      <p className="quiet">{isAgreed(work) ? agreed : siteTexts.workWaiting}</p>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map(({ id, file }) => (
            <li key={id}>
              <img src={`/site/fichiers/${file}`} alt={work.texts[photoNames(id).alt] ?? ''} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const nameOf = ({ texts }: { texts: Texts }) => texts.title || siteTexts.unnamedWork;

export function addWork({ database, now }: SiteParts): string {
  const at = now().getTime();
  const id = newWorkId(at);
  saveDraft(database, { name: workDraft(id), value: {}, seen: 0, at });
  return addressOfWork(id);
}

const fieldsOfPhoto = ({ id }: Photo): readonly NamedField[] =>
  photoFields.map((field) => ({ ...field, name: `${field.path}.${id}` }));

const fieldsWith = (photos: readonly Photo[]) => [
  ...rowsOf(workSection).flat(),
  ...photos.flatMap(fieldsOfPhoto),
];

/**
 * Saves what was typed of a work and its photographs, unless another tab was faster. The button that he pressed may move
 * one up or take one away.
 */
export async function saveWork(parts: SiteParts, visit: Visit, id: string) {
  const sent = await fieldsSent(visit);
  if (!readWork(parts.database, id)) return sendGone(visit);
  const photos = listPhotos(parts.database, id);
  const order = sent.getAll('photo').filter((each) => photos.some((photo) => photo.id === each));
  const texts = {
    ...textsSent(fieldsWith(photos), sent),
    [orderName]: movedUp(order, sent.get('monter')).join(' '),
  };
  if (!saveTexts(parts, workDraft(id), sent, texts)) return showWork(parts, visit, id, texts);
  const removed = sent.get('retirer');
  if (removed !== null) removePhoto(parts.database, { home: id, id: removed });
  const place = order.find((each) => each === sent.get('monter')) ?? workSection.id;
  return `${addressOfWork(id)}?fait=chantier#${place}`;
}

function movedUp(order: readonly string[], moved: string | null): readonly string[] {
  const place = moved === null ? -1 : order.indexOf(moved);
  return moved === null || place < 1 ? order : order.toSpliced(place, 1).toSpliced(place - 1, 0, moved);
}

/** @param refused what he typed, when another tab has changed the same meanwhile. */
export async function showWork(parts: SiteParts, visit: Visit, id: string, refused?: Texts): Promise<void> {
  const { database } = parts;
  const work = readWork(database, id);
  if (!work) return sendGone(visit);
  const texts = refused ?? work.texts;
  const photos = photosOf(database, id, texts);
  const isNew = Object.values(texts).every((text) => text === '');
  const problems = isNew ? [] : problemsOfWork(database, { ...work, texts });
  const ofPhotos = problems.filter(({ field }) => field === 'photos').map(({ message }) => message);
  const filled: Filled = {
    ...{ texts: withMoments(photos, texts), version: work.version },
    others: refused && withMoments(photos, work.texts),
    errors: errorsOf(
      fieldsWith(photos),
      problems.filter(({ field }) => field !== 'photos'),
    ),
    choices: await readLiveChoices(parts.siteDir),
  };
  sendSiteView(
    visit,
    { heading: nameOf(work), status: refused ? 409 : 200 },
    <>
      <section aria-labelledby="titre-photos" id="photos-du-chantier">
        <h2 id="titre-photos">{siteTexts.photos}</h2>
        <p className="quiet">{siteTexts.photosWhy}</p>
        {[...new Set(ofPhotos)].map((message) => (
          <p key={message} className="help error">
            {message}
          </p>
        ))}
        <UploadForm home={id} label={siteTexts.photosLabel} isForMany />
      </section>
      <SectionForm
        section={workSection}
        filled={filled}
        action={addressOfWork(id)}
        notice={visit.query.get('fait') === 'chantier' ? noticeOf(problems) : undefined}
      >
        {photos.length > 0 &&
          photos.map((photo, index) => (
            <PhotoFields key={photo.id} number={index + 1} {...{ photo, filled }} />
          ))}
      </SectionForm>
      <details>
        <summary>{siteTexts.removeWork}</summary>
        <ActionButton action={`${addressOfWork(id)}/supprimer`} text={siteTexts.removeWorkSure} />
      </details>
    </>,
  );
}

type PhotoFieldsProps = { photo: Photo; number: number; filled: Filled };

function PhotoFields({ photo, number, filled }: PhotoFieldsProps) {
  const { id } = photo;
  const name = siteTexts.photo(number);
  return (
    <fieldset id={id}>
      <legend>{name}</legend>
      <input type="hidden" name="photo" value={id} />
      <PhotoPicture photo={photo} alt={filled.texts[photoNames(id).alt] || name} about={name} />
      <FieldControls fields={fieldsOfPhoto(photo)} filled={filled} />
      {number > 1 && <PhotoButton action="monter" text={siteTexts.photoUp} {...{ id, name }} />}
      <PhotoButton action="retirer" text={siteTexts.remove} {...{ id, name }} />
    </fieldset>
  );
}

type PhotoButtonProps = { action: string; text: string; id: string; name: string };

/** Saves the form, and does something with the photograph. */
const PhotoButton = ({ action, text, id, name }: PhotoButtonProps) => (
  <button className="secondary small" name={action} value={id} aria-label={`${text}\u00a0: ${name}`}>
    {text}
  </button>
);

/** Its photographs go with it. */
export function removeWork({ database }: SiteParts, _visit: Visit, id: string): string {
  database.write(() => {
    removeDrafts(database, workDraft(id));
    removeDrafts(database, `photo/${id}`);
  });
  return '/site/chantiers';
}

export function sendGone(visit: Visit): void {
  sendSiteView(visit, { heading: siteTexts.works, status: 404 }, <p>{siteTexts.workGone}</p>);
}
