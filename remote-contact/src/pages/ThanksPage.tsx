import styled from '@emotion/styled';
import { fourSteps } from '@renovation-th/shared/content/promises';
import { useContact } from '@renovation-th/shared/kernel';
import { replySentence } from '@renovation-th/shared/promises/reply';
import { vars } from '@renovation-th/shared/theme/tokens';
import { ButtonLink } from '@renovation-th/shared/ui/Button';
import { CallLink } from '@renovation-th/shared/ui/CallLink';
import { Actions, Band, Eyebrow, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { Steps } from '@renovation-th/shared/ui/Steps';
import { thanksContent as content } from '../content/thanks-content';

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space4,
  overflowWrap: 'anywhere',
});

const Column = styled(Wrap)({ display: 'grid', gap: vars.space7 });

const Reference = styled('p')({
  padding: `${vars.space4} ${vars.space5}`,
  borderLeft: `4px solid ${vars.success}`,
  backgroundColor: vars.surface,
  '& strong': { display: 'block', fontSize: vars.textL },
  '& small': { display: 'block', fontSize: vars.textS, color: vars.textMuted },
});

/** Shown after a form has been sent. The host's script `show-arrival.ts` fills the marked elements from the URL. */
export default function ThanksPage() {
  const reply = replySentence(useContact());

  return (
    <Band>
      <Column>
        <Group>
          <h1 tabIndex={-1}>{content.title}</h1>
          {content.leads(reply).map(({ sent, text }) => (
            <Lead key={sent} hidden={sent !== 'unknown'} data-sent={sent}>
              {text}
            </Lead>
          ))}
          <p hidden data-call="">
            {content.callBefore}
            <strong />
            {content.callAfter}
          </p>
          <Reference hidden data-reference="">
            {content.reference}
            <strong />
            <small>{content.referenceHint}</small>
          </Reference>
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
          <Steps steps={fourSteps} />
          <p>{content.nextNote}</p>
        </Group>
      </Column>
    </Band>
  );
}
