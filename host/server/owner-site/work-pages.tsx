import { removeDraft } from '../forms/database/draft-rows';
import type { Visit } from '../forms/owner/owner-desk';
import { problemsOfWork } from './candidate';
import { momentChoices, photoFields, workSection } from './content/work-fields';
import { siteTexts } from './content/site-texts';
import { FieldControls } from './FieldControls';
import { addressOf, FilePicker, SureButton, Thumbnail, UploadState } from './FileSection';
import { readLiveChoices } from './live-choices';
import { nameIn, rowsOf, textsSent, type Choices, type NamedField, type Texts } from './section';
import {
  correctionsOf,
  errorsOf,
  FormAction,
  OwnerForm,
  partOf,
  savedWords,
  SectionPart,
  Seen,
  seenName,
  type Correction,
} from './SectionForm';
import { sendSiteView } from './send-site-view';
import {
  addWorkDraft,
  anchorOf,
  changeContent,
  fateOf,
  homeOfWork,
  listWorks,
  readSaved,
  type Content,
  type Photo,
  type WorkDraft,
} from './site-drafts';
import type { SiteParts } from './site-parts';
import { readSent } from './uploads';
import { siteState, stateOfWork, type SiteState } from './unpublished';

const addressOfWork = (id: string) => homeOfWork(id).page;

/** All works, finished or not. */
export async function showWorks(parts: SiteParts, visit: Visit): Promise<void> {
  const works = listWorks(parts.database);
  const state = siteState(parts.database);
  const choices = await readLiveChoices(parts.siteDir);
  sendSiteView(
    visit,
    { heading: siteTexts.works },
    <>
      <p>{siteTexts.worksIntro}</p>
      <form method="post" action="/site/chantiers/nouveau">
        <button type="submit">{siteTexts.newWork}</button>
      </form>
      {works.length === 0 && <p>{siteTexts.worksNone}</p>}
      <div className="cards">
        {works.map((work) => (
          <WorkCard key={work.id} {...{ state, work, choices }} />
        ))}
      </div>
    </>,
  );
}

type WorkCardProps = { state: SiteState; work: WorkDraft; choices: Choices };

function WorkCard({ state, work, choices }: WorkCardProps) {
  const { texts, photos } = work;
  const cover = photos.findLast(({ moment }) => moment === 'after') ?? photos[0];
  const pill = stateOfWork(state, work);
  const where = [nameIn(choices.services, texts.service ?? ''), nameIn(choices.places, texts.place ?? '')];
  return (
    <article className="work">
      {cover ? <Thumbnail photo={cover} alt="" /> : <span className="thumbnail" />}
      <div>
        <p className={`pill ${pill}`}>{siteTexts.workStates[pill]}</p>
        <h2>
          <a href={addressOfWork(work.id)}>{nameOf(texts)}</a>
        </h2>
        <p className="quiet">{where.filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
}

const nameOf = ({ title }: Texts) => title || siteTexts.unnamedWork;

export const addWork = (parts: SiteParts): string => addressOfWork(addWorkDraft(parts));

/** The fields of a work, and of each photograph by its id. */
const workFields = rowsOf(workSection).flat();

/** What the fields of a photograph hold. */
const textsOfPhoto = ({ id, moment, alt }: Photo): Texts => ({
  [`${id}.moment`]: moment,
  [`${id}.alt`]: alt,
});

/** What a form says of a work, and of those photographs that were in it; what he did not touch stays as it is. */
function merge({ texts, photos }: Content, sent: URLSearchParams) {
  const conflicts = new Map<string, Texts>();
  /** @returns what was typed; null to leave it as it is. */
  function typed(id: string, fields: readonly NamedField[], saved: Texts): Texts | null {
    const part = { fields, seen: sent.get(seenName(id)), texts: textsSent(fields, sent) };
    const fate = fateOf(part, saved);
    if (fate === 'conflict') conflicts.set(id, part.texts);
    return fate === 'changed' ? part.texts : null;
  }
  const next: Content = {
    texts: typed(workSection.id, workFields, texts) ?? texts,
    photos: photos.map((photo): Photo => {
      const said = typed(photo.id, photoFields(photo), textsOfPhoto(photo));
      const moment = momentChoices.find(({ value }) => value === said?.[`${photo.id}.moment`])?.value;
      return said ? { ...photo, moment: moment ?? photo.moment, alt: said[`${photo.id}.alt`] ?? '' } : photo;
    }),
  };
  return { next, conflicts };
}

/** The button that he pressed may move a photograph up, take one away, or say that nothing in it is to be hidden. */
function ordered(photos: readonly Photo[], sent: URLSearchParams): readonly Photo[] {
  const left = photos
    .filter(({ id }) => id !== sent.get('retirer'))
    .map((photo) => (photo.id === sent.get('verifiee') ? { ...photo, isChecked: true } : photo));
  const moved = left.findIndex(({ id }) => id === sent.get('monter'));
  return moved > 0 ? left.toSpliced(moved, 1).toSpliced(moved - 1, 0, ...left.slice(moved, moved + 1)) : left;
}

/** Saves what was typed of a work and its photographs, unless another device was faster. */
export async function saveWork(parts: SiteParts, visit: Visit, id: string) {
  const { sent, refused } = await readSent(parts, visit);
  if (!readSaved(parts.database, homeOfWork(id).draft)) return sendGone(visit);
  let conflicts = new Map<string, Texts>();
  changeContent(parts, homeOfWork(id).draft, (before) => {
    if (!before) return null;
    const merged = merge(before, sent);
    const photos = ordered(merged.next.photos, sent);
    conflicts = merged.conflicts;
    const next = { texts: merged.next.texts, photos };
    return JSON.stringify(next) === JSON.stringify({ texts: before.texts, photos: before.photos })
      ? null
      : next;
  });
  if (conflicts.size > 0) return sendWork(parts, visit, id, conflicts);
  const moved = sent.get('monter');
  return `${addressOfWork(id)}?${new URLSearchParams(savedWords(refused)).toString()}${moved ? `#${moved}` : ''}`;
}

export const showWork = (parts: SiteParts, visit: Visit, id: string) => sendWork(parts, visit, id, new Map());

/** @param conflicts what he typed in parts that another device has changed meanwhile. */
async function sendWork(
  parts: SiteParts,
  visit: Visit,
  id: string,
  conflicts: ReadonlyMap<string, Texts>,
): Promise<void> {
  const home = homeOfWork(id);
  const work = readSaved(parts.database, home.draft);
  if (!work) return sendGone(visit);
  const { photos } = work;
  const texts = conflicts.get(workSection.id) ?? work.texts;
  const isNew = photos.length === 0 && Object.values(texts).every((text) => text === '');
  const problems = isNew ? [] : problemsOfWork({ texts, photos });
  const ofPhotos = problems.filter(({ field }) => field === 'photos');
  const others = problems.filter(({ field }) => field !== 'photos');
  const corrections: Correction[] = [
    ...ofPhotos.map(({ message }) => ({ field: anchorOf(home), message })),
    ...correctionsOf(workSection, others),
  ];
  const choices = await readLiveChoices(parts.siteDir);
  const headings = [workSection, ...photos.map(({ id }, at) => ({ id, heading: siteTexts.photo(at + 1) }))];
  sendSiteView(
    visit,
    {
      heading: nameOf(work.texts),
      lead: siteTexts.workStates[stateOfWork(siteState(parts.database), { id, ...work })],
      back: { path: '/site/chantiers', text: siteTexts.works },
      status: conflicts.size > 0 ? 409 : 200,
    },
    <>
      <OwnerForm
        action={addressOfWork(id)}
        hasFiles
        savedAt={isNew ? 0 : work.at}
        now={parts.now()}
        corrections={corrections}
        conflicts={headings
          .filter(({ id }) => conflicts.has(id))
          .map(({ id, heading }): [string, string] => [id, heading])}
      >
        <section className="card" aria-labelledby="titre-photos" id={anchorOf(home)} data-part="">
          <h2 id="titre-photos">{siteTexts.photos}</h2>
          <p className="quiet">{siteTexts.photosWhy}</p>
          <div className="pickers">
            {momentChoices.map(({ value }) => (
              <FilePicker key={value} home={home} label={siteTexts.pickers[value]} moment={value} />
            ))}
          </div>
          <UploadState />
          <Pairs photos={photos} />
        </section>
        <div id="photos" data-list="">
          {photos.map((photo, index) => (
            <PhotoPart
              key={photo.id}
              {...{ photo, index }}
              typed={conflicts.get(photo.id) ?? null}
              errors={errorsOf(
                photoFields(photo),
                others.filter(({ field }) => field.startsWith(photo.id)),
              )}
            />
          ))}
        </div>
        <SectionPart
          {...{ section: workSection, saved: work.texts, shown: texts, choices }}
          problems={others.filter(({ field }) => !photos.some((photo) => field.startsWith(photo.id)))}
        />
      </OwnerForm>
      <SureButton text={siteTexts.removeWork}>
        <FormAction action={`${addressOfWork(id)}/supprimer`} text={siteTexts.removeWorkSure} />
      </SureButton>
    </>,
  );
}

/** The pairs that visitors compare: first before with first after, and so on. */
function Pairs({ photos }: { photos: readonly Photo[] }) {
  const of = (wanted: string) => photos.filter(({ moment }) => moment === wanted);
  const [befores, afters] = [of('before'), of('after')];
  const pairs = befores.slice(0, afters.length).map((before, at) => [before, afters[at] ?? before] as const);
  return (
    pairs.length > 0 && (
      <>
        <h3>{siteTexts.pairs}</h3>
        <ul className="pairs">
          {pairs.map(([before, after]) => (
            <li key={before.id}>
              <Thumbnail photo={before} alt={siteTexts.moments.before} />
              <Thumbnail photo={after} alt={siteTexts.moments.after} />
            </li>
          ))}
        </ul>
      </>
    )
  );
}

type PhotoPartProps = {
  photo: Photo;
  index: number;
  /** What he typed while another device saved. */
  typed: Texts | null;
  errors: ReadonlyMap<string, string>;
};

function PhotoPart({ photo, index, typed, errors }: PhotoPartProps) {
  const { id, alt } = photo;
  const [name, fields, saved] = [siteTexts.photo(index + 1), photoFields(photo), textsOfPhoto(photo)];
  return (
    <fieldset id={id} className="photo" {...partOf(typed ? saved : undefined)}>
      <legend>{name}</legend>
      <Seen {...{ id, fields, saved }} />
      <a href={addressOf(photo)} aria-label={`${siteTexts.photoRetouch}\u00a0: ${name}`}>
        <Thumbnail photo={photo} alt={alt || name} />
        <span>{siteTexts.photoRetouch}</span>
      </a>
      <FieldControls
        fields={fields}
        filled={{ texts: typed ?? saved, errors, others: typed ? saved : undefined }}
      />
      {!photo.isChecked && (
        <p className="gap">
          {siteTexts.faceQuestion} <PhotoButton action="verifiee" text={siteTexts.noFace} {...{ id, name }} />
        </p>
      )}
      <div className="row">
        {index > 0 && <PhotoButton action="monter" text={siteTexts.photoUp} {...{ id, name }} />}
        <SureButton text={siteTexts.remove}>
          <PhotoButton action="retirer" text={siteTexts.removeSure} {...{ id, name }} />
        </SureButton>
      </div>
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
