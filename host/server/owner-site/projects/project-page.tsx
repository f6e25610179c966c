import type { Visit } from '../../forms/owner/visit';
import { siteTexts } from '../content/site-texts';
import { momentChoices, photoFields, projectSection } from '../content/project-fields';
import { readLiveChoices, withRecentPlaces } from '../form/live-choices';
import type { Texts } from '../form/section';
import {
  correctionsOf,
  errorsOf,
  FormAction,
  OwnerForm,
  SectionPart,
  type Correction,
} from '../form/SectionForm';
import { isAgreed, problemsOfProject } from '../publish/candidate';
import { FaceQuestion } from '../publish/unchecked-photos';
import { siteState, stateOfProject } from '../publish/unpublished';
import { sendGone, sendSiteView } from '../send-site-view';
import {
  anchorOf,
  homeOfProject,
  listProjects,
  readSaved,
  titleOfProject,
  type Content,
} from '../site-drafts';
import type { SiteParts } from '../site-parts';
import { FilePicker, SureButton, UploadState } from '../upload/FileSection';
import { Pairs, PhotoPart } from './PhotoPart';
import { withdrawalPath } from './withdrawal-pages';

export const showProject = (parts: SiteParts, visit: Visit, id: string) =>
  sendProject(parts, visit, id, new Map());

/** Lists the missing values of a project, which are not errors until the customer has agreed. */
const leftIn = ({ texts, photos }: Content, photosAt: string): readonly Correction[] =>
  Object.entries(siteTexts.left).flatMap(([name, message]) => {
    const isOfPhotos = name === 'before' || name === 'after';
    const isGiven = isOfPhotos ? photos.some(({ moment }) => moment === name) : texts[name];
    return isGiven ? [] : { field: isOfPhotos ? photosAt : name, message };
  });

/** Sends the page of a project. @param conflicts typed texts of parts that another device has changed as well. */
export async function sendProject(
  parts: SiteParts,
  visit: Visit,
  id: string,
  conflicts: ReadonlyMap<string, Texts>,
): Promise<void> {
  const home = homeOfProject(id);
  const project = readSaved(parts.database, home.draft);
  if (!project) return sendGone(visit);
  const { photos } = project;
  const texts = conflicts.get(projectSection.id) ?? project.texts;
  const isNew = project.version === 1;
  const state = stateOfProject(siteState(parts.database), { id, ...project });
  const left = isNew || isAgreed({ texts, photos }) ? [] : leftIn({ texts, photos }, anchorOf(home));
  const problems = (isNew ? [] : problemsOfProject({ texts, photos })).filter(
    ({ field }) => !left.some((one) => one.field === (field === 'photos' ? anchorOf(home) : field)),
  );
  const ofPhotos = problems.filter(({ field }) => field === 'photos');
  const others = problems.filter(({ field }) => field !== 'photos');
  const choices = withRecentPlaces(await readLiveChoices(parts.siteDir), listProjects(parts.database));
  const headings = [
    projectSection,
    ...photos.map(({ id }, at) => ({ id, heading: siteTexts.photo(at + 1) })),
  ];
  sendSiteView(
    visit,
    {
      heading: titleOfProject(project.texts),
      lead: siteTexts.projectStates[state],
      back: { path: '/site/chantiers', text: siteTexts.projects },
      status: conflicts.size > 0 ? 409 : 200,
    },
    <>
      <OwnerForm
        action={home.page}
        hasFiles
        savedAt={isNew ? 0 : project.at}
        now={parts.now()}
        canPublish={conflicts.size === 0 && (state === 'ready' || state === 'changed')}
        corrections={[
          ...ofPhotos.map(({ message }) => ({ field: anchorOf(home), message })),
          ...correctionsOf(projectSection, others),
        ]}
        left={left}
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
        <FaceQuestion photos={photos} />
        <SectionPart
          {...{ section: projectSection, saved: project.texts, shown: texts, choices }}
          problems={others.filter(({ field }) => !photos.some((photo) => field.startsWith(photo.id)))}
        />
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
      </OwnerForm>
      <SureButton text={siteTexts.removeProject}>
        <FormAction action={`${home.page}/supprimer`} text={siteTexts.removeProjectSure} />
        <p className="quiet">{siteTexts.removeProjectHint}</p>
        <a href={`${home.page}/${withdrawalPath}`}>{siteTexts.withdrawal.project}</a>
        <p className="quiet">{siteTexts.withdrawal.hint}</p>
      </SureButton>
    </>,
  );
}
