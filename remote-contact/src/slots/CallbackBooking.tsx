import styled from '@emotion/styled';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { Section } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import CallbackForm from '../callback/CallbackForm';
import { NumberedSteps } from '../components/NumberedSteps';
import { callbackContent as content } from '../content/callback-content';

const Columns = styled(Wrap)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  [from.wide]: { gridTemplateColumns: '4fr 8fr', gap: vars.space8 },
});

const Words = styled('div')({
  display: 'grid',
  gap: vars.space4,
  alignContent: 'start',
  [from.wide]: { paddingTop: vars.space5 },
});

/** Lets the visitor choose when to be called; other remotes show it as a section of their page. */
export default function CallbackBooking() {
  return (
    <Band ground="deep" id="rappel" aria-labelledby="rappel-titre">
      <Columns>
        <Words>
          <h2 id="rappel-titre">{content.title}</h2>
          <Lead>{content.lead}</Lead>
          <NumberedSteps steps={content.steps} />
          <NextStart />
        </Words>
        <Section component={CallbackForm} props={{}} start="near" wakes={{ storage: [outboxKey] }} />
      </Columns>
    </Band>
  );
}
