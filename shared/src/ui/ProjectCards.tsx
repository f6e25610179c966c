import styled from '@emotion/styled';
import type { PagePath } from '../contracts/page';
import { vars } from '../theme/tokens';
import { HeadedSection } from './HeadedSection';
import type { ProjectCard } from './project-card';
import { ProjectGrid } from './ProjectGrid';

type ProjectCardsProps = {
  heading: string;
  intro: string;
  projects: readonly ProjectCard[];
  all: { label: string; path: PagePath };
};

const All = styled('p')({ marginTop: vars.space6, fontWeight: 600 });

/** Cards that link to the pages of projects. Renders nothing without projects. */
export function ProjectCards({ heading, intro, projects, all }: ProjectCardsProps) {
  if (projects.length === 0) return null;

  return (
    <HeadedSection ground="deep" heading={heading} intro={intro}>
      <ProjectGrid projects={projects} />
      <All>
        <a href={all.path}>{all.label}</a>
      </All>
    </HeadedSection>
  );
}
