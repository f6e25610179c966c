import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button, ButtonAnchor } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Lead } from '@renovation-th/shared/ui/layout';
import { unexpectedErrorContent as content } from '../content/fallback-pages';
import { home } from '../content/navigation';
import { FallbackSection } from './FallbackSection';

type UnexpectedErrorPageProps = {
  /** The thrown value, of any type. */
  error: unknown;
};

const Message = styled('p')({
  padding: `${vars.space3} ${vars.space4}`,
  borderLeft: `3px solid ${vars.error}`,
  backgroundColor: vars.errorTint,
  fontSize: vars.textS,
  overflowWrap: 'anywhere',
});

/** In place of a page that threw while rendering. Its links load documents: React's state is lost. */
export function UnexpectedErrorPage({ error }: UnexpectedErrorPageProps) {
  return (
    <FallbackSection>
      <h1 tabIndex={-1} lang="en">
        {content.title}
      </h1>
      <Message role="alert">{error instanceof Error ? error.message : String(error)}</Message>
      <Lead>{content.lead}</Lead>
      <Actions>
        <Button look="plain" type="button" onClick={() => location.reload()}>
          {content.reload}
        </Button>
        <ButtonAnchor look="plain" href={home.path}>
          {content.home}
        </ButtonAnchor>
        <CallLink />
      </Actions>
    </FallbackSection>
  );
}
