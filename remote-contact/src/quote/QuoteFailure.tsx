import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { vars } from '@renovation-th/shared/theme/decisions';
import { ButtonAnchor } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { FormMessage } from '@renovation-th/shared/ui/form-controls';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { errorIcon, mailIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Actions } from '@renovation-th/shared/ui/layout';
import { quoteFailure as content } from '../content/quote-content';

type QuoteFailureProps = {
  /** The same content as a ready e-mail. */
  email: string;
};

const Body = styled('div')({ display: 'grid', gap: vars.space3, minWidth: 0 });

/** The request could not be sent: nothing is lost, and there are two other ways. */
export function QuoteFailure({ email }: QuoteFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <FormMessage ref={box} role="alert" tabIndex={-1} data-kind="error">
      <Icon shape={errorIcon} />
      <Body>
        <p>
          <strong>{content.title}</strong> {content.kept}
        </p>
        <Actions>
          <ButtonAnchor look="plain" size="small" href={email}>
            <Icon shape={mailIcon} />
            {content.email}
          </ButtonAnchor>
          <CallLink size="small" />
        </Actions>
      </Body>
    </FormMessage>
  );
}
