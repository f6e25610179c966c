import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonAnchor } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { mailIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { FocusedMessage } from '../components/FocusedMessage';
import { quoteFailure as content } from '../content/quote-content';

type QuoteFailureProps = {
  /** The same content as a ready e-mail. */
  email: string;
  /** A ready e-mail cannot carry files. */
  hasPhotos: boolean;
};

const Body = styled('div')({ display: 'grid', gap: vars.space3, minWidth: 0 });

/** The request could not be sent: nothing is lost, and there are two other ways. */
export function QuoteFailure({ email, hasPhotos }: QuoteFailureProps) {
  return (
    <FocusedMessage kind="error">
      <Body>
        <p>
          <strong>{content.title}</strong> {content.kept}
        </p>
        {hasPhotos && <p>{content.photos}</p>}
        <Actions>
          <ButtonAnchor look="plain" size="small" href={email}>
            <Icon shape={mailIcon} />
            {content.email}
          </ButtonAnchor>
          <CallLink size="small" />
        </Actions>
      </Body>
    </FocusedMessage>
  );
}
