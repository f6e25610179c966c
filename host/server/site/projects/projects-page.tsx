import type { Visit } from '../../requests/owner/visit';
import { siteTexts } from '../content/site-texts';
import { readLiveChoices } from '../form/live-choices';
import { nameIn, type Choices } from '../form/section';
import { stateOfProject } from '../publish/candidate';
import { sendSiteView } from '../send-site-view';
import type { SiteParts } from '../site-parts';
import { listProjects, pathOfProject, textOfPhoto, titleOfProject, type Project } from './projects';

/** Shows all projects, complete or not. */
export async function showProjects(parts: SiteParts, visit: Visit): Promise<void> {
  const projects = listProjects(parts.database);
  const choices = await readLiveChoices(parts.siteDir);
  sendSiteView(
    visit,
    { heading: siteTexts.projects },
    <>
      <p>{siteTexts.projectsIntro}</p>
      <p>
        <a className="action" href="/site/chantiers/nouveau">
          {siteTexts.newProject}
        </a>
      </p>
      {projects.length === 0 && <p>{siteTexts.projectsNone}</p>}
      <div className="cards">
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            state={stateOfProject(parts.database, project)}
            {...{ project, choices }}
          />
        ))}
      </div>
    </>,
  );
}

type ProjectCardProps = {
  state: ReturnType<typeof stateOfProject>;
  project: Project;
  choices: Choices;
};

function ProjectCard({ state, project, choices }: ProjectCardProps) {
  const { texts, photos } = project;
  const cover = photos.findLast((photo) => textOfPhoto(texts, photo, 'moment') === 'after') ?? photos[0];
  const where = [nameIn(choices.services, texts.service ?? ''), nameIn(choices.places, texts.place ?? '')];
  return (
    <article className="project">
      {cover ? (
        <img className="thumbnail" src={`/site/vignettes/${cover.file}`} alt="" loading="lazy" />
      ) : (
        <span className="thumbnail" />
      )}
      <div>
        <p className={`pill ${state}`}>{siteTexts.projectStates[state]}</p>
        <h2>
          <a href={pathOfProject(project.id)}>{titleOfProject(project)}</a>
        </h2>
        <p className="quiet">{where.filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
}
