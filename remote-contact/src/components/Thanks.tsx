import styled from '@emotion/styled';
import { useUrl, useContact } from '@renovation-th/shared/kernel';
import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { replySentence } from '@renovation-th/shared/promises/reply';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Eyebrow, Lead } from '@renovation-th/shared/ui/layout';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { AgendaButton } from '../agenda/AgendaButton';
import { thanksContent as content } from '../content/thanks-content';
import { readArrival } from './request-arrival';

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space4,
});

const Parts = styled(Group)({ gap: vars.space7 });

const Reference = styled('p')({
  padding: `${vars.space4} ${vars.space5}`,
  borderLeft: `4px solid ${vars.success}`,
  backgroundColor: vars.surface,
  '& strong': { display: 'block', fontSize: vars.textL },
  '& small': { display: 'block', fontSize: vars.textS, color: vars.textMuted },
});

const Call = styled('div')({ display: 'grid', justifyItems: 'start', gap: vars.space3 });

/** Confirms the request that the URL names, and shows the telephone number and the next steps. */
export default function Thanks() {
  const arrival = readArrival(useUrl().search);

  return (
    <Parts>
      <Group>
        <Lead>{content.lead[arrival.sent](replySentence(useContact()))}</Lead>
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
        <Eyebrow>{content.urgent}</Eyebrow>
        <Actions>
          <CallLink />
          <ButtonLink look="plain" href={content.home.path}>
            {content.home.label}
          </ButtonLink>
          <ButtonLink look="plain" href={content.services.path}>
            {content.services.label}
          </ButtonLink>
        </Actions>
      </Group>
      <Group>
        <h2>{content.nextTitle}</h2>
        <Steps steps={content.steps[arrival.sent]} />
      </Group>
    </Parts>
  );
}
