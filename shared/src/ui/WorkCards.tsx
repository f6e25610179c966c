import styled from '@emotion/styled';
import type { PagePath } from '../contracts/page';
import { vars } from '../theme/tokens';
import { HeadedSection } from './HeadedSection';
import type { WorkCard } from './work-card';
import { WorkGrid } from './WorkGrid';

type WorkCardsProps = {
  heading: string;
  intro: string;
  works: readonly WorkCard[];
  all: { label: string; path: PagePath };
};

const All = styled('p')({ marginTop: vars.space6, fontWeight: 600 });

/** Cards that link to the pages of works. Renders nothing without works. */
export function WorkCards({ heading, intro, works, all }: WorkCardsProps) {
  if (works.length === 0) return null;

  return (
    <HeadedSection ground="deep" heading={heading} intro={intro}>
      <WorkGrid works={works} />
      <All>
        <a href={all.path}>{all.label}</a>
      </All>
    </HeadedSection>
  );
}
