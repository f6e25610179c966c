import styled from '@emotion/styled';
import { useHydrated, useLocation } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Eyebrow, Lead, Section, Wrap } from '@renovation-th/shared/ui/layout';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { AgendaButton } from '../agenda/AgendaButton';
import { readArrival } from '../components/request-arrival';
import { thanksContent as content } from '../content/thanks-content';

const Column = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space6,
  overflowWrap: 'anywhere',
});

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space4,
});

const Reference = styled('p')({
  padding: `${vars.space4} ${vars.space5}`,
  borderLeft: `4px solid ${vars.success}`,
  backgroundColor: vars.surface,
  '& strong': { display: 'block', fontSize: vars.textL },
  '& small': { display: 'block', fontSize: vars.textS, color: vars.textMuted },
});

const Call = styled('div')({ display: 'grid', justifyItems: 'start', gap: vars.space3 });

/** After a form was sent: what was sent as far as it is known, and what happens next. */
export default function ThanksPage() {
  const location = useLocation();
  // The prerendered page knows neither the query nor the navigation's state.
  const arrival = readArrival(useHydrated() ? location : { state: null, search: '' });

  return (
    <Section>
      <Column>
        <Group>
          <h1 tabIndex={-1}>{content.title}</h1>
          <Lead>{content.lead[arrival.sent]}</Lead>
          {arrival.call && (
            <Call>
              <p>
                {content.callBefore}
                <strong>{content.call(longFrenchDate(arrival.call.day), arrival.call.time)}</strong>
                {content.callAfter}
              </p>
              <AgendaButton call={arrival.call} reference={arrival.reference ?? content.title} />
            </Call>
          )}
          {arrival.reference && (
            <Reference>
              {content.reference}
              <strong>{arrival.reference}</strong>
              <small>{content.referenceHint}</small>
            </Reference>
          )}
        </Group>
        <Group>
          <h2>{content.nextTitle}</h2>
          <Steps steps={content.steps[arrival.sent]} />
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
    </Section>
  );
}
