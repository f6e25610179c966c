import { removeDrafts, saveDraft } from '../forms/database/draft-rows';
import { ActionButton } from '../forms/owner/ActionButton';
import { readSmallBody } from '../forms/read-body';
import { isAgreed, isReady, photosOf, problemsOfWork } from './candidate';
import { workSection } from './content/sections';
import { siteTexts } from './content/site-texts';
import { listPhotos } from './photo-drafts';
import type { Texts } from './section';
import { errorsOf, noticeOf, seenVersion } from './section-pages';
import { SectionForm } from './SectionForm';
import { textsSent } from './section-values';
import { seeOther, sendSiteView, type Visit } from './send-site-view';
import { listWorks, newWorkId, readWork, workDraft, type PhotoWords, type WorkDraft } from './site-drafts';
import { discardUnnamed } from './site-folder';
import type { SiteParts } from './site-parts';
import { WorkPhotos } from './WorkPhotos';

/** Bytes of a posted work. */
const longestPost = 64 * 1024;

export const addressOfWork = (id: string) => `/site/chantiers/${id}`;

/** All works, finished or not. */
export async function showWorks(parts: SiteParts, visit: Visit): Promise<void> {
  const works = listWorks(parts.database);
  await sendSiteView(visit, {
    heading: siteTexts.works,
    parts: [
      <p key="intro">{siteTexts.worksIntro}</p>,
      <form key="new" method="post" action="/site/chantiers/nouveau">
        <button type="submit">{siteTexts.newWork}</button>
      </form>,
      ...(works.length === 0 ? [<p key="none">{siteTexts.worksNone}</p>] : []),
      ...works.map((work) => <WorkCard key={work.id} parts={parts} work={work} />),
    ],
  });
}

function WorkCard({ parts, work }: { parts: SiteParts; work: WorkDraft }) {
  const photos = photosOf(parts.database, work.id).filter(({ photo }) => isReady(photo));
  const isComplete = problemsOfWork(parts.database, work).length === 0;
  const state = isAgreed(work)
    ? isComplete
      ? siteTexts.workReady
      : siteTexts.workUnready
    : siteTexts.workWaiting;
  return (
    <article>
      <h2>
        <a href={addressOfWork(work.id)}>{nameOf(work)}</a>
      </h2>
      <p className="quiet">{state}</p>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map(({ photo, alt }) => (
            <li key={photo.id}>
              <img src={`/site/fichiers/${photo.file}`} alt={alt} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const nameOf = ({ texts }: { texts: Texts }) => texts.title || siteTexts.unnamedWork;

export function addWork({ database, now }: SiteParts, visit: Visit): void {
  const at = now().getTime();
  const id = newWorkId(at);
  saveDraft(database, { name: workDraft(id), value: {}, seen: 0, at });
  seeOther(visit, addressOfWork(id));
}

/** Saves what was typed of a work, unless another tab was faster. */
export async function saveWork(parts: SiteParts, visit: Visit, id: string): Promise<void> {
  const sent = new URLSearchParams((await readSmallBody(visit.request, longestPost)) ?? '');
  const texts = textsSent(workSection, sent);
  if (!readWork(parts.database, id)) return sendGone(visit);
  const change = { name: workDraft(id), value: texts, seen: seenVersion(sent), at: parts.now().getTime() };
  if (saveDraft(parts.database, change) !== null)
    return seeOther(visit, `${addressOfWork(id)}?fait=chantier#chantier`);
  await showWork(parts, visit, id, { texts });
}

/** @param refused what he typed, when another tab has changed the same meanwhile. */
export async function showWork(
  parts: SiteParts,
  visit: Visit,
  id: string,
  refused: { texts?: Texts; words?: PhotoWords } = {},
): Promise<void> {
  const work = readWork(parts.database, id);
  if (!work) return sendGone(visit);
  const shown = { ...work, texts: refused.texts ?? work.texts };
  const isNew = Object.values(shown.texts).every((text) => text === '');
  const problems = isNew ? [] : problemsOfWork(parts.database, shown);
  const ofText = problems.filter(({ field }) => !field.startsWith('photos'));
  const ofPhotos = problems.filter(({ field }) => field.startsWith('photos'));
  const isBusy = listPhotos(parts.database, id).some(({ isPending }) => isPending);
  const done = visit.query.get('fait');
  await sendSiteView(visit, {
    heading: nameOf(work),
    status: refused.texts || refused.words ? 409 : 200,
    ...(isBusy && { refreshes: 2 }),
    parts: [
      <SectionForm
        key="text"
        section={workSection}
        {...shown}
        errors={errorsOf(workSection, ofText)}
        gaps={[]}
        choices={await parts.choices()}
        action={addressOfWork(id)}
        {...(refused.texts && { others: work.texts })}
        {...(done === 'chantier' && { notice: noticeOf(problems) })}
      />,
      <WorkPhotos
        key="photos"
        parts={parts}
        visit={visit}
        id={id}
        problems={ofPhotos}
        refused={refused.words}
        notice={done === 'photos' ? noticeOf(ofPhotos) : null}
      />,
      <details key="remove">
        <summary>{siteTexts.removeWork}</summary>
        <ActionButton action={`${addressOfWork(id)}/supprimer`} text={siteTexts.removeWorkSure} />
      </details>,
    ],
  });
}

/** Its photographs go with it. */
export async function removeWork({ database, folder }: SiteParts, visit: Visit, id: string): Promise<void> {
  const photos = listPhotos(database, id);
  database.write(() => {
    removeDrafts(database, workDraft(id));
    removeDrafts(database, `photo/${id}`);
  });
  await discardUnnamed(
    database,
    folder,
    photos.flatMap(({ raw, original, file }) => [raw, original, file]),
  );
  seeOther(visit, '/site/chantiers');
}

export async function sendGone(visit: Visit): Promise<void> {
  await sendSiteView(visit, {
    heading: siteTexts.works,
    status: 404,
    parts: [<p key="gone">{siteTexts.workGone}</p>],
  });
}
