import styled from '@emotion/styled';
import { Section } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';
import Thanks from '../components/Thanks';
import { thanksContent as content } from '../content/thanks-content';

const Column = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space4,
  overflowWrap: 'anywhere',
});

/** Shown after a form has been sent. */
export default function ThanksPage() {
  return (
    <Band>
      <Column>
        <h1 tabIndex={-1}>{content.title}</h1>
        <Section component={Thanks} props={{}} start="now" />
      </Column>
    </Band>
  );
}
