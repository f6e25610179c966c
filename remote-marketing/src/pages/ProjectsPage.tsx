import styled from '@emotion/styled';
import type { PageProps } from '@renovation-th/shared/contracts/page';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ClosingCall } from '@renovation-th/shared/ui/ClosingCall';
import { Wrap } from '@renovation-th/shared/ui/layout';
import { PageHead } from '../components/PageHead';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { ProjectGrid } from '@renovation-th/shared/ui/ProjectGrid';
import { quotePath } from '../content/home';
import { projectPictures } from '../content/project-pictures';
import { projectsPage as content } from '../content/projects';
import type { ProjectsPageData } from '../listed-pages';

const Part = styled(Wrap)({ paddingBottom: vars.section });

/** Page of all projects, newest first. */
export default function ProjectsPage({ page }: PageProps<ProjectsPageData>) {
  return (
    <>
      <PageHead page={page} words={content} />
      <Part>
        <VisuallyHidden as="h2">{content.list}</VisuallyHidden>
        <ProjectGrid projects={page.data.projects} />
      </Part>
      <ClosingCall
        heading={content.closing.heading}
        text={content.closing.text}
        quote={{ label: content.quote, to: quotePath }}
        picture={projectPictures.wallRebuilt}
        ground="deep"
      />
    </>
  );
}
