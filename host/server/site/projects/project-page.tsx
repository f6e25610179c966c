import type { Visit } from '../../requests/owner/visit';
import { ActionButton } from '../../requests/owner/send-page';
import { siteTexts } from '../content/site-texts';
import { photoFields, projectSection } from '../content/project-fields';
import { FilePicker, Thumbnail } from '../file-views';
import { FieldControls } from '../form/FieldControls';
import { readLiveChoices } from '../form/live-choices';
import { OwnerForm, SureButton, type Correction } from '../form/OwnerForm';
import { rowsOf, versionOf, type NamedField, type Texts } from '../form/section';
import { errorsOf, SectionPart } from '../form/SectionPart';
import { isAgreed, problemsOfProject, stateOfProject } from '../publish/candidate';
import { sendGone, sendSiteView } from '../send-site-view';
import {
  anchorOf,
  homeOfProject,
  newProjectId,
  readProject,
  textsOfPhoto,
  titleOfProject,
  type Content,
  type Photo,
} from '../site-drafts';
import type { SiteParts } from '../site-parts';

/** Redirects to the page of a new project, which is saved for the first time when the owner posts its form. */
export const beginProject = ({ now }: SiteParts) => homeOfProject(newProjectId(now())).page;

export const isProjectId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id);

const sectionFields = rowsOf(projectSection).flat();

/** Lists the fields of a project and of its photographs. */
export const fieldsOfProject = ({ photos }: Content): readonly NamedField[] => [
  ...sectionFields,
  ...photos.flatMap(photoFields),
];

/** Returns the texts of a project and of its photographs. */
export const textsOfProject = ({ texts, photos }: Content): Texts =>
  Object.assign({}, texts, ...photos.map(textsOfPhoto));

export const showProject = (parts: SiteParts, visit: Visit, id: string) => sendProject(parts, visit, id);

/** Sends the page of a project. @param stale typed texts that were not saved, because the saved ones are newer. */
export async function sendProject(
  parts: SiteParts,
  visit: Visit,
  id: string,
  stale: Texts | null = null,
): Promise<void> {
  if (!isProjectId(id)) return sendGone(visit);
  const home = homeOfProject(id);
  const project = readProject(parts, id);
  const { photos } = project;
  const isNew = project.at === 0;
  const saved = textsOfProject(project);
  const texts = stale ?? saved;
  const state = stateOfProject(parts.database, project);
  const left = isNew || isAgreed({ texts, photos }) ? [] : leftIn({ texts, photos }, anchorOf(home));
  const problems = isNew ? [] : correctionsIn({ texts, photos }, anchorOf(home), left);
  const choices = await readLiveChoices(parts.siteDir);
  sendSiteView(
    visit,
    {
      heading: titleOfProject(project.texts),
      lead: siteTexts.projectStates[state],
      back: { path: '/site/chantiers', text: siteTexts.projects },
      status: stale ? 409 : 200,
    },
    <>
      <OwnerForm
        action={home.page}
        version={versionOf(fieldsOfProject(project), saved)}
        isStale={stale !== null}
        savedAt={project.at}
        now={parts.now()}
        corrections={problems}
        left={left}
      >
        <section className="card" aria-label={siteTexts.photos} id={anchorOf(home)}>
          <h2>{siteTexts.photos}</h2>
          <p className="quiet">{siteTexts.photosWhy}</p>
          {(['before', 'during', 'after'] as const).map((moment) => (
            <FilePicker key={moment} name={`photos.${moment}`} label={siteTexts.pickers[moment]} isMultiple />
          ))}
          <p className="quiet">{siteTexts.largestPhoto}</p>
        </section>
        <SectionPart
          section={projectSection}
          saved={saved}
          shown={texts}
          choices={choices}
          problems={problems.filter(({ field }) => sectionFields.some(({ name }) => name === field))}
        />
        <div id="photos">
          {photos.map((photo, index) => (
            <PhotoPart key={photo.id} {...{ photo, index, saved, texts, problems }} />
          ))}
        </div>
      </OwnerForm>
      {state === 'ready' && !stale && <ActionButton action="/site/publier" text={siteTexts.publish} isMain />}
      {!isNew && (
        <SureButton text={siteTexts.removeProject}>
          <p className="quiet">{siteTexts.removeHint}</p>
          <ActionButton action={`${home.page}/supprimer`} text={siteTexts.removeProjectSure} />
        </SureButton>
      )}
    </>,
  );
}

/** Lists the missing values of a project, which are not errors until the customer has agreed. */
const leftIn = ({ texts, photos }: Content, photosAt: string): readonly Correction[] =>
  Object.entries(siteTexts.left).flatMap(([name, message]) => {
    const isOfPhotos = name === 'before' || name === 'after';
    const isGiven = isOfPhotos ? photos.some(({ moment }) => moment === name) : texts[name];
    return isGiven ? [] : { field: isOfPhotos ? photosAt : name, message };
  });

/** Lists the errors of a project and its photographs, except for values that are only missing so far. */
function correctionsIn(
  project: Content,
  photosAt: string,
  left: readonly Correction[],
): readonly Correction[] {
  const problems = problemsOfProject(project).map(({ field, message }) => ({
    field: field === 'photos' ? photosAt : field,
    message,
  }));
  const ofPhotos = problems.filter(({ field }) => field === photosAt);
  const ofFields = problems.filter(({ field }) => field !== photosAt);
  const inForm = [...errorsOf(fieldsOfProject(project), ofFields)];
  const all = [...ofPhotos, ...inForm.map(([field, message]) => ({ field, message }))];
  return all.filter(({ field }) => !left.some((one) => one.field === field));
}

type PhotoPartProps = {
  photo: Photo;
  index: number;
  saved: Texts;
  /** Texts in the form. */
  texts: Texts;
  problems: readonly Correction[];
};

function PhotoPart({ photo, index, saved, texts, problems }: PhotoPartProps) {
  const { id, alt, file } = photo;
  const name = siteTexts.photo(index + 1);
  const fields = photoFields(photo);
  const own = problems.filter(({ field }) => field.startsWith(id));
  return (
    <fieldset id={id} className="photo">
      <legend>{name}</legend>
      <Thumbnail file={file} alt={alt || name} />
      <FieldControls
        fields={fields}
        filled={{ texts, errors: errorsOf(fields, own), others: texts === saved ? undefined : saved }}
      />
      <div className="row">
        {index > 0 && <PhotoButton action="monter" text={siteTexts.photoUp} {...{ id, name }} />}
        <PhotoButton action="tourner" text={siteTexts.photoTurn} {...{ id, name }} />
        <SureButton text={siteTexts.remove}>
          <p className="quiet">{siteTexts.removeHint}</p>
          <PhotoButton action="retirer" text={siteTexts.removeSure} {...{ id, name }} />
        </SureButton>
      </div>
    </fieldset>
  );
}

type PhotoButtonProps = { action: string; text: string; id: string; name: string };

/** Renders a button that saves the form and changes one photograph. */
const PhotoButton = ({ action, text, id, name }: PhotoButtonProps) => (
  <button className="secondary small" name={action} value={id} aria-label={`${text}\u00a0: ${name}`}>
    {text}
  </button>
);
