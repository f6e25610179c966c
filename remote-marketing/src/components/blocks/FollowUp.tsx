import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import { serviceWords } from '../../content/service-words';
import { ModelPair } from '../ModelPair';
import type { BlockProps } from './block-props';

const Words = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'center',
  '& p': { color: vars.textMuted },
});

/** Shows a typical job on a model, before and after the work. */
export function FollowUp({ block, ground }: BlockProps<'follow-up'>) {
  return (
    <HeadedBand ground={ground} split="5fr 7fr">
      <Words>
        <h2>{block.heading}</h2>
        <p>{block.text}</p>
        <p>{serviceWords.typicalJob}</p>
      </Words>
      <ModelPair pair={block.pair} sizes="(min-width: 75rem) 41rem, (min-width: 64rem) 55vw, 90vw" />
    </HeadedBand>
  );
}
