import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { useIdentity } from '@renovation-th/shared/kernel';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { HeadedColumns } from '@renovation-th/shared/ui/HeadedColumns';
import { Band, Lead } from '@renovation-th/shared/ui/layout';
import { quotePath, reasons as content } from '../content/home';
import { NumberedPoints } from './NumberedPoints';

/** Stays in view while the points pass. */
const Head = styled('div')({
  display: 'grid',
  gap: vars.space5,
  justifyItems: 'start',
  alignContent: 'start',
  [from.large]: { position: 'sticky', top: `calc(${vars.header} + 2rem)`, alignSelf: 'start' },
});

/** Five reasons to choose this craftsman, each a claim that he stands by. */
export function Reasons() {
  return (
    <Band ground="deep">
      <HeadedColumns split="5fr 7fr">
        <Head>
          <h2>{content.heading}</h2>
          <Lead>{content.lead}</Lead>
          <ButtonLink look="quote" to={quotePath}>
            {content.quote}
          </ButtonLink>
        </Head>
        <NumberedPoints points={content.points(useIdentity())} />
      </HeadedColumns>
    </Band>
  );
}
