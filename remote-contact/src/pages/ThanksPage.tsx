import styled from '@emotion/styled';
import { Section } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Eyebrow, Wrap } from '@renovation-th/shared/ui/layout';
import { Group } from '../components/Group';
import Thanks from '../components/Thanks';
import { thanksContent as content } from '../content/thanks-content';

const Column = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space6,
  overflowWrap: 'anywhere',
});

/** After a form was sent. */
export default function ThanksPage() {
  return (
    <Band>
      <Column>
        <Group>
          <h1 tabIndex={-1}>{content.title}</h1>
          <Section name="thanks" start="now">
            <Thanks />
          </Section>
        </Group>
        <Group>
          <Eyebrow>{content.urgent}</Eyebrow>
          <Actions>
            <CallLink />
            <ButtonLink look="plain" to={content.home.path}>
              {content.home.label}
            </ButtonLink>
            <ButtonLink look="plain" to={content.services.path}>
              {content.services.label}
            </ButtonLink>
          </Actions>
        </Group>
      </Column>
    </Band>
  );
}
