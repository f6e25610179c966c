import type { Visit } from '../../requests/owner/visit';
import { ActionButton } from '../../requests/owner/send-page';
import { siteTexts } from '../content/site-texts';
import { moments, photoSection, projectSection } from '../content/project-fields';
import { FieldControls, FilePicker } from '../form/FieldControls';
import { readLiveChoices } from '../form/live-choices';
import { OwnerForm, shownForm, SureButton } from '../form/OwnerForm';
import { fieldsIn, rowsOf, type NamedField, type ShownForm, type Texts } from '../form/section';
import { SectionPart } from '../form/SectionPart';
import { Thumbnail } from '../form/Thumbnail';
import { problemsOfProject, stateOfProject } from '../publish/candidate';
import { sendGone, sendSiteView } from '../send-site-view';
import type { Photo } from '../drafts';
import type { SiteParts } from '../site-parts';
import {
  isProjectId,
  newProjectId,
  pathOfProject,
  readProject,
  sectionsOfProject,
  titleOfProject,
} from './projects';

/** Redirects to the page of a new project, which is saved for the first time when the owner posts its form. */
export const beginProject = ({ now }: SiteParts) => pathOfProject(newProjectId(now()));

export const showProject = (parts: SiteParts, visit: Visit, id: string) => sendProject(parts, visit, id);

/** Sends the page of a project. @param stale typed texts that were not saved, because the saved ones are newer. */
export async function sendProject(
  { database, siteDir, now }: SiteParts,
  visit: Visit,
  id: string,
  stale: Texts | null = null,
): Promise<void> {
  if (!isProjectId(id)) return sendGone(visit);
  const page = pathOfProject(id);
  const project = readProject(database, id, now());
  const { photos, texts: saved } = project;
  const isNew = project.at === 0;
  const rows = rowsOf(photoSection(photos));
  const state = stateOfProject(database, project);
  const problems = isNew ? [] : problemsOfProject({ texts: stale ?? saved, photos });
  const choices = await readLiveChoices(siteDir);
  const form = shownForm({ fields: fieldsIn(sectionsOfProject(project)), saved, stale, problems, choices });
  sendSiteView(
    visit,
    {
      heading: titleOfProject(project),
      lead: siteTexts.projectStates[state],
      back: { path: '/site/chantiers', text: siteTexts.projects },
      status: stale ? 409 : 200,
    },
    <>
      <OwnerForm action={page} form={form}>
        <section className="card" aria-label={siteTexts.photos} id="fichiers">
          <h2>{siteTexts.photos}</h2>
          <p className="quiet">{siteTexts.photosWhy}</p>
          {moments.map((moment) => (
            <FilePicker key={moment} name={`photos.${moment}`} label={siteTexts.pickers[moment]} isMultiple />
          ))}
          <p className="quiet">{siteTexts.largestPhoto}</p>
        </section>
        <SectionPart section={projectSection} form={form} />
        <div id="photos">
          {photos.map((photo, index) => (
            <PhotoPart key={photo.id} {...{ photo, index, form }} fields={rows[index] ?? []} />
          ))}
        </div>
      </OwnerForm>
      {state === 'ready' && !stale && <ActionButton action="/site/publier" text={siteTexts.publish} isMain />}
      {!isNew && (
        <SureButton text={siteTexts.removeProject}>
          <p className="quiet">{siteTexts.removeHint}</p>
          <ActionButton action={`${page}/supprimer`} text={siteTexts.removeProjectSure} />
        </SureButton>
      )}
    </>,
  );
}

type PhotoPartProps = {
  photo: Photo;
  index: number;
  fields: readonly NamedField[];
  form: ShownForm;
};

function PhotoPart({ photo: { id, file }, index, fields, form }: PhotoPartProps) {
  const name = siteTexts.photo(index + 1);
  return (
    <fieldset id={id} className="photo">
      <legend>{name}</legend>
      <Thumbnail file={file} alt={form.texts[`photos.${id}.alt`] || name} />
      <FieldControls fields={fields} form={form} />
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
