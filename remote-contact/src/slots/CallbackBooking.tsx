import styled from '@emotion/styled';
import { Section } from '@renovation-th/shared/kernel';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Band, Lead, Wrap } from '@renovation-th/shared/ui/layout';
import { NextStart } from '@renovation-th/shared/ui/NextStart';
import CallbackForm from '../callback/CallbackForm';
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

const Steps = styled('ol')({
  display: 'grid',
  gap: vars.space3,
  maxWidth: vars.measure,
  color: vars.textMuted,
  counterReset: 'step',
  '& li': { position: 'relative', paddingLeft: '1.75rem', lineHeight: 1.5, counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    color: vars.callback,
    fontWeight: 600,
  },
});

/** The slot `callback-booking`, which other remotes show on their pages. */
export default function CallbackBooking() {
  return (
    <Band ground="deep" id="rappel" aria-labelledby="rappel-titre">
      <Columns>
        <Words>
          <h2 id="rappel-titre">{content.title}</h2>
          <Lead>{content.lead}</Lead>
          <Steps>
            {content.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <NextStart />
        </Words>
        <Section component={CallbackForm} props={{}} />
      </Columns>
    </Band>
  );
}
