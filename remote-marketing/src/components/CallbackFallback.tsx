import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { HeadedBand } from '@renovation-th/shared/ui/HeadedColumns';
import { Actions, Lead } from '@renovation-th/shared/ui/layout';
import { callbackFallback as content, quotePath } from '../content/home';

const Way = styled('div')({ display: 'grid', gap: vars.space5, alignContent: 'start' });

/** Replaces the callback booking when no remote offers it. */
export function CallbackFallback() {
  return (
    <HeadedBand ground="deep" split="5fr 7fr">
      <h2>{content.heading}</h2>
      <Way>
        <Lead>{content.text}</Lead>
        <Actions>
          <ButtonLink look="callback" href={quotePath}>
            {content.request}
          </ButtonLink>
          <CallLink />
        </Actions>
      </Way>
    </HeadedBand>
  );
}
