import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FocusedMessage } from '../components/FocusedMessage';
import { OtherWays } from '../components/OtherWays';
import { quoteFailure as content } from '../content/failure-content';
import type { QuoteState } from './quote-state';

type QuoteFailureProps = { failure: Extract<QuoteState, { step: 'failed' }> };

const Body = styled('div')({ display: 'grid', gap: vars.space3, minWidth: 0 });

/** The request could not be sent: nothing is lost, and there are other ways. */
export function QuoteFailure({ failure: { explanation, fields, hasPhotos } }: QuoteFailureProps) {
  return (
    <FocusedMessage label={content.title}>
      <Body>
        <p>
          <strong>{content.title}</strong> {explanation}
        </p>
        <OtherWays fields={fields} hasPhotos={hasPhotos} />
      </Body>
    </FocusedMessage>
  );
}
