import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { HeadedSection } from '@renovation-th/shared/ui/HeadedSection';
import { Eyebrow } from '@renovation-th/shared/ui/layout';
import type { TypicalJob } from '../../content/service-page';
import { serviceWords } from '../../content/service-words';
import { ModelFigure, ModelPair } from '../ModelPair';
import type { BlockProps } from './block-props';

const List = styled('div')({
  display: 'grid',
  gap: vars.space7,
  [from.medium]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: vars.space7,
    '& > article:nth-of-type(2)': { marginTop: vars.space8 },
  },
});

const Item = styled('article')({ display: 'grid', alignContent: 'start', gap: vars.space5 });

const Words = styled('div')({ display: 'grid', gap: vars.space3, '& > p': { color: vars.textMuted } });

const sizes = '(min-width: 75rem) 35rem, (min-width: 48rem) 45vw, 90vw';

/** Two typical jobs, shown on models. */
export function TypicalJobs({ block, ground }: BlockProps<'typical-jobs'>) {
  return (
    <HeadedSection ground={ground} heading={block.heading} intro={serviceWords.typicalJobs}>
      <List>
        {block.jobs.map((job) => (
          <JobItem key={job.title} {...job} />
        ))}
      </List>
    </HeadedSection>
  );
}

function JobItem({ town, title, text, picture }: TypicalJob) {
  return (
    <Item data-reveal>
      {picture.kind === 'pair' ? (
        <ModelPair pair={picture.key} sizes={sizes} />
      ) : (
        <ModelFigure picture={picture.key} sizes={sizes} />
      )}
      <Words>
        <Eyebrow>
          <a href={town.path}>{town.name}</a>
        </Eyebrow>
        <h3>{title}</h3>
        <p>{text}</p>
      </Words>
    </Item>
  );
}
