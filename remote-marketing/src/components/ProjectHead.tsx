import styled from '@emotion/styled';
import type { Breadcrumb } from '@renovation-th/shared/contracts/page';
import { from } from '@renovation-th/shared/theme/media';
import { vars } from '@renovation-th/shared/theme/tokens';
import { BeforeAfter } from './BeforeAfter';
import { Breadcrumbs } from '@renovation-th/shared/ui/Breadcrumbs';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { PageTitle } from '@renovation-th/shared/ui/PageHero';
import { projectWords as content } from '../content/projects';
import type { ProjectPageData } from '../page-data/project-data';

type ProjectHeadProps = { project: ProjectPageData; trail: readonly Breadcrumb[] };

const Head = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space4,
  paddingBlock: 'clamp(1rem, 1rem + 2vw, 2.5rem) clamp(2.5rem, 2rem + 2vw, 4rem)',
  [from.large]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    gap: `${vars.space6} ${vars.space8}`,
  },
});

const Title = styled('div')({
  display: 'grid',
  gap: vars.space4,
  [from.large]: { gap: vars.space5, gridColumn: '1 / -1' },
});

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  alignContent: 'start',
});

const Facts = styled('dl')({
  borderBottom: `1px solid ${vars.line}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: vars.space4,
    paddingBlock: vars.space3,
    borderTop: `1px solid ${vars.line}`,
  },
  '& dt': { color: vars.textMuted, fontSize: vars.textS },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
});

const sizes = '(min-width: 75rem) 46rem, (min-width: 64rem) 60vw, 92vw';

/** Shows the first pair of photographs beside the story and the facts of the project. */
export function ProjectHead({ project, trail }: ProjectHeadProps) {
  const { title, story, pairs, facts, quotePath } = project;
  const [pair] = pairs;

  return (
    <Head>
      <Title>
        <Breadcrumbs trail={trail} current={title} />
        <PageTitle tabIndex={-1}>{title}</PageTitle>
      </Title>
      {pair && <BeforeAfter label={content.pair(title, 0)} {...pair} sizes={sizes} priority="hero" />}
      <Words>
        <Lead>{story}</Lead>
        <Actions>
          <ButtonLink look="quote" href={quotePath}>
            {content.quote}
          </ButtonLink>
          <CallLink />
        </Actions>
        <ProjectFacts facts={facts} />
      </Words>
    </Head>
  );
}

function ProjectFacts({ facts: { place, trade, month, duration } }: Pick<ProjectPageData, 'facts'>) {
  const rows = [
    { term: content.place, fact: <a href={place.path}>{place.label}</a> },
    { term: content.trade, fact: <a href={trade.path}>{trade.label}</a> },
    { term: content.month, fact: month },
    { term: content.duration, fact: duration },
  ];

  return (
    <Facts>
      {rows.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </Facts>
  );
}
