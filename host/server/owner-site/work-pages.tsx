import { removeDraft } from '../forms/database/draft-rows';
import { ActionButton } from '../forms/owner/send-page';
import type { Visit } from '../forms/owner/owner-desk';
import { fieldsSent } from '../forms/owner/routes';
import { isAgreed, problemsOfWork } from './candidate';
import { photoFields, workSection } from './content/work-fields';
import { siteTexts } from './content/site-texts';
import { readLiveChoices } from './live-choices';
import { PhotoPicture, UploadForm } from './FileSection';
import { rowsOf, textsSent, type Texts } from './section';
import { FieldControls, SectionForm, type Filled } from './SectionForm';
import { sendSiteView } from './send-site-view';
import {
  addWorkDraft,
  anchorOf,
  homeOfWork,
  listWorks,
  readSaved,
  saveSent,
  type Content,
  type Photo,
  type WorkDraft,
} from './site-drafts';
import type { SiteParts } from './start-owner-site';

const addressOfWork = (id: string) => homeOfWork(id).page;

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
        <WorkCard key={work.id} work={work} />
      ))}
    </>,
  );
}

function WorkCard({ work }: { work: WorkDraft }) {
  const isComplete = problemsOfWork(work).length === 0;
  const agreed = isComplete ? siteTexts.workReady : siteTexts.workUnready;
  return (
    <article>
      <h2>
        <a href={addressOfWork(work.id)}>{nameOf(work.texts)}</a>
      </h2>
      <p className="quiet">{isAgreed(work) ? agreed : siteTexts.workWaiting}</p>
      {work.photos.length > 0 && (
        <ul className="photos">
          {work.photos.map(({ id, file, alt }) => (
            <li key={id}>
              <img src={`/fichiers/${file}`} alt={alt} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const nameOf = ({ title }: Texts) => title || siteTexts.unnamedWork;

export const addWork = (parts: SiteParts): string => addressOfWork(addWorkDraft(parts));

/** What a form says of a work; of photographs that have come since it was shown it says nothing. */
function workSent(sent: URLSearchParams, photos: readonly Photo[]): Content {
  const said = photos.map((photo): Photo => {
    const [moment, alt] = [sent.get(`${photo.id}.moment`), sent.get(`${photo.id}.alt`)];
    return { ...photo, moment: moment ?? photo.moment, alt: alt ?? photo.alt };
  });
  const moved = said.findIndex(({ id }) => id === sent.get('monter'));
  if (moved > 0) said.splice(moved - 1, 0, ...said.splice(moved, 1));
  return { texts: textsSent(rowsOf(workSection).flat(), sent), photos: said };
}

/**
 * Saves what was typed of a work and its photographs, unless another tab was faster. The button that he pressed may move
 * one up or take one away.
 */
export async function saveWork(parts: SiteParts, visit: Visit, id: string) {
  const sent = await fieldsSent(visit);
  const work = readSaved(parts.database, homeOfWork(id).draft);
  if (!work) return sendGone(visit);
  const isSaved = saveSent(parts, homeOfWork(id).draft, sent, (before) => {
    const { texts, photos } = workSent(sent, before.photos);
    return { texts, photos: photos.filter((photo) => photo.id !== sent.get('retirer')) };
  });
  if (!isSaved) return sendWork(parts, visit, id, workSent(sent, work.photos));
  const moved = work.photos.find((photo) => photo.id === sent.get('monter'));
  return `${addressOfWork(id)}?fait=chantier#${moved?.id ?? workSection.id}`;
}

export const showWork = (parts: SiteParts, visit: Visit, id: string) => sendWork(parts, visit, id, null);

/** @param refused what he typed, when another tab has changed the same meanwhile. */
async function sendWork(parts: SiteParts, visit: Visit, id: string, refused: Content | null): Promise<void> {
  const work = readSaved(parts.database, homeOfWork(id).draft);
  if (!work) return sendGone(visit);
  const shown = refused ?? work;
  const isNew = Object.values(shown.texts).every((text) => text === '');
  const problems = isNew ? [] : problemsOfWork(shown);
  const ofPhotos = problems.filter(({ field }) => field === 'photos').map(({ message }) => message);
  const choices = await readLiveChoices(parts.siteDir);
  sendSiteView(
    visit,
    { heading: nameOf(work.texts), status: refused ? 409 : 200 },
    <>
      <section aria-labelledby="titre-photos" id={anchorOf(homeOfWork(id))}>
        <h2 id="titre-photos">{siteTexts.photos}</h2>
        <p className="quiet">{siteTexts.photosWhy}</p>
        {[...new Set(ofPhotos)].map((message) => (
          <p key={message} className="help error">
            {message}
          </p>
        ))}
        <UploadForm home={homeOfWork(id)} label={siteTexts.photosLabel} />
      </section>
      <SectionForm
        {...{ visit, section: workSection, saved: work, shown, problems, choices }}
        action={addressOfWork(id)}
      >
        {shown.photos.length > 0
          ? (filled) =>
              shown.photos.map((photo, index) => <PhotoFields key={photo.id} {...{ photo, index, filled }} />)
          : undefined}
      </SectionForm>
      <details>
        <summary>{siteTexts.removeWork}</summary>
        <ActionButton action={`${addressOfWork(id)}/supprimer`} text={siteTexts.removeWorkSure} />
      </details>
    </>,
  );
}

type PhotoFieldsProps = { photo: Photo; index: number; filled: Filled };

function PhotoFields({ photo, index, filled }: PhotoFieldsProps) {
  const { id, alt } = photo;
  const name = siteTexts.photo(index + 1);
  return (
    <fieldset id={id}>
      <legend>{name}</legend>
      <PhotoPicture photo={photo} alt={alt || name} about={name} />
      <FieldControls fields={photoFields(photo)} filled={filled} />
      {index > 0 && <PhotoButton action="monter" text={siteTexts.photoUp} {...{ id, name }} />}
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
export function removeWork({ database, now }: SiteParts, _visit: Visit, id: string): string {
  removeDraft(database, homeOfWork(id).draft, now().getTime());
  return '/site/chantiers';
}

export function sendGone(visit: Visit): void {
  sendSiteView(visit, { heading: siteTexts.works, status: 404 }, <p>{siteTexts.workGone}</p>);
}
