import type { PageProps } from '@renovation-th/shared/contracts/page';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { ProjectCards } from '@renovation-th/shared/ui/ProjectCards';
import { ProjectHead } from '../components/ProjectHead';
import { ProjectPhotos } from '../components/ProjectPhotos';
import { projectCardWords, projectWords as content } from '../content/projects';
import { projectPictures } from '../content/project-pictures';
import type { ProjectPageData } from '../page-data/project-data';

/** Page of one project of the owner, with its photographs, town, date and description. */
export default function ProjectPage({ page }: PageProps<ProjectPageData>) {
  const project = page.data;

  return (
    <>
      <ProjectHead project={project} trail={page.breadcrumbs ?? []} />
      <ProjectPhotos project={project} />
      <ProjectCards {...projectCardWords.others} projects={project.related} />
      <ClosingCall
        heading={content.closing.heading(project.where)}
        text={content.closing.text}
        quote={{ label: content.quote, to: project.quotePath }}
        picture={projectPictures.wallRebuilt}
      />
    </>
  );
}
