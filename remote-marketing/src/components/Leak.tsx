import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Actions, Band, Lead } from '@renovation-th/shared/ui/layout';
import type { HomeData } from '../content/home-data';
import { NumberedPoints } from './NumberedPoints';

const Head = styled('div')({ display: 'grid', gap: vars.space5, alignContent: 'start' });

/** What to do when water comes in, and whom to call. */
export function Leak({ leak }: Pick<HomeData, 'leak'>) {
  return (
    <Band>
      <HeadedColumns split="5fr 7fr">
        <Head>
          <h2>{leak.heading}</h2>
          <Lead>{leak.lead}</Lead>
          <Actions>
            <CallLink />
          </Actions>
        </Head>
        <NumberedPoints points={leak.points} />
      </HeadedColumns>
    </Band>
  );
}
