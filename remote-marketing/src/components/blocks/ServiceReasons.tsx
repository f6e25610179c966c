import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band, Lead } from '@renovation-th/shared/ui/layout';
import { NumberedPoints } from '../NumberedPoints';
import type { BlockProps } from './block-props';

const Head = styled('div')({ display: 'grid', gap: vars.space5, alignContent: 'start' });

/** Why this craftsman, for this trade. */
export function ServiceReasons({ block, ground }: BlockProps<'reasons'>) {
  return (
    <Band ground={ground}>
      <HeadedColumns split="5fr 7fr">
        <Head>
          <h2>{block.heading}</h2>
          <Lead>{block.lead}</Lead>
        </Head>
        <NumberedPoints points={block.points} />
      </HeadedColumns>
    </Band>
  );
}
